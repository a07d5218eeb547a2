import fc from 'fast-check';
import type { Shape } from '../src/rules/shape.js';
import { textFormats } from '../src/rules/text-format.js';

/** Texts at the edge of one format or another. */
const texts = [
  ...['', ' ', '\u00a0', '\ufeff', '\n', 'x', 'x\n', ' x', 'é', '\u{1f9f6}', '\ud800', '0', '-'],
  ...[
    'https://a.example',
    'http://a',
    'https://',
    'https://a b',
    ' https://a',
    'HTTPS://A.example',
  ],
  ...['https://[::1', 'https://münchen.example/ü?q=|', 'ftp://a.example', 'https://a:99999', '/a'],
  ...['DE', 'de', 'XX', 'EU', 'DEU', 'DE '],
  ...['2028-02-29', '2027-02-29', '2027-02-30', '2027-13-01', '2027-04-31', '2028-02', '0000-01'],
  ...['2028-02-29T12:00:00Z', '2028-02-29T24:00:00Z', '2028-02-29T12:00', '2028-2-9', '2028'],
  ...['EV', 'Ev', 'lmt', 'LMT ', 'ev\u212a', 'Danger', 'danger', 'kg CO2e', 'kWh', '\u212aWh'],
  ...['09506000134352', '09506000134353', '9506000134352', '96385074', '950600013435'],
  ...['09521141123454', '09521141123454A7', '09521141123455', '09521141123454~', '0952114112345a'],
  ...['DE4711', 'de4711', 'DE', 'XI12', 'DE1234567890123456', '6110', '611', '61102091001'],
  ...['50-00-0', '50-00-1', '050-00-0', '200-001-8', '200-001-9', '7732-18-5'],
  ...[
    'H319',
    'H300 + H310',
    'H300+H999',
    'H999',
    'EUH066',
    'EUH0',
    'H31',
    'H360FD',
    'Skin Irrit. 2',
    'P102',
    'P301 + P310',
  ],
  ...[
    'a@b.example',
    'a@b',
    '+49 30 12345',
    'A1',
    'A2-s1,d0',
    'Bfl-s1',
    'IP67',
    'IP6',
    'EUR',
    'eur',
  ],
  ...['VDU1-414F-1003-1862', 'VDU1-414F-1003', '01-2119456809-23-0001', 'a'.repeat(64), 'de-AT'],
];

const anyText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'grapheme', maxLength: 12 }));

const edgeNumbers = [
  0, -0, 1, -1, 0.01, 0.009, 10, 60, 60.5, 99.9, 100, 100.1, 1e-9, -273.15, 1e300,
];

const anyNumber = fc.oneof(
  fc.constantFrom(...edgeNumbers),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Values of every JSON type. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  anyNumber,
  fc.constantFrom(null, true, false, [], {}, [null], [[]], [{}], ''),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values for a place with this shape: most fit, some do not. */
export function valueOf(shape: Shape): fc.Arbitrary<unknown> {
  const fitting = { arbitrary: fittingValueOf(shape), weight: 12 };
  return fc.oneof(fitting, { arbitrary: anyValue, weight: 1 });
}

function fittingValueOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return textOf(shape.format);
    case 'number':
      return anyNumber;
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.mixedCase(fc.constantFrom(...shape.values), { toggleCase: swapCase });
    case 'list':
      return fc.array(valueOf(shape.entry), { maxLength: 3 });
    case 'either':
      return fc.oneof(...shape.alternatives.map(valueOf));
    case 'object':
      return fc
        .record(
          Object.fromEntries(
            Object.entries(shape.members).map(([name, rule]) => [name, valueOf(rule.shape)]),
          ),
          { requiredKeys: [] },
        )
        .map((members) => ({ ...members }));
  }
}

function textOf(format: keyof typeof textFormats | undefined): fc.Arbitrary<string> {
  if (format === undefined) return anyText;
  const { pattern, values } = textFormats[format];
  if (values !== undefined) return fc.oneof(anyText, fc.constantFrom(...values()));
  // fast-check writes texts for every construct of a pattern but look-around.
  if (/\(\?[!=<]/.test(pattern)) return anyText;
  const written = fc.stringMatching(new RegExp(pattern));
  const nearly = fc
    .tuple(written, fc.nat(), fc.string({ maxLength: 1 }))
    .map(([text, at, other]) => {
      const cut = at % (text.length + 1);
      return text.slice(0, cut) + other + text.slice(cut + 1);
    });
  return fc.oneof(anyText, written, nearly);
}

function swapCase(character: string): string {
  const lower = character.toLowerCase();
  return character === lower ? character.toUpperCase() : lower;
}
