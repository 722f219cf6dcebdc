// Elements without markup in strings: nothing that came over the wire is ever parsed as HTML.

/** An element. `on…` members are listeners, `style` an object of properties, null is left out. */
export function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for drawings. */
export function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") setProperties(element, value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => (child ?? false) !== false));
  return element;
}

function setProperties(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}

/** Puts new children in, and keeps the focus on the control with the same `data-key`. */
export function replace(element, ...children) {
  const active = element.contains(document.activeElement) ? document.activeElement : null;
  const key = active?.dataset.key;
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null));
  if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

let nextId = 0;
/** An id that no other element has. */
export function freshId(prefix) {
  nextId += 1;
  return `${prefix}-${nextId}`;
}
