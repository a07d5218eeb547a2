import type { ListShape, NumberShape, ObjectShape, Shape } from '../src/rules/shape.js';
import type { TextFormat } from '../src/rules/shape.js';
import type { JsonValue } from './category-document.js';

/** A value that a shape refuses, and where inside it the fault is: `[0].percentage`. */
export interface Refusal {
  readonly value: JsonValue;
  readonly at: string;
}

/** For each text format: two texts it takes, and three it does not, all of them visible. */
const formatSamples: Record<TextFormat, { takes: string[]; refuses: string[] }> = {
  url: {
    takes: ['https://a.example/b', 'http://[::1]:80/'],
    refuses: ['a.example', 'ftp://a.b', 'https://', 'HTTPS://a.example'],
  },
  email: {
    takes: ['a@b.example', 'ä.b+c@d-e.example'],
    refuses: ['a@b', '@b.example', 'a b@c.example'],
  },
  contact: { takes: ['+49 30 1234', 'a@b.example'], refuses: ['123', 'call us', 'https://'] },
  language: { takes: ['de', 'zh-Hant-TW'], refuses: ['d', 'German', 'de_DE'] },
  country: { takes: ['DE', 'TW'], refuses: ['de', 'XX', 'EU'] },
  currency: { takes: ['EUR', 'CHF'], refuses: ['eur', 'EURO', '€'] },
  date: {
    takes: ['2028-02-29', '2028-02-29T12:00:00Z'],
    refuses: ['2027-02-29', '29.02.2028', '2028-02'],
  },
  monthOrDate: { takes: ['2028-02', '2028-02-29'], refuses: ['2028', '2028-13', '2027-02-29'] },
  eori: { takes: ['DE1', 'XI123456789012345'], refuses: ['DE', 'de123', 'DE1234567890123456'] },
  commodityCode: { takes: ['6109', '6109100010'], refuses: ['610', '61091000101', '6109.10'] },
  gtin: {
    takes: ['09506000134352', '96385074'],
    refuses: ['09506000134353', '950600013435', 'GTIN'],
  },
  grai: {
    takes: ['09521141123454', '09521141123454A7'],
    refuses: ['09521141123455', '9521141123454', '09521141123454~'],
  },
  cas: { takes: ['50-00-0', '7782-42-5'], refuses: ['50-00-1', '50000', '7782-42-50'] },
  ec: { takes: ['200-001-8', '231-158-0'], refuses: ['200-001-7', '2000018', '20-001-8'] },
  reachRegistration: {
    takes: ['01-2119475104-44-0000', '05-2114567890-12-0001'],
    refuses: ['2119475104', '01-211947510-44-0000', '01-2119475104-44'],
  },
  ufi: {
    takes: ['VDU1-414F-1003-1862', 'J500-V0R7-Q000-5D1P'],
    refuses: ['vdu1-414f-1003-1862', 'VDU1-414F-1003', 'VDU1414F10031862'],
  },
  hazardClass: { takes: ['H319', 'Skin Irrit. 2'], refuses: ['H999', 'H31', 'EUH66'] },
  precautionaryStatement: { takes: ['P280', 'P301+P312'], refuses: ['P999', 'p280', 'P280 P301'] },
  sha256: {
    takes: ['0123456789abcdef'.repeat(4), 'A'.repeat(64)],
    refuses: ['a'.repeat(63), 'g'.repeat(64), 'a'.repeat(65)],
  },
  digits: { takes: ['1', '1234567'], refuses: ['12a', '1 2', '-1'] },
  reactionToFire: {
    takes: ['A1', 'B-s1,d0', 'Aca', 'B2ca-s1a,d1,a1', 'Eca'],
    refuses: ['A3', 'G', 'B-s4', 'Gca', 'Bca', 'A2ca', 'B2', 'ca'],
  },
  ipRating: { takes: ['IP68', 'IPX4'], refuses: ['68', 'IP6', 'IP79'] },
};

/** Values the shape takes, the fullest first: every alternative, bound and choice is among them. */
export function takenBy(shape: Shape): JsonValue[] {
  switch (shape.kind) {
    case 'text':
      return shape.format === undefined
        ? ['Sample', 'ß', ' x ']
        : formatSamples[shape.format].takes;
    case 'number':
      return takenNumbers(shape);
    case 'boolean':
      return [true, false];
    case 'choice':
      return [
        ...shape.values,
        ...(shape.ignoreCase ? shape.values.map((value) => value.toUpperCase()) : []),
      ];
    case 'list':
      return takenLists(shape);
    case 'object':
      return [...takenObjects(shape), ...withEachMember(shape)];
    case 'either':
      return shape.alternatives.flatMap(takenBy);
  }
}

function takenNumbers({ integer, minimum, above, maximum }: NumberShape): number[] {
  const least = above === undefined ? minimum : above + 1e-6;
  const most = maximum ?? 1e9;
  const bounds = [least ?? -1e9, most];
  return integer ? bounds : [...bounds, ((least ?? 0) + (maximum ?? 10)) / 2];
}

