extension NavigationContent {
  nonisolated static func hindi(_ format: GuidanceFormatter) -> NavigationContent {
    NavigationContent(
      language: "hi",
      turn: TurnContent(
        maneuver: .turnRight, distance: format.distance(meters: 400), road: "बंदरगाह मार्ग", toward: "पुराने शहर की ओर",
        next: NextStep(text: "फिर", maneuver: .turnLeft)),
      turnTexts: TurnTexts(
        rerouting: "नया रास्ता खोजा जा रहा है…", searching: "जीपीएस खोजा जा रहा है…",
        destinationLeft: "गंतव्य बाईं ओर है", destinationRight: "गंतव्य दाईं ओर है", exit: "निकास 12", motorway: "NH 48",
        motorwayToward: "हवाई अड्डे की ओर",
        longRoad: "उत्तरी बंदरगाह बाहरी मुद्रिका मार्ग और पुराना सीमाशुल्क घाट"),
      arrival: ArrivalContent(
        remainingTime: format.duration(minutes: 24), remainingDistance: format.distance(meters: 11_000),
        clock: format.time(hour: 10, minute: 5), exit: "बाहर निकलें"),
      speed: .fixture(format),
      prompts: PromptTexts(
        incident: PromptText("\(format.distance(meters: 300)) आगे दुर्घटना", "क्या यह अब भी वहाँ है?", actions: ["हाँ", "नहीं"]),
        fasterRoute: PromptText(
          "तेज़ रास्ता मिला", "चक्की मार्ग से \(format.duration(minutes: 6)) की बचत", actions: ["चुनें", "नहीं, धन्यवाद"]),
        speedCamera: PromptText("गति कैमरा", "बंदरगाह मार्ग पर \(format.distance(meters: 500)) आगे"),
        closure: PromptText("आगे सड़क बंद है", "आपका रास्ता अब घाट पुल से बचता है", actions: ["ठीक है"]),
        message: PromptText("जीपीएस खोजा जा रहा है", "स्थान सटीक नहीं हो सकता")),
      labels: ControlLabels(
        recenter: "केंद्र में लाएँ", report: "रिपोर्ट करें", compass: "कंपास", speedometer: "मौजूदा गति",
        progress: "यात्रा की प्रगति"),
      map: MapNames(
        roads: ["स्टेशन मार्ग", "बंदरगाह मार्ग", "चक्की मार्ग", "नीम पथ", "रानी मार्ग", "मंदिर गली"], park: "नगर उद्यान", water: "सरिता",
        destination: "बंदरगाह कैफ़े"))
  }
}
