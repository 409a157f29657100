extension NavigationContent {
  /// Chinese in simplified characters.
  nonisolated static let chinese = NavigationContent(
    language: "zh-Hans",
    turn: TurnContent(
      maneuver: .turnRight, distance: "400 米", road: "港口街", toward: "前往老城区",
      next: NextStep(text: "然后", maneuver: .turnLeft)),
    arrival: ArrivalContent(
      remainingTime: "24 分钟", remainingDistance: "11 公里", clock: "10:05", exit: "退出"),
    speed: SpeedContent(current: 47, limit: 50, unit: "公里/时", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("前方 300 米发生事故", "仍在那里吗？", actions: ["是", "否"]),
      fasterRoute: PromptText("发现更快路线", "经磨坊路可节省 6 分钟", actions: ["采用", "不用了"]),
      speedCamera: PromptText("测速摄像头", "港口街前方 500 米"),
      closure: PromptText("前方道路封闭", "路线已避开码头大桥", actions: ["知道了"]),
      message: PromptText("正在搜索卫星信号", "位置可能不准确")),
    labels: ControlLabels(
      recenter: "重新居中", report: "报告", compass: "指南针", speedometer: "当前速度", progress: "行程进度"),
    map: MapNames(
      roads: ["车站路", "港口街", "磨坊路", "榆树大道", "皇后路", "教堂巷"], park: "城市公园", water: "清水河",
      destination: "港口咖啡馆"))
}
