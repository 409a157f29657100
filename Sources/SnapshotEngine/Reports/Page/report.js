// Links and keys.
function caseOfAddress() {
  const match = location.hash.match(/^#case\/(.+)$/);
  try {
    return match && byId.get(match[1].split("/").map(decodeURIComponent).join("/"));
  } catch {
    return null; // Cut off within an escaped character.
  }
}

// At once: a key that is held down would otherwise come again before the page was told of its new address.
function go(address) {
  location.hash = address;
  route();
}

function route() {
  const item = caseOfAddress();
  if (item && item === view.item) return;
  clearInterval(view.blinkTimer);
  const [list, viewer] = [document.getElementById("list"), document.getElementById("viewer")];
  if (item) {
    if (!list.hidden) view.scroll = scrollY;
    list.hidden = true;
    viewer.hidden = false;
    openCase(item);
  } else {
    viewer.hidden = true;
    list.hidden = false;
    view.item = null;
    if (list.childElementCount === 0) renderList();
    scrollTo(0, view.scroll || 0);
  }
}

const keys = {
  j: () => step(1), ArrowRight: () => step(1), k: () => step(-1), ArrowLeft: () => step(-1),
  1: () => setMode("side"), 2: () => setMode("slider"), 3: () => setMode("onion"), 4: () => setMode("blink"),
  5: () => setMode("difference"), " ": holdBlink, "+": () => stepZoom(1), "=": () => stepZoom(1),
  "-": () => stepZoom(-1), 0: () => setZoom(null), c: copyCommand, Escape: () => go("#"),
};

function showKeys() {
  document.getElementById("keys").showModal();
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.getElementById("keys").open) return;
  const isTyping = event.target.matches("input[type=search], select");
  if (event.key === "Escape" && isTyping) return event.target.blur();
  if (isTyping || (event.target.matches("input[type=range]") && event.key.startsWith("Arrow"))) return;
  if (event.key === "?") return showKeys();
  if (event.key === "/" && !view.item) {
    event.preventDefault();
    return document.getElementById("search").focus();
  }
  if (event.key === " " && event.target.matches("button, summary")) return;
  if (!view.item) {
    if ((event.key === "j" || event.key === "Enter") && !event.target.matches("a, button") && steps().length > 0) {
      go(caseHash(steps()[0]));
    }
    return;
  }
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener("resize", () => { if (view.item && view.zoom == null) applyZoom(); });
addEventListener("hashchange", route);
route();
