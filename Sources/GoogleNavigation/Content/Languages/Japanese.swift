extension NavigationContent {
  nonisolated static func japanese(_ format: GuidanceFormatter) -> NavigationContent {
    NavigationContent(
      language: "ja",
      turn: TurnContent(
        maneuver: .turnRight, distance: format.distance(meters: 400), road: "港通り", toward: "旧市街方面",
        next: NextStep(text: "その先", maneuver: .turnLeft)),
      turnTexts: TurnTexts(
        rerouting: "ルートを再検索中…", searching: "GPS を検索中…",
        destinationLeft: "目的地は左側です", destinationRight: "目的地は右側です", exit: "出口 12", motorway: "E1",
        motorwayToward: "空港方面",
        longRoad: "北港環状通り旧税関埠頭大橋連絡道路東行き"),
      arrival: ArrivalContent(
        remainingTime: format.duration(minutes: 24), remainingDistance: format.distance(meters: 11_000),
        clock: format.time(hour: 10, minute: 5), exit: "終了"),
      speed: .fixture(format),
      prompts: PromptTexts(
        incident: PromptText("\(format.distance(meters: 300)) 先で事故", "まだありますか？", actions: ["はい", "いいえ"]),
        fasterRoute: PromptText("より速いルートがあります", "水車通り経由で \(format.duration(minutes: 6))短縮", actions: ["切り替える", "いいえ"]),
        speedCamera: PromptText("速度取締機", "港通り、\(format.distance(meters: 500)) 先"),
        closure: PromptText("この先通行止め", "埠頭橋を避けるルートに変更しました", actions: ["了解"]),
        message: PromptText("GPS を検索中", "位置が正確でない場合があります")),
      labels: ControlLabels(
        recenter: "現在地に戻る", report: "報告", compass: "コンパス", speedometer: "現在の速度", progress: "走行の進み具合"),
      map: MapNames(
        roads: ["駅前通り", "港通り", "水車通り", "けやき大通り", "女王通り", "教会小路"], park: "中央公園", water: "清水川",
        destination: "港カフェ"))
  }
}
