import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, encodeBracketed, encodeElementString, type AiElement } from '../src/index.js';
import { decodeRawScan } from '../src/scans.js';

/** All of them with `TEST_ENDURANCE=1`, a twelfth by day. */
const numRuns = process.env['TEST_ENDURANCE'] === '1' ? 10_000 : 833;

const text = fc.stringMatching(/^[A-Za-z0-9!"%&'*+,./:;=?_()<>-]{1,12}$/);

/** What a label says: a GTIN of any length with what is often beside it. */
const labels = fc.record({
  body: fc.oneof(
    fc.stringMatching(/^[1-9]\d{6}$/),
    fc.stringMatching(/^[1-9]\d{10}$/),
    fc.stringMatching(/^[1-9]\d{11}$/),
    fc.stringMatching(/^[1-9]\d{12}$/),
  ),
  expiry: fc.option(fc.constantFrom('281231', '290228', '270100')),
  lot: fc.option(text),
  serial: fc.option(text),
});
type Label = typeof labels extends fc.Arbitrary<infer Value> ? Value : never;

const gtinOf = ({ body }: Label) => `${body}${checkDigit(body)}`;

function elementsOf(label: Label): AiElement<'01' | '17' | '10' | '21'>[] {
  const { expiry, lot, serial } = label;
  return [
    { applicationIdentifier: '01', value: gtinOf(label).padStart(14, '0') },
    ...(expiry === null ? [] : [{ applicationIdentifier: '17', value: expiry } as const]),
    ...(lot === null ? [] : [{ applicationIdentifier: '10', value: lot } as const]),
    ...(serial === null ? [] : [{ applicationIdentifier: '21', value: serial } as const]),
  ];
}

const separators = [
  '\u001d',
  '<GS>',
  '<FNC1>',
  '{GS}',
  '[GS]',
  '\u241d',
  '%1D',
  '_x001D_',
  '^',
  '|',
  '~',
  ' ',
  '\t',
  '\\x1d',
  '(GS)',
];
const around = [
  '',
  '\r\n',
  '\r',
  '\n',
  '\t',
  ' ',
  '\u0002',
  '\u0003',
  '\u0004',
  '\ufeff',
  '\u200b',
  '\u00a0',
];

/** Ways in which readers, keyboards and files spell it. */
const spellings: readonly ((label: Label, pick: (list: readonly string[]) => string) => string)[] =
  [
    (label) => gtinOf(label),
    (label) => gtinOf(label).padStart(14, '0'),
    (label) => `]E0${gtinOf(label).padStart(13, '0')}`,
    (label) => encodeBracketed(elementsOf(label)),
    (label, pick) =>
      pick(['', ']C1', ']d2', ']Q3', ']e0', ']J1', '\u001d']) +
      encodeElementString(elementsOf(label)).replaceAll('\u001d', pick(separators)),
    (label, pick) => {
      const [gtin, ...others] = elementsOf(label);
      const path = others
        .filter(({ applicationIdentifier: ai }) => ai !== '17')
        .map(({ applicationIdentifier: ai, value }) => `/${ai}/${encodeURIComponent(value)}`);
      const query = label.expiry === null ? '' : `?17=${label.expiry}`;
      const stem = pick([
        'https://id.gs1.org',
        'HTTP://EXAMPLE.COM/shop',
        ']Q1https://example.com',
        'id.gs1.org',
      ]);
      return `${stem}/01/${gtin?.value ?? ''}${path.join('')}${query}`;
    },
    (label, pick) => {
      const { lot, serial, expiry } = label;
      const parts = [
        ...(lot === null ? [] : [`/lot/${encodeURIComponent(lot)}`]),
        ...(serial === null ? [] : [`/ser/${encodeURIComponent(serial)}`]),
      ];
      const name = pick(['gtin', '01', 'GTIN']);
      return `https://example.com/${name}/${gtinOf(label)}${parts.join('')}${expiry === null ? '' : `?exp=${expiry}`}`;
    },
  ];

/** What of a label a spelling can hold: the digits of a barcode are those of the GTIN alone. */
function isAsMeant(label: Label, elements: readonly AiElement[]): boolean {
  const meant = new Map<string, string>(
    elementsOf(label).map(({ applicationIdentifier: ai, value }) => [ai, value]),
  );
  const isOfLabel = elements.every(
    ({ applicationIdentifier: ai, value }) => meant.get(ai) === value,
  );
  return isOfLabel && elements.some(({ applicationIdentifier: ai }) => ai === '01');
}

describe('foreign spellings of a scan', () => {
  it(`are the same data or a refusal that says what to do (${numRuns} drawn)`, () => {
    const seen = { same: 0, refused: 0 };
    const place = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(
        labels,
        fc.nat({ max: spellings.length - 1 }),
        fc.tuple(place, place, place, place),
        (label, which, places) => {
          let used = 0;
          const pick = (list: readonly string[]) =>
            list[(places[used++ % 4] ?? 0) % list.length] ?? '';
          const scan = pick(around) + (spellings[which]?.(label, pick) ?? '') + pick(around);
          const { valid, elements, problems } = decodeRawScan(scan);
          if (valid) {
            seen.same += 1;
            expect([scan, elements, isAsMeant(label, elements)]).toEqual([scan, elements, true]);
          } else {
            seen.refused += 1;
            expect(problems[0]?.message).toMatch(/^[A-Z].{8,}/);
          }
        },
      ),
      { numRuns },
    );
    expect(seen.same).toBeGreaterThan(numRuns / 2);
    expect(seen.refused).toBeGreaterThan(0);
  }, 60_000);
});
