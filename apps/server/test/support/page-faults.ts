/**
 * The faults of a page for its readers, in words; empty for a good one. It runs inside the browser, and
 * so knows nothing but the page.
 */
export function faultsOnPage(): string[] {
  const faults: string[] = [];
  const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => !element.closest('svg, .vh, .skip, .lang nav, style') && element.checkVisibility(),
  );
  const said = (element: Element) =>
    `${element.tagName}.${element.className}: ${(element.textContent ?? '').slice(0, 40)}`;
  /** Words that begin in one line and end in another. */
  const brokenWordsOf = (element: Element) => {
    const [text] = element.childNodes;
    const words = [...(text?.textContent ?? '').matchAll(/[\p{L}\d]+/gu)];
    return words.flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text ?? element, index);
      range.setEnd(text ?? element, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  };
  for (const element of visible) {
    const box = element.getBoundingClientRect();
    if (box.right > window.innerWidth + 1 || box.left < -1)
      faults.push(`outside: ${said(element)}`);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 8,
    );
    const display = getComputedStyle(element).display;
    const lineHeight = parseFloat(getComputedStyle(element).lineHeight) || 20;
    const isWrapped = box.height > lineHeight * 1.8;
    const eightCharacters = parseFloat(getComputedStyle(element).fontSize) * 0.5 * 8;
    if (hasText && display !== 'inline' && isWrapped && box.width < eightCharacters) {
      faults.push(`narrow: ${said(element)}`);
    }
    if (element.matches('a, summary') && (box.height < 24 || box.width < 24)) {
      faults.push(`small: ${said(element)}`);
    }
    const spoken = (element.textContent ?? '') + (element.querySelector('img')?.alt ?? '');
    if (element.matches('a, summary') && spoken.trim() === '') {
      faults.push(`nameless: ${said(element)}`);
    }
  }
  for (const label of document.querySelectorAll('.facts dt')) {
    const list = label.closest('.facts')?.getBoundingClientRect().width ?? 0;
    const isNarrowed = label.getBoundingClientRect().width < list - 1;
    for (const word of isNarrowed ? brokenWordsOf(label) : []) faults.push(`broken: ${word}`);
  }
  for (const drawing of document.querySelectorAll('svg[role="img"]')) {
    const name =
      drawing.getAttribute('aria-label') ?? drawing.getAttribute('aria-labelledby') ?? '';
    if (name === '') faults.push('a drawing without a name');
  }
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map((each) =>
    Number(each.tagName[1]),
  );
  if (levels.filter((level) => level === 1).length !== 1) faults.push('not one h1');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) faults.push('an id twice');
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('scrolls sideways');
  return faults;
}
