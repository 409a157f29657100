// One case: its pictures in five modes, and what is known about it.
const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"], ["difference", "Difference"]];
const captions = { difference: el("span", {}, "difference: ", el("span", { class: "darker" }, "darker"), " or ", el("span", { class: "lighter" }, "lighter"), " now") };
const zooms = [0.25, 0.5, 1, 2, 4, 8];
const view = { item: null, mode: "side", zoom: null, split: 50, blinkTimer: null, showsExpected: false };

function openCase(item) {
  view.item = item;
  document.title = item.name + " – navshot";
  const index = steps().indexOf(item);
  document.getElementById("viewer").replaceChildren(
    el("header", {},
      el("a", { href: "#", id: "back" }, "← All cases"),
      el("h1", {}, item.id, el("small", {}, titles[item.verdict] +
        (index >= 0 ? " · " + (index + 1) + " of " + steps().length : "") +
        " · " + item.width + " × " + item.height + " pt @" + item.scale + "x")),
      el("div", { class: "segments", role: "group", "aria-label": "Mode" }, modes.map(([mode, title], number) =>
        el("button", {
          type: "button", id: "mode-" + mode, title: "Key " + (number + 1), disabled: !isPossible(mode, item),
          onclick: () => setMode(mode),
        }, title))),
      el("div", { class: "segments", role: "group", "aria-label": "Zoom" },
        el("button", { type: "button", id: "zoom-out", title: "Key -", "aria-label": "Zoom out", onclick: () => stepZoom(-1) }, "−"),
        el("button", { type: "button", id: "zoom-fit", title: "Key 0", onclick: () => setZoom(null) }, "Fit"),
        el("button", { type: "button", id: "zoom-in", title: "Key +", "aria-label": "Zoom in", onclick: () => stepZoom(1) }, "+")),
      el("div", { class: "segments", role: "group", "aria-label": "Cases" },
        el("button", { type: "button", title: "Key k", "aria-label": "Previous case", onclick: () => step(-1) }, "‹"),
        el("button", { type: "button", title: "Key j", "aria-label": "Next case", onclick: () => step(1) }, "›")),
      el("button", { type: "button", title: "Key ?", "aria-label": "Keys", onclick: showKeys }, "?")),
    el("div", { id: "stage-box" },
      el("div", { id: "stage", tabindex: "0", "aria-label": "Pictures" }, el("div", { id: "canvas" })),
      el("div", { id: "blend", hidden: true })),
    el("aside", { id: "side" }, sidePanel(item)));
  setMode(isPossible(view.mode, item) ? view.mode : "side");
}

const isPossible = (mode, item) => mode === "side" ||
  (mode === "difference" ? Boolean(item.files.difference) : Boolean(item.files.expected && item.files.actual));

function setMode(mode) {
  if (!isPossible(mode, view.item)) return;
  view.mode = mode;
  view.showsExpected = false;
  for (const [name] of modes) {
    document.getElementById("mode-" + name).setAttribute("aria-pressed", String(name === mode));
  }
  renderStage();
}

function renderStage() {
  clearInterval(view.blinkTimer);
  const { item, mode } = view;
  const canvas = document.getElementById("canvas");
  const blend = document.getElementById("blend");
  blend.hidden = !["slider", "onion", "blink"].includes(mode);
  const kinds = ["expected", "actual", "difference"].filter((kind) => item.files[kind]);
  if (kinds.length === 0) {
    canvas.replaceChildren(el("p", { class: "empty" }, item.verdict === "passed"
      ? "The picture is as recorded. Verify with --keep-equal to see it here."
      : "There is no picture of this case."));
    return;
  }
  if (mode === "side") {
    canvas.replaceChildren(...kinds.map((kind) => el("figure", {}, el("figcaption", {}, captions[kind] || kind), sheet([kind]))));
  } else if (mode === "difference") {
    canvas.replaceChildren(el("figure", {}, el("figcaption", {}, captions.difference), sheet(["difference"])));
  } else {
    canvas.replaceChildren(el("figure", {}, el("figcaption", { id: "blend-caption" }, "expected | actual"), sheet(["expected", "actual"])));
    renderBlend(blend);
  }
  applyZoom();
}

