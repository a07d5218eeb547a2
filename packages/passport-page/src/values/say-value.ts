import type { Language } from './language.js';
import { documentName, isNamedByLink } from './document-names.js';
import { entryRule, memberRule, type KnownRule } from './field-rule.js';
import { measure } from './measure.js';
import { asWritten, webAddress, type Line, type Said } from './said.js';
import { sayText } from './say-text.js';

/** What is said, and where it stands. */
export interface Asked {
  readonly rule: KnownRule | undefined;
  readonly member: string;
}

/**
 * A value of any shape in lines: one for a text or number, one for each entry of a list, one for each member
 * of an object. Empty where there is nothing to say.
 */
export function sayValue(value: unknown, asked: Asked, language: Language): readonly Line[] {
  const single = saySingle(value, asked, language);
  if (single) return [{ said: single }];
  if (Array.isArray(value)) {
    const rule = entryRule(asked.rule);
    return (value as readonly unknown[]).flatMap((entry) =>
      sayEntry(entry, { rule, member: asked.member }, language),
    );
  }
  return isRecord(value) ? sayMembers(value, asked, language) : [];
}

/** A value that is one thing to its reader; undefined for lists, objects and what says nothing. */
export function saySingle(value: unknown, asked: Asked, language: Language): Said | undefined {
  const { values } = language.texts;
  if (typeof value === 'boolean') return { text: value ? values.yes : values.no };
  if (typeof value === 'number') return measure(value, asked.rule?.unit, language);
  if (typeof value === 'string') return value === '' ? undefined : sayText(value, asked, language);
  return (
    chosenTranslation(value, language) ??
    linkedDocument(value, asked, language) ??
    quantity(value, language)
  );
}

/** The text in the language of the page, else in English, else the first one. */
function chosenTranslation(value: unknown, { locale }: Language): Said | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const translations = (value as readonly unknown[]).map(translationOf);
  const [first] = translations;
  if (!translations.every((each) => each !== undefined) || first?.language === undefined)
    return undefined;
  const spoken = (tag: string) =>
    translations.find(({ language = '' }) => language.toLowerCase().split('-', 1)[0] === tag);
  const { text, language } = spoken(locale) ?? spoken('en') ?? first;
  return sayTranslation({ text, language }, locale);
}

interface Translation {
  readonly text: string;
  readonly language: string | undefined;
}

function translationOf(value: unknown): Translation | undefined {
  if (!isRecord(value) || typeof value.value !== 'string' || typeof value.language !== 'string') {
    return undefined;
  }
  return { text: value.value, language: value.language };
}

function sayTranslation({ text, language = '' }: Translation, locale: string): Said {
  const isSpoken = language.toLowerCase().split('-', 1)[0] === locale;
  return isSpoken
    ? { text }
    : asWritten(text, /^[A-Za-z0-9-]{2,35}$/.test(language) ? language : '');
}

function linkedDocument(value: unknown, { member }: Asked, language: Language): Said | undefined {
  if (!isRecord(value)) return undefined;
  const href = webAddress(value.url);
  if (href === undefined || !Object.keys(value).every((key) => documentMembers.has(key)))
    return undefined;
  const title = saySingle(
    value.resourceTitle,
    { rule: undefined, member: 'resourceTitle' },
    language,
  );
  return { ...(title ?? { text: documentName(member, language) }), href };
}

const documentMembers: ReadonlySet<string> = new Set([
  'url',
  'contentType',
  'resourceTitle',
  'language',
]);

function quantity(value: unknown, language: Language): Said | undefined {
  if (!isRecord(value) || typeof value.value !== 'number') return undefined;
  const { unit } = value;
  const isQuantity = Object.keys(value).length === 2 && typeof unit === 'string';
  return isQuantity ? measure(value.value, unit, language) : undefined;
}

/** What the entries of a list are known by. */
const nameMembers = [
  'name',
  'material',
  'fiber',
  'substanceName',
  'facilityName',
  'documentName',
  'plotId',
] as const;

