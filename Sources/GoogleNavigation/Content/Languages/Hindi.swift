extension NavigationContent {
  nonisolated static let hindi = NavigationContent(
    language: "hi",
    turn: TurnContent(
      maneuver: .turnRight, distance: "400 मी॰", road: "बंदरगाह मार्ग", toward: "पुराने शहर की ओर",
      next: NextStep(text: "फिर", maneuver: .turnLeft)),
    arrival: ArrivalContent(
      remainingTime: "24 मिनट", remainingDistance: "11 कि॰मी॰", clock: "10:05 पूर्वाह्न", exit: "बाहर निकलें"),
    speed: SpeedContent(current: 47, limit: 50, unit: "कि॰मी॰/घं॰", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("300 मी॰ आगे दुर्घटना", "क्या यह अब भी वहाँ है?", actions: ["हाँ", "नहीं"]),
      fasterRoute: PromptText("तेज़ रास्ता मिला", "चक्की मार्ग से 6 मिनट की बचत", actions: ["चुनें", "नहीं, धन्यवाद"]),
      speedCamera: PromptText("गति कैमरा", "बंदरगाह मार्ग पर 500 मी॰ आगे"),
      closure: PromptText("आगे सड़क बंद है", "आपका रास्ता अब घाट पुल से बचता है", actions: ["ठीक है"]),
      message: PromptText("जीपीएस खोजा जा रहा है", "स्थान सटीक नहीं हो सकता")),
    labels: ControlLabels(
      recenter: "केंद्र में लाएँ", report: "रिपोर्ट करें", compass: "कंपास", speedometer: "मौजूदा गति",
      progress: "यात्रा की प्रगति"),
    map: MapNames(
      roads: ["स्टेशन मार्ग", "बंदरगाह मार्ग", "चक्की मार्ग", "नीम पथ", "रानी मार्ग", "मंदिर गली"], park: "नगर उद्यान", water: "सरिता",
      destination: "बंदरगाह कैफ़े"))
}
