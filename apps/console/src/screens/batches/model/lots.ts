/** So many can be added in one go: ten calls. */
export const mostLots = 10_000;

/** What GS1 AI 10 takes: letters, digits and signs, in capitals or small. */
const pattern = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;

/** True for a lot as the server takes it: browsers take dot segments out of the path of a link. */
export function isLot(text: string): boolean {
  return pattern.test(text) && text !== '.' && text !== '..';
}

/** Lots as somebody wrote them, and the places that are none. */
export interface ReadLots {
  /** Each once, in their order. */
  readonly lots: readonly string[];
  /** What is no lot, as it was written. */
  readonly wrong: readonly string[];
  /** What was there twice, each once. */
  readonly repeated: readonly string[];
}

/** Reads a list of lots: one a line, or with blanks between them. Commas and semicolons belong to a lot. */
export function readLots(text: string): ReadLots {
  const lots = new Set<string>();
  const repeated = new Set<string>();
  const wrong = new Set<string>();
  for (const each of text.split(/\s+/).filter((written) => written !== '')) {
    if (!isLot(each)) wrong.add(each);
    else if (lots.has(each)) repeated.add(each);
    else lots.add(each);
  }
  return { lots: [...lots], wrong: [...wrong], repeated: [...repeated] };
}
