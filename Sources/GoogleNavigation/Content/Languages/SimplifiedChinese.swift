extension NavigationContent {
  /// Chinese in simplified characters.
  nonisolated static func chinese(_ format: GuidanceFormatter) -> NavigationContent {
    NavigationContent(
      language: "zh-Hans",
      turn: TurnContent(
        maneuver: .turnRight, distance: format.distance(meters: 400), road: "港口街", toward: "前往老城区",
        next: NextStep(text: "然后", maneuver: .turnLeft)),
      turnTexts: TurnTexts(
        rerouting: "正在重新规划路线…", searching: "正在搜索卫星信号…",
        destinationLeft: "目的地在左侧", destinationRight: "目的地在右侧", exit: "出口 12B", motorway: "G2", motorwayToward: "前往机场",
        longRoad: "北港环路与老海关码头大道立交桥辅路东段"),
      arrival: ArrivalContent(
        remainingTime: format.duration(minutes: 24), remainingDistance: format.distance(meters: 11_000),
        clock: format.time(hour: 10, minute: 5), exit: "退出"),
      speed: .fixture(format),
      prompts: PromptTexts(
        incident: PromptText("前方 \(format.distance(meters: 300))发生事故", "仍在那里吗？", actions: ["是", "否"]),
        fasterRoute: PromptText("发现更快路线", "经磨坊路可节省 \(format.duration(minutes: 6))", actions: ["采用", "不用了"]),
        speedCamera: PromptText("测速摄像头", "港口街前方 \(format.distance(meters: 500))"),
        closure: PromptText("前方道路封闭", "路线已避开码头大桥", actions: ["知道了"]),
        message: PromptText("正在搜索卫星信号", "位置可能不准确")),
      labels: ControlLabels(
        recenter: "重新居中", report: "报告", compass: "指南针", speedometer: "当前速度", progress: "行程进度"),
      map: MapNames(
        roads: ["车站路", "港口街", "磨坊路", "榆树大道", "皇后路", "教堂巷"], park: "城市公园", water: "清水河",
        destination: "港口咖啡馆"))
  }
}