function sayEntry(entry: unknown, asked: Asked, language: Language): readonly Line[] {
  const translation = translationOf(entry);
  if (translation) return [{ said: sayTranslation(translation, language.locale) }];
  if (!isRecord(entry)) return sayValue(entry, asked, language);
  const naming = nameMembers.find((member) => typeof entry[member] === 'string');
  const name =
    naming &&
    saySingle(entry[naming], { rule: memberRule(asked.rule, naming), member: naming }, language);
  const { percentage } = entry;
  const share = name && typeof percentage === 'number' ? language.percent(percentage) : undefined;
  const { [naming ?? '']: _name, unit, ...rest } = entry;
  // The unit of a concentration stands beside it, and the reader sees them together.
  const measured = withUnit(
    share === undefined ? rest : without('percentage', rest),
    unit,
    asked.rule,
  );
  const lines = sayMembers(measured.entry, { ...asked, rule: measured.rule }, language);
  if (!name) return lines;
  const said = share === undefined ? name : { ...name, unit: share };
  return [{ said, notes: notesOf(lines) }];
}

function without(member: string, entry: Readonly<Record<string, unknown>>) {
  const { [member]: _left, ...rest } = entry;
  return rest;
}

function notesOf(lines: readonly Line[]) {
  return lines.map(({ heading = '', said }) => [heading, said] as const);
}

function withUnit(
  entry: Readonly<Record<string, unknown>>,
  unit: unknown,
  rule: KnownRule | undefined,
) {
  if (unit === undefined) return { entry, rule };
  const { concentration, value } = entry;
  if (typeof unit === 'string' && typeof concentration === 'number') {
    return { entry: { ...entry, concentration: { value: concentration, unit } }, rule };
  }
  if (typeof unit === 'string' && typeof value === 'number') {
    return { entry: { ...entry, value: { value, unit } }, rule };
  }
  return { entry: { ...entry, unit }, rule };
}

/** One line for each member that says something, with what it is called. */
function sayMembers(
  value: Readonly<Record<string, unknown>>,
  { rule }: Asked,
  language: Language,
): readonly Line[] {
  const money = sayMoney(value, language);
  return Object.entries(value).flatMap(([member, inner]) => {
    if (isUnitAlone(member, value) || (money && member === 'currency')) return [];
    if (money && member === 'amount') return [{ said: money }];
    const asked = { rule: memberRule(rule, member), member };
    const lines = sayValue(inner, asked, language);
    const own = labelOf(member, language);
    const isMeasured = typeof inner === 'number' && isCalledAfterUnit(asked);
    return lines.map(({ heading, said, notes }) => ({
      ...headingOf(own, { heading, isNamed: isMeasured || isLinkName(member, said) }),
      said,
      ...(notes && { notes }),
    }));
  });
}

/** What is paid, in one with its currency. */
function sayMoney(
  { amount, currency }: Readonly<Record<string, unknown>>,
  language: Language,
): Said | undefined {
  if (typeof amount !== 'number' || typeof currency !== 'string') return undefined;
  const text = language.money(amount, currency);
  return text === undefined ? undefined : { text };
}

/** Members that are called after the unit in which they are written: readers see another one, or the same twice. */
const calledAfterUnit: ReadonlySet<string> = new Set(['co2eKg', 'months', 'percentage']);

function isCalledAfterUnit({ rule, member }: Asked): boolean {
  return rule?.unit !== undefined && calledAfterUnit.has(member);
}

function isLinkName(member: string, { href }: Said): boolean {
  return href !== undefined && isNamedByLink(member);
}

/** What a link leads to stands in the link, and what is measured in its unit. */
function headingOf(
  own: string,
  inner: { readonly heading: string | undefined; readonly isNamed: boolean },
) {
  if (inner.isNamed) return {};
  return { heading: inner.heading === undefined ? own : `${own}, ${inner.heading}` };
}

/** `kg CO2e` beside numbers with the unit in their rules already. */
function isUnitAlone(member: string, value: Readonly<Record<string, unknown>>): boolean {
  return member === 'unit' && ('co2eKg' in value || 'total' in value);
}

/** The label of a field; of one that no rule knows its own name, in words. */
export function labelOf(member: string, language: Language): string {
  return language.label(member) ?? wordsOf(member);
}

/** `soilAssociationCode` → `Soil association code` */
function wordsOf(member: string): string {
  const words = member
    .replace(/([a-z0-9])(?=[A-Z][a-z])/g, '$1 ')
    .replace(/_/g, ' ')
    .trim();
  const [first = ''] = words;
  return (
    first.toUpperCase() +
    words.slice(first.length).replace(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase())
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
