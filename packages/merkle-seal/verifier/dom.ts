import { printable } from '../src/report/printable.js';

/** An element with its content, text as text; nothing in it can reorder the page around it. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: readonly (string | Element)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...children.map((child) => (typeof child === 'string' ? printable(child) : child)));
  return made;
}

/** The same with a class. */
export function withClass<Made extends Element>(className: string, made: Made): Made {
  made.setAttribute('class', className);
  return made;
}

/** A sentence with names of people and things between its braces, each set off and of its own direction. */
export function sentence<Tag extends 'p' | 'li' = 'p'>(
  text: string,
  values: Readonly<Record<string, string>>,
  tag: Tag = 'p' as Tag,
): HTMLElementTagNameMap[Tag] {
  const pieces = text.split(/(\{[a-z]+\})/);
  return create(
    tag,
    ...pieces.map((piece) => {
      const value = piece.startsWith('{') ? values[piece.slice(1, -1)] : undefined;
      return value === undefined ? piece : create('b', create('bdi', value));
    }),
  );
}

/** Label and value of each pair; a value may be an element. */
export function definitions(
  className: 'said' | 'kv',
  pairs: readonly (readonly [label: string, value: string | HTMLElement])[],
): HTMLDListElement {
  return withClass(className, create('dl', ...rowsOf(pairs)));
}

/** The rows of such a list. Values come from the file, in any direction and language. */
export function rowsOf(
  pairs: readonly (readonly [label: string, value: string | HTMLElement])[],
): HTMLElement[] {
  return pairs.map(([label, value]) => {
    const shown = typeof value === 'string' ? create('dd', value) : value;
    shown.dir = 'auto';
    return create('div', create('dt', label), shown);
  });
}

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = withClass('btn', create('button', text));
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}

/** An element of SVG with its attributes. */
export function draw(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly SVGElement[]
): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** The element of the page with this id. */
export function element<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}.`);
  return found;
}
