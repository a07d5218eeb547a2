import type { ProductCategory } from '@dpp/espr-validate';
import type { CategoryRules, Shape } from '@dpp/espr-validate/rules';
import fc from 'fast-check';

type Metadata = Readonly<Record<string, unknown>>;

/** Texts that a control may be tempted to tidy. */
const oddTexts = [
  ...['', ' ', ' x ', '\u00a0', 'a\r\nb', '\t', 'true', 'null', '0', '007', '1e5', '-0', '1,5'],
  ...['1.500,00', '٣', '½', '2027-02-30', '31.12.2027', '2027-1-1', '2027-01-01T00:00:00+02:00'],
  ...['PT', 'pt', 'XX', 'EUR', 'eur', 'en', 'zh-Hant-TW', 'xx-yy', '06110', '9506000134352'],
  ...['https://a.example/ ', 'HTTP://A', '<b>&amp;</b>', '\u202eabc', '\u{1f9f6}', 'a'.repeat(300)],
];

const anyText = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.toWellFormed()),
);

const anyNumber = fc.oneof(
  fc.constantFrom(0, 1, -1, 0.1, 0.30000000000000004, 1e21, 1e-7, 5e-324, 100, 99.999, 2 ** 53),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const anyValue = fc.oneof(
  anyText,
  anyNumber,
  fc.constantFrom<unknown[]>(null, true, false, [], {}, [null], [[]], [{}]),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Members that no rule table has, some with names that a path could be read from. */
const strangers = fc.dictionary(
  fc.oneof(
    fc.constantFrom('a.b[0]', 'note', '', 'value', 'language', ' x', 'constructor'),
    anyText,
  ),
  anyValue,
  { maxKeys: 2 },
);

/** Values for a place of this shape: most fit. */
function valueOf(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fittingValueOf(shape), weight: 9 },
    { arbitrary: anyValue, weight: 1 },
  );
}

function fittingValueOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return anyText;
    case 'number':
      return anyNumber;
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...shape.values);
    case 'list':
      return fc.array(valueOf(shape.entry), { maxLength: 3 });
    case 'either':
      return fc.oneof(...shape.alternatives.map(valueOf));
    case 'object':
      return membersOf(shape.members);
  }
}

function membersOf(members: Readonly<Record<string, { readonly shape: Shape }>>) {
  const known = Object.fromEntries(
    Object.entries(members).map(([name, { shape }]) => [name, valueOf(shape)]),
  );
  return fc
    .tuple(fc.record(known, { requiredKeys: [] }), strangers)
    .map(([own, others]): Metadata => ({ ...others, ...own }));
}

/** Metadata of a category, as strange as documents get that programs wrote. The same ones for the same seed. */
export function generatedMetadata(
  category: ProductCategory,
  { fields }: CategoryRules,
  { count, seed }: { readonly count: number; readonly seed: number },
): Metadata[] {
  const documents = membersOf(fields).map((members): Metadata => ({ ...members, category }));
  return fc.sample(documents, { numRuns: count, seed });
}
