// Copies a text, also where the browser gives a page no clipboard: one that came over plain http has none.
import { el } from "./format.js";

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focus = document.activeElement;
    const field = el("textarea", { class: "unseen", readonly: true });
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    if (focus) focus.focus({ preventScroll: true });
    return isCopied;
  }
}

// A button that copies a text; `name` says what it is.
export function copyButton(name, text, label = "Copy") {
  const said = el("span", { "aria-live": "polite" }, label);
  const button = el("button", { type: "button", class: "copy", "aria-label": `Copy ${name}`, title: text.length < 200 ? text : undefined }, said);
  button.addEventListener("click", async () => {
    said.textContent = (await copy(text)) ? "Copied" : "Not copied";
  });
  button.addEventListener("blur", () => { said.textContent = label; });
  return button;
}
