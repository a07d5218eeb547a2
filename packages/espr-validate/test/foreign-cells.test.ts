import { checkDigit } from '@dpp/gs1';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mangledProductId, readMetadataRows } from '../src/csv.js';
import { checkProductId, validateMetadata } from '../src/index.js';

/** All of them with `TEST_ENDURANCE=1`, a twelfth by day. */
const numRuns = process.env['TEST_ENDURANCE'] === '1' ? 10_000 : 833;

/** Numbers that make one of the spellings out of many. */
const draws = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 12, maxLength: 12 });

class Draw {
  #used = 0;
  constructor(private readonly numbers: readonly number[]) {}
  of<Value>(...values: readonly Value[]): Value {
    const number = this.numbers[this.#used++ % this.numbers.length] ?? 0;
    return values[number % values.length] as Value;
  }
}

const keys = fc
  .oneof(
    ...[7, 11, 12, 13].map((length) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`))),
  )
  .map((body) => `${body}${checkDigit(body)}`.padStart(14, '0'));
const skus = fc.stringMatching(/^[A-Z]{2,4}-[A-Za-z0-9]{1,8}$/);

function inserted(text: string, what: string, draw: Draw): string {
  const at = draw.of(...Array.from({ length: text.length + 1 }, (_, index) => index));
  return text.slice(0, at) + what + text.slice(at);
}

/** What spreadsheets, clipboards and readers make of any id. */
const manglings: readonly ((id: string, draw: Draw) => string)[] = [
  (id) => id,
  (id, draw) =>
    inserted(id, draw.of('\u200b', '\ufeff', '\u00ad', '\u2060', '\u200e', '\u0000'), draw),
  (id, draw) => draw.of('\u00a0', '\u202f', ' ', '\t', '\ufeff') + id,
  (id, draw) => id + draw.of('\u00a0', '\u202f', ' ', '\r\n', '\u200b'),
  (id) => `="${id}"`,
  (id) => `'${id}`,
  (id) => `"${id}"`,
];

/** What they make of digits. */
const digitManglings: readonly ((gtin: string, draw: Draw) => string)[] = [
  ...manglings,
  (gtin) => String(Number(gtin)),
  (gtin) => gtin.replace(/^0{1,2}/, ''),
  (gtin, draw) => String(Number(gtin)) + draw.of('.0', ',00', '.00'),
  (gtin, draw) =>
    Number(gtin)
      .toExponential(draw.of(2, 5, 8))
      .replace('e', draw.of('E', 'e')),
  (gtin, draw) => Number(gtin).toExponential().replace('e', 'E').replace('.', draw.of('.', ',')),
  (gtin, draw) => Number(gtin).toLocaleString(draw.of('en', 'de', 'fr', 'de-CH')),
  (gtin) => gtin.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (gtin) => gtin.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  (gtin, draw) => inserted(gtin, draw.of('-', ' ', '\u00a0', '.'), draw),
  (gtin) => gtin.replaceAll('0', 'O'),
  (gtin, draw) => draw.of('GTIN ', 'EAN: ', 'gtin-') + gtin,
  (gtin, draw) => `${draw.of('(01)', '01', ']C101', ']d201')}${gtin}`,
  (gtin, draw) =>
    `https://example.com/${draw.of('01', 'gtin')}/${draw.of(gtin, gtin.slice(1))}/21/7`,
  (gtin, draw) => gtin.slice(0, draw.of(11, 12, 13)),
  (gtin) => gtin.slice(0, 13) + String((Number(gtin[13]) + 1) % 10),
];

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

async function idRead(cell: string): Promise<string | undefined> {
  const text = `productId,size\n${quoted(cell)},M\n`;
  for await (const { others } of readMetadataRows([text], { otherColumns: ['productId'] })) {
    return others['productId'];
  }
  return undefined;
}

describe('foreign spellings of a cell', () => {
  it(`with a product id are the same id, or refused with it (${numRuns} drawn)`, async () => {
    const outcomes = { same: 0, guessed: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.oneof(keys, skus), draws, async (meant, numbers) => {
        const draw = new Draw(numbers);
        const isKey = /^\d{14}$/.test(meant);
        const cell = draw.of(...(isKey ? digitManglings : manglings))(meant, draw);
        const id = await idRead(cell);
        if (id === undefined || !checkProductId(id).valid) {
          outcomes.refused += 1;
          return;
        }
        const mangled = mangledProductId(id);
        if (!mangled) {
          outcomes.same += 1;
          // Digits that were cut off leave a shorter number, from which the original cannot be told.
          const isShort = /^\d{1,11}$/.test(id);
          expect([cell, isShort ? meant : id]).toEqual([cell, meant]);
          return;
        }
        outcomes.guessed += 1;
        const { probably, message } = mangled;
        expect(message.length).toBeGreaterThan(20);
        // A number that was cut short may be the GTIN of another length: that is why it is refused.
        const isCut = /^0?\d{11,13}$/.test(id) && !meant.endsWith(id);
        if (probably !== undefined && !isCut) expect([cell, probably]).toEqual([cell, meant]);
      }),
      { numRuns },
    );
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0);
  }, 120_000);

  const numbers = fc.oneof(
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  );
  const spellings: readonly ((value: number, draw: Draw) => string)[] = [
    (value) => String(value),
    (value) => String(value).replace('.', ','),
    (value) => `'${value}`,
    (value) => `="${value}"`,
    (value, draw) => `${value}${draw.of(' %', '%', ' kg', '\u00a0%')}`,
    (value, draw) =>
      draw.of('\u00a0', ' ', '\u202f') + String(value) + draw.of('\u00a0', '', '\u200b'),
    (value) => value.toExponential().toUpperCase(),
    (value) =>
      String(value).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    (value) => `${value}-`,
    (value) => `(${value})`,
    (value) => value.toLocaleString('fr', { minimumFractionDigits: 2 }),
    (value, draw) =>
      draw.of('n/a', '#N/A', '-', 'null', 'NaN', '∞', String(value).replace('.', '·')),
  ];

  it(`with a number are the same number, or no number (${numRuns} drawn)`, async () => {
    await fc.assert(
      fc.asyncProperty(numbers, draws, async (meant, drawn) => {
        const draw = new Draw(drawn);
        const separator = draw.of(',', ';', '\t');
        const cell = draw.of(...spellings)(meant, draw);
        const text = `size${separator}recycledContent.percentage\nM${separator}${quoted(cell)}\n`;
        for await (const { metadata } of readMetadataRows([text], { category: 'textiles' })) {
          const { percentage } = metadata['recycledContent'] as { percentage: unknown };
          if (typeof percentage === 'number') expect([cell, percentage]).toEqual([cell, meant]);
          else {
            const { errors, warnings } = validateMetadata(metadata);
            const told = [...errors, ...warnings].map(({ path }) => path);
            expect([cell, told]).toEqual([
              cell,
              expect.arrayContaining(['recycledContent.percentage']),
            ]);
          }
        }
      }),
      { numRuns },
    );
  }, 120_000);

  const columns = ['productId', 'status', 'operatorRegId', 'facilityGln'] as const;
  const names: readonly ((name: string, draw: Draw) => string)[] = [
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter}`),
    (name, draw) => inserted(name, draw.of(' ', '-', '_', '\u00a0', 'x'), draw),
    (name, draw) => draw.of('\ufeff', '\u00a0', ' ') + name,
  ];

  it(`in the header are the column, or refused with its name (${numRuns} drawn)`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...columns), draws, async (meant, drawn) => {
        const draw = new Draw(drawn);
        const name = draw.of(...names)(meant, draw);
        const options = { category: 'textiles', otherColumns: columns } as const;
        const text = `size,${quoted(name)}\nM,cell\n`;
        try {
          for await (const { others } of readMetadataRows([text], options)) {
            expect([name, others]).toEqual([name, { [meant]: 'cell' }]);
          }
        } catch (error) {
          if (!(error instanceof Error && 'code' in error)) throw error;
          expect([name, error.message]).toEqual([name, expect.stringContaining(meant)]);
        }
      }),
      { numRuns },
    );
  }, 120_000);
});