function sheet(kinds) {
  return el("div", { class: "sheet" }, kinds.map((kind) =>
    el("img", { src: fileURL(view.item, kind), alt: kind + " picture", draggable: "false", onload: applyZoom, "data-kind": kind })));
}

function renderBlend(blend) {
  const top = document.querySelector("#canvas .sheet img + img");
  const caption = document.getElementById("blend-caption");
  const update = () => {
    const sheet = top.parentElement;
    sheet.style.setProperty("--split", view.split + "%");
    top.style.clipPath = view.mode === "slider" ? "inset(0 0 0 " + view.split + "%)" : "";
    top.style.opacity = view.mode === "onion" ? view.split / 100 : view.mode === "blink" && view.showsExpected ? 0 : 1;
    caption.textContent = view.mode === "blink" ? (view.showsExpected ? "expected" : "actual") : "expected | actual";
    const input = document.getElementById("split");
    if (input) input.value = view.split;
  };
  view.update = update;
  if (view.mode === "blink") {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isCalm) view.blinkTimer = setInterval(flip, 600);
    blend.replaceChildren(el("span", {}, isCalm ? "Space shows the other picture" : "Space holds and flips"));
  } else {
    blend.replaceChildren(el("span", {}, "expected"), el("input", {
      type: "range", id: "split", min: "0", max: "100", step: "0.5", value: view.split,
      "aria-label": view.mode === "slider" ? "Where the actual picture begins" : "How much of the actual picture shows",
      oninput: (event) => { view.split = Number(event.target.value); update(); },
    }), el("span", {}, "actual"));
  }
  if (view.mode === "slider") top.parentElement.append(handle(top.parentElement, update));
  update();
}

function handle(sheet, update) {
  const move = (event) => {
    const box = sheet.getBoundingClientRect();
    view.split = Math.min(100, Math.max(0, (event.clientX - box.left) / box.width * 100));
    update();
  };
  return el("div", {
    class: "handle",
    onpointerdown: (event) => { event.currentTarget.setPointerCapture(event.pointerId); move(event); },
    onpointermove: (event) => { if (event.buttons & 1) move(event); },
  });
}

function flip() {
  view.showsExpected = !view.showsExpected;
  view.update();
}

function holdBlink() {
  if (view.mode !== "blink") return setMode("blink");
  clearInterval(view.blinkTimer);
  flip();
}

// Sizes are in picture pixels: 100 % shows each as one CSS pixel.
function fittingZoom() {
  const stage = document.getElementById("stage");
  const count = document.querySelectorAll("#canvas figure").length || 1;
  const [width, height] = [view.item.width * view.item.scale, view.item.height * view.item.scale];
  return Math.min((stage.clientWidth - 44 - 20 * (count - 1)) / count / width, (stage.clientHeight - 70 - 44) / height, 8);
}

function applyZoom() {
  if (!view.item) return;
  const zoom = Math.max(view.zoom ?? fittingZoom(), 0.02);
  for (const sheet of document.querySelectorAll("#canvas .sheet")) {
    const image = sheet.querySelector("img");
    const width = image.naturalWidth || view.item.width * view.item.scale;
    const height = image.naturalHeight || view.item.height * view.item.scale;
    sheet.style.width = width * zoom + "px";
    sheet.style.height = height * zoom + "px";
    sheet.classList.toggle("pixels", zoom >= 2);
  }
  document.getElementById("zoom-fit").textContent = view.zoom == null ? "Fit" : Math.round(zoom * 100) + " %";
  document.getElementById("zoom-fit").setAttribute("aria-pressed", String(view.zoom == null));
}

function setZoom(zoom) {
  view.zoom = zoom;
  applyZoom();
}

function stepZoom(direction) {
  const now = view.zoom ?? fittingZoom();
  const next = direction > 0 ? zooms.find((zoom) => zoom > now * 1.01) : zooms.findLast((zoom) => zoom < now * 0.99);
  if (next) setZoom(next);
}

function step(direction) {
  const all = steps();
  const index = all.indexOf(view.item);
  const next = all[index < 0 ? 0 : (index + direction + all.length) % all.length];
  if (next) go(caseHash(next));
}
