import LayoutModel
import Testing

@testable import SnapshotEngine

struct GalleryTests {
  private let phone = Device.all[2]

  @Test func `a filter is there for what has more than one value`() {
    let pictures = [Lighting.day, .night].map {
      Gallery.Picture(scenario: Scenario(device: phone, state: .activeGuidance, lighting: $0))
    }
    let html = Gallery(title: "Mine", pictures: pictures).html
    #expect(html.contains("id=\"lighting-night\" checked"))
    #expect(!html.contains("id=\"direction-ltr\""))
  }

  @Test func `every picture has a text for those who do not see it`() {
    let scenario = Scenario(device: phone, state: .activeGuidance, direction: .rightToLeft)
    let html = Gallery(title: "Mine", pictures: [.init(scenario: scenario)]).html
    #expect(html.contains("src=\"iphone-15/active-guidance.rtl.png\" alt=\"active-guidance rtl on iphone-15\""))
  }

  @Test func `a failure takes its picture's place`() {
    let scenario = Scenario(device: phone, state: .activeGuidance)
    let html = Gallery(title: "A & B", pictures: [.init(scenario: scenario, failure: "crashed in <init>")]).html
    #expect(html.contains("crashed in &lt;init&gt;"))
    #expect(html.contains("<title>A &amp; B</title>"))
    #expect(!html.contains("<img"))
  }

  @Test func `findings stand below their picture, and are counted`() {
    let scenario = Scenario(device: phone, state: .activeGuidance)
    let html = Gallery(title: "Mine", pictures: [.init(scenario: scenario, findings: ["no <font>"])]).html
    #expect(html.contains("<ul class=\"findings\"><li>no &lt;font&gt;</li></ul>"))
    #expect(html.contains("1 picture, <strong>1 with findings</strong>"))
  }

  @Test func `sheets of components are linked where there are some`() {
    #expect(!Gallery(title: "Mine", pictures: []).html.contains("<a "))
    let html = Gallery(title: "Mine", pictures: [], components: "components/index.html").html
    #expect(html.contains("<a href=\"components/index.html\">"))
  }

  @Test func `the page needs nothing from elsewhere`() {
    let html = Gallery(title: "Mine", pictures: [.init(scenario: Scenario(device: phone, state: .activeGuidance))]).html
    #expect(!html.contains("http"))
    #expect(!html.contains("<script"))
  }
}