function takenLists({ entry, nonEmpty, sumsTo100 }: ListShape): JsonValue[] {
  const entries = takenBy(entry);
  if (sumsTo100 !== undefined) {
    const [first] = entries as Record<string, JsonValue>[];
    return [
      [{ ...first, [sumsTo100]: 100 }],
      [0, 1].map((n) => ({ ...first, [sumsTo100]: 40 + 20 * n })),
    ];
  }
  return [entries, entries.slice(0, 1), ...(nonEmpty ? [] : [[]])];
}

/** With all members, and with the required ones only. */
function takenObjects({ members, ascending = [] }: ObjectShape): Record<string, JsonValue>[] {
  const entries = Object.entries(members).map(([name, rule]) => {
    const value = takenBy(rule.shape)[0]!;
    return { name, value, isRequired: rule.requirement === 'required' };
  });
  const all = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  const inOrder = Object.fromEntries(ascending.map((name, index) => [name, index]));
  const required = entries.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const full: Record<string, JsonValue> = { ...all, ...inOrder, aMemberNoRuleNames: [null] };
  return [full, Object.fromEntries(required.map((name) => [name, full[name]!]))];
}

/** The required members, and one more in each of its shapes. */
function withEachMember(shape: ObjectShape): JsonValue[] {
  const [, required = {}] = takenObjects(shape);
  return Object.entries(shape.members).flatMap(([name, rule]) =>
    shape.ascending?.includes(name)
      ? []
      : takenBy(rule.shape).map((value) => ({ ...required, [name]: value })),
  );
}

/** Values the shape refuses: every bound overstepped, every required member missing, every type wrong. */
export function refusedBy(shape: Shape): Refusal[] {
  const whole = [null, ...valuesOfOtherTypes(shape), ...unfit(shape)];
  return [...whole.map((value) => ({ value, at: '' })), ...refusedInside(shape)];
}

const onePerType = {
  string: 'Sample',
  number: 7.25,
  boolean: true,
  list: [7.25],
  object: { a: 1 },
};

function valuesOfOtherTypes(shape: Shape): JsonValue[] {
  const kinds = shape.kind === 'either' ? shape.alternatives : [shape];
  const types = new Set(
    kinds.map(({ kind }) => (kind === 'text' || kind === 'choice' ? 'string' : kind)),
  );
  return Object.entries(onePerType)
    .filter(([type]) => !types.has(type as 'string'))
    .map(([, value]) => value);
}

/** Values of the right type. */
function unfit(shape: Shape): JsonValue[] {
  switch (shape.kind) {
    case 'text':
      return [
        '',
        ' \n\u00a0',
        ...(shape.format === undefined ? [] : formatSamples[shape.format].refuses),
      ];
    case 'number':
      return unfitNumbers(shape);
    case 'choice':
      return ['', '?', ` ${shape.values[0]}`, ...(shape.ignoreCase ? [] : [`${shape.values[0]}x`])];
    case 'list':
      return shape.nonEmpty ? [[]] : [];
    case 'object':
      return unfitOrders(shape);
    case 'either':
      return shape.alternatives.filter(({ kind }) => kind !== 'object').flatMap(unfit);
    case 'boolean':
      return [];
  }
}

function unfitNumbers({ integer, minimum, above, maximum }: NumberShape): number[] {
  return [
    ...(integer ? [1.5] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(above === undefined ? [] : [above]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ];
}

function unfitOrders(shape: ObjectShape): JsonValue[] {
  const [least, most] = shape.ascending ?? [];
  if (least === undefined || most === undefined) return [];
  return [{ ...takenObjects(shape)[0], [least]: 1, [most]: 0 }];
}

function refusedInside(shape: Shape): Refusal[] {
  switch (shape.kind) {
    case 'list':
      return refusedEntries(shape);
    case 'object':
      return refusedMembers(shape);
    case 'either':
      return shape.alternatives.flatMap((alternative) => [
        ...refusedInside(alternative),
        ...(alternative.kind === 'object'
          ? unfit(alternative).map((value) => ({ value, at: '' }))
          : []),
      ]);
    default:
      return [];
  }
}

function refusedEntries({ entry, sumsTo100 }: ListShape): Refusal[] {
  const [good] = takenBy(entry) as [JsonValue];
  const below = refusedBy(entry).map(({ value, at }) => ({ value: [good, value], at: `[1]${at}` }));
  if (sumsTo100 === undefined) return below;
  const sums = [99.8, 50.05].map((share) => [{ ...(good as object), [sumsTo100]: share }]);
  return [...below, ...(sums as JsonValue[]).map((value) => ({ value, at: '' }))];
}

function refusedMembers(shape: ObjectShape): Refusal[] {
  const [full = {}] = takenObjects(shape);
  return Object.entries(shape.members).flatMap(([name, rule]) => {
    const { [name]: _, ...without } = full;
    const malformed = refusedBy(rule.shape).map(({ value, at }) => ({
      value: { ...full, [name]: value },
      at: `.${name}${at}`,
    }));
    return rule.requirement === 'required'
      ? [{ value: without, at: `.${name}` }, ...malformed]
      : malformed;
  });
}
