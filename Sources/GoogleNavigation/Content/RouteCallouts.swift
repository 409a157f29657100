/// What call-outs on alternate routes say: how much longer each of them is than the route, the better one first.
nonisolated package struct RouteCallouts: Sendable, Hashable {
  package var times, distances: [String]

  /// The texts in a content's language; English where there are none in it. Distances are in the content's own unit.
  package static func of(_ content: NavigationContent) -> RouteCallouts {
    switch content.language.prefix(while: \.isLetter) {
    case "de": RouteCallouts(times: ["+4 Min.", "+7 Min."], distances: ["+0,8 km", "+1,6 km"])
    case "ar": RouteCallouts(times: ["+٤ دقائق", "+٧ دقائق"], distances: ["+٠٫٨ كم", "+١٫٦ كم"])
    case "he": RouteCallouts(times: ["+4 דק׳", "+7 דק׳"], distances: ["+0.8 ק״מ", "+1.6 ק״מ"])
    case "zh": RouteCallouts(times: ["+4 分钟", "+7 分钟"], distances: ["+0.8 公里", "+1.6 公里"])
    case "ja": RouteCallouts(times: ["+4 分", "+7 分"], distances: ["+0.8 km", "+1.6 km"])
    case "ru": RouteCallouts(times: ["+4 мин", "+7 мин"], distances: ["+0,8 км", "+1,6 км"])
    case "th": RouteCallouts(times: ["+4 นาที", "+7 นาที"], distances: ["+0.8 กม.", "+1.6 กม."])
    case "hi": RouteCallouts(times: ["+4 मिनट", "+7 मिनट"], distances: ["+0.8 कि॰मी॰", "+1.6 कि॰मी॰"])
    default:
      RouteCallouts(
        times: ["+4 min", "+7 min"],
        distances: content.arrival.remainingDistance.hasSuffix("mi") ? ["+0.5 mi", "+1.0 mi"] : ["+0.8 km", "+1.6 km"])
    }
  }
}
