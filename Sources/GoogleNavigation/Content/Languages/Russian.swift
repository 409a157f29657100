extension NavigationContent {
  nonisolated static func russian(_ format: GuidanceFormatter) -> NavigationContent {
    NavigationContent(
      language: "ru",
      turn: TurnContent(
        maneuver: .turnRight, distance: format.distance(meters: 400), road: "Набережная улица",
        toward: "в сторону Старого города",
        next: NextStep(text: "Затем", maneuver: .turnLeft)),
      turnTexts: TurnTexts(
        rerouting: "Маршрут перестраивается…", searching: "Поиск сигнала GPS…",
        destinationLeft: "Место назначения слева", destinationRight: "Место назначения справа", exit: "Съезд 12",
        motorway: "М4", motorwayToward: "в сторону аэропорта",
        longRoad: "Северная портовая кольцевая и Старая таможенная набережная"),
      arrival: ArrivalContent(
        remainingTime: format.duration(minutes: 24), remainingDistance: format.distance(meters: 11_000),
        clock: format.time(hour: 10, minute: 5), exit: "Завершить"),
      speed: .fixture(format),
      prompts: PromptTexts(
        incident: PromptText("ДТП через \(format.distance(meters: 300))", "Оно всё ещё там?", actions: ["Да", "Нет"]),
        fasterRoute: PromptText(
          "Найден более быстрый маршрут", "На \(format.duration(minutes: 6)) быстрее через Мельничную улицу",
          actions: ["Выбрать", "Нет, спасибо"]),
        speedCamera: PromptText("Камера контроля скорости", "Набережная улица, через \(format.distance(meters: 500))"),
        closure: PromptText("Дорога впереди закрыта", "Маршрут теперь обходит Портовый мост", actions: ["Понятно"]),
        message: PromptText("Поиск сигнала GPS", "Местоположение может быть неточным")),
      labels: ControlLabels(
        recenter: "Вернуться", report: "Сообщить", compass: "Компас, север вверху", speedometer: "Текущая скорость",
        progress: "Пройденная часть пути"),
      map: MapNames(
        roads: [
          "Вокзальная улица", "Набережная улица", "Мельничная улица", "Липовая аллея", "Садовая улица",
          "Церковный переулок",
        ],
        park: "Городской сад", water: "Тихая", destination: "Кафе «Гавань»"))
  }
}
