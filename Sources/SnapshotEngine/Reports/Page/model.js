// The summary, and what the page makes of it. `suite/case` names a case everywhere.
const data = JSON.parse(document.getElementById("data").textContent);
const titles = Object.fromEntries(data.kinds.map((kind) => [kind.name, kind.title]));
const cases = data.summary.suites.flatMap((suite) =>
  suite.cases.map((item) => ({ ...item, suite: suite.name, folder: suite.folder, id: suite.name + "/" + item.name })));
const byId = new Map(cases.map((item) => [item.id, item]));

const state = { search: "", verdicts: new Set(), suite: "", device: "", state: "" };

const patternCache = new Map();
function matches(word, text) {
  if (!/[*?]/.test(word)) return text.includes(word);
  if (!patternCache.has(word)) {
    const source = word.replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*").replace(/\?/g, ".");
    patternCache.set(word, new RegExp("^" + source + "$"));
  }
  const pattern = patternCache.get(word);
  return pattern.test(text) || pattern.test(text.slice(text.indexOf("/") + 1));
}

function isShown(item) {
  if (state.verdicts.size > 0 && !state.verdicts.has(item.verdict)) return false;
  if (state.suite && item.suite !== state.suite) return false;
  if (state.device && item.device !== state.device) return false;
  if (state.state && item.state !== state.state) return false;
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => matches(word, item.id.toLowerCase()));
}

const shownCases = () => cases.filter(isShown);
// What the keys step through: differences where there are any.
function steps() {
  const shown = shownCases();
  const failed = shown.filter((item) => item.verdict !== "passed");
  return failed.length > 0 ? failed : shown;
}

const lines = (item) => item.problems.flatMap((problem) => problem.text);
const fileURL = (item, kind) => item.files[kind] && item.files[kind].split("/").map(encodeURIComponent).join("/");
const caseHash = (item) => "#case/" + item.id.split("/").map(encodeURIComponent).join("/");
const tenths = (number) => Math.round(number * 10) / 10;
const bytesText = (bytes) => bytes == null ? "" : bytes < 1024 ? bytes + " B"
  : bytes < 1048576 ? tenths(bytes / 1024) + " KB" : tenths(bytes / 1048576) + " MB";
const plural = (count, word) => count + " " + word + (count === 1 ? "" : "s");

/** An element with attributes, handlers (`onclick`) and children; texts never become markup. */
function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value == null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") Object.entries(value).forEach(([name, text]) => element.style.setProperty(name, text));
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return element;
}
