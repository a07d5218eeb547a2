import type { Language } from './language.js';
import { documentName } from './document-names.js';
import { textShapesOf, type KnownRule } from './field-rule.js';
import { asWritten, webAddress, type Said } from './said.js';
import { withRealSigns } from './measure.js';
import { careSignOf, sayCare, sayCode, sayMaterial } from './known-words.js';

/** A text as its rule says what it is: a country by its name, a date in full, an address as a link. */
export function sayText(
  text: string,
  { rule, member }: { readonly rule: KnownRule | undefined; readonly member: string },
  language: Language,
): Said {
  const href = webAddress(text);
  if (href !== undefined) return { text: documentName(member, language), href };
  const shapes = textShapesOf(rule);
  if (shapes.includes('country')) {
    const name = language.country(text);
    if (name !== undefined) return { text: name };
  }
  if (shapes.includes('email') || shapes.includes('contact')) return contact(text);
  if (shapes.includes('commodityCode')) return { text: inGroups(text) };
  const date = sayDate(text, language);
  if (date) return date;
  const care = member === 'careInstructions' ? careSignOf(text) : undefined;
  if (care) return { text: sayCare(care, language) };
  if (namesMaterial.has(member)) return sayMaterial(text, language);
  const printedText = isUnit.has(member) ? withRealSigns(text) : text;
  return sayCode(text, language) ?? (isPrinted(shapes) ? { text } : asWritten(printedText));
}

/** Fields with a unit, or a quantity of one, as their text. */
const isUnit: ReadonlySet<string> = new Set(['unit', 'declaredUnit', 'functionalUnit']);

const namesMaterial: ReadonlySet<string> = new Set([
  'material',
  'fiber',
  'name',
  'substanceName',
  'surfactants',
  'ingredients',
]);

/** Numbers and codes are the same in every language. */
const printed: ReadonlySet<string> = new Set([
  'cas',
  'choice',
  'digits',
  'ec',
  'eori',
  'grai',
  'gtin',
  'hazardClass',
  'ipRating',
  'precautionaryStatement',
  'reachRegistration',
  'reactionToFire',
  'ufi',
]);

const isPrinted = (shapes: readonly string[]): boolean =>
  shapes.some((shape) => printed.has(shape));

function contact(text: string): Said {
  return /^[^\s@/:]+@[^\s@/:]+$/.test(text) ? { text, href: `mailto:${text}` } : { text };
}

/** `8507600090` → `8507 60 00 90`, as customs print it. */
function inGroups(code: string): string {
  return [code.slice(0, 4), ...(code.slice(4).match(/..?/g) ?? [])].join('\u00a0');
}

/** A date, a month or a moment as ISO 8601 writes it; undefined for any other text. */
export function sayDate(text: string, language: Language): Said | undefined {
  const [, month, day, time] =
    /^(\d{4}-\d{2})(-\d{2})?(T[\d:.]{5,12}(?:Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  if (month === undefined || (time !== undefined && day === undefined)) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return undefined;
  const say =
    time === undefined ? (day === undefined ? language.month : language.day) : language.moment;
  return { text: say(at), dateTime: text };
}
