extension NavigationContent {
  nonisolated static let russian = NavigationContent(
    language: "ru",
    turn: TurnContent(
      maneuver: .turnRight, distance: "400 м", road: "Набережная улица", toward: "в сторону Старого города",
      next: NextStep(text: "Затем", maneuver: .turnLeft)),
    arrival: ArrivalContent(
      remainingTime: "24 мин", remainingDistance: "11 км", clock: "10:05", exit: "Завершить"),
    speed: SpeedContent(current: 47, limit: 50, unit: "км/ч", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("ДТП через 300 м", "Оно всё ещё там?", actions: ["Да", "Нет"]),
      fasterRoute: PromptText(
        "Найден более быстрый маршрут", "На 6 мин быстрее через Мельничную улицу", actions: ["Выбрать", "Нет, спасибо"]),
      speedCamera: PromptText("Камера контроля скорости", "Набережная улица, через 500 м"),
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
