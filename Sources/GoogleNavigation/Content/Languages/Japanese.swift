extension NavigationContent {
  nonisolated static let japanese = NavigationContent(
    language: "ja",
    turn: TurnContent(
      maneuver: .turnRight, distance: "400 m", road: "港通り", toward: "旧市街方面",
      next: NextStep(text: "その先", maneuver: .turnLeft)),
    arrival: ArrivalContent(remainingTime: "24 分", remainingDistance: "11 km", clock: "10:05", exit: "終了"),
    speed: SpeedContent(current: 47, limit: 50, unit: "km/h", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("300 m 先で事故", "まだありますか？", actions: ["はい", "いいえ"]),
      fasterRoute: PromptText("より速いルートがあります", "水車通り経由で 6 分短縮", actions: ["切り替える", "いいえ"]),
      speedCamera: PromptText("速度取締機", "港通り、500 m 先"),
      closure: PromptText("この先通行止め", "埠頭橋を避けるルートに変更しました", actions: ["了解"]),
      message: PromptText("GPS を検索中", "位置が正確でない場合があります")),
    labels: ControlLabels(
      recenter: "現在地に戻る", report: "報告", compass: "コンパス", speedometer: "現在の速度", progress: "走行の進み具合"),
    map: MapNames(
      roads: ["駅前通り", "港通り", "水車通り", "けやき大通り", "女王通り", "教会小路"], park: "中央公園", water: "清水川",
      destination: "港カフェ"))
}
