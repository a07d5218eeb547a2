import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import {
  createCarrier,
  labelSheets,
  renderCarrierPdf,
  renderCarrierSvg,
  SheetWriter,
  type Carrier,
  type CarrierContent,
  type CarrierSymbology,
  type LabelSheetName,
} from '../src/carriers.js';
import { checkDigit, decodeBracketed, formatHri } from '../src/index.js';
import { darkSize, readCode } from './support/carrier-readers.js';
import {
  crop,
  dotsPerMm,
  hasPoppler,
  hasRsvg,
  pdfInfo,
  pdfText,
  rasterisePdf,
  svgToPng,
  type Raster,
} from './support/rasterise.js';

/** With `NIGHTLY=1` ten thousand of each symbology, some ten minutes; else as many as one sheet of each has. */
const count = process.env['NIGHTLY'] === '1' ? 10_000 : 40;
const symbologies = ['QR', 'GS1_DATAMATRIX', 'DATAMATRIX'] as const;
const identifiers = { QR: ']Q1', GS1_DATAMATRIX: ']d2', DATAMATRIX: ']d1' };
/** The least and the target at retail point of sale, and what is usual on small parts. */
const widthsMm = [0.396, 0.495, 0.33];

function nthContent(nth: number): CarrierContent & { hri: string[] } {
  const digits = String(9_500_000_000_00 + nth * 7919).padStart(13, '0');
  const gtin = `${digits}${checkDigit(digits)}`;
  const serial = `S${(nth * 48_271) % 65_537}`;
  const { elements } = decodeBracketed(`(01)${gtin}(10)L${nth}(21)${serial}`);
  const uri = `https://id.example.org/01/${gtin}/10/L${nth}/21/${serial}`;
  return { uri, elements, hri: formatHri(elements) };
}

interface Printed {
  readonly carrier: Carrier;
  readonly page: number;
  readonly place: number;
}

/** A sheet of labels as it is printed, and where each code stands. */
function printSheets(symbology: CarrierSymbology, name: LabelSheetName, numbers: number[]) {
  const sheets = new SheetWriter(name);
  const { columns, rows } = labelSheets[name];
  const places = columns * rows;
  const printed = numbers.map((nth, index): Printed => {
    const { hri, ...content } = nthContent(nth);
    const xDimensionMm = widthsMm[nth % widthsMm.length] ?? 0.396;
    const carrier = createCarrier(content, {
      symbology,
      xDimensionMm,
      ...(symbology === 'QR' && { errorCorrectionLevel: (['M', 'L'] as const)[nth % 2] ?? 'M' }),
    });
    sheets.add(carrier, hri);
    return { carrier, page: Math.floor(index / places), place: index % places };
  });
  return { pdf: sheets.end(), printed };
}

function labelOn(page: Raster, name: LabelSheetName, place: number): Raster {
  const sheet = labelSheets[name];
  const column = place % sheet.columns;
  const row = Math.floor(place / sheet.columns);
  const px = (millimetres: number) => Math.round(millimetres * dotsPerMm);
  return crop(page, {
    x: px(sheet.leftMm + column * sheet.columnPitchMm),
    y: px(sheet.topMm + row * sheet.rowPitchMm),
    width: px(sheet.labelWidthMm),
    height: px(sheet.labelHeightMm),
  });
}

async function expectRead(raster: Raster, carrier: Carrier) {
  const read = await readCode(raster);
  expect({ text: read?.text, identifier: read?.symbologyIdentifier }).toEqual({
    text: carrier.content,
    identifier: identifiers[carrier.symbology],
  });
  if (!read) return;
  const module = carrier.xDimensionMm * dotsPerMm;
  const { width, height } = darkSize(raster, read, 0.9 * module);
  for (const measured of [width, height]) {
    expect(Math.abs(measured / dotsPerMm / carrier.symbolMm - 1)).toBeLessThan(0.02);
  }
}

describe.skipIf(!hasPoppler)('label sheets at 300 dots an inch', () => {
  const name = 'A4_3x7_63x38';
  const batch = 210;
  const batches = Array.from({ length: Math.ceil(count / batch) }, (_, index) => {
    const from = index * batch;
    return { from, to: Math.min(from + batch, count) };
  });

  describe.each(symbologies)('of %s', (symbology) => {
    it.each(batches)(
      'are read by a foreign decoder and measured, after $from, up to $to',
      async ({ from, to }) => {
        const numbers = Array.from({ length: to - from }, (_, index) => from + index);
        const { pdf, printed } = printSheets(symbology, name, numbers);
        const pages = rasterisePdf(pdf);
        expect(pages).toHaveLength(Math.ceil(numbers.length / 21));
        expect(pages[0]).toMatchObject({ width: 2481, height: 3508 });
        for (const { carrier, page, place } of printed) {
          const raster = pages[page];
          if (!raster) throw new Error('A page is missing.');
          await expectRead(labelOn(raster, name, place), carrier);
        }
      },
      300_000,
    );
  });
});

describe.each(symbologies)('a single %s in millimetres', (symbology) => {
  const { hri, ...content } = nthContent(7);
  const carrier = createCarrier(content, { symbology, xDimensionMm: 0.4 });

  it.skipIf(!hasPoppler)('is read and measured as a PDF', async () => {
    for (const text of [[], hri]) {
      const [page] = rasterisePdf(renderCarrierPdf(carrier, { text }));
      if (!page) throw new Error('No page.');
      expect(page.width / dotsPerMm).toBeGreaterThan(carrier.sizeMm * 0.98);
      await expectRead(page, carrier);
    }
  });

  it.skipIf(!hasRsvg)('is read and measured as an SVG', async () => {
    for (const text of [[], hri]) {
      const { width, height, data } = PNG.sync.read(svgToPng(renderCarrierSvg(carrier, { text })));
      const pixels = new Uint8Array(width * height).map((_, index) => data[index * 4] ?? 255);
      await expectRead({ width, height, pixels }, carrier);
    }
  });
});

describe.skipIf(!hasPoppler)('a sheet that was used before', () => {
  it('is filled from the place that is named, and goes on on the next page', async () => {
    const name = 'A4_2x4_105x74';
    const carrier = createCarrier(nthContent(3));
    const sheets = new SheetWriter(name, { start: 8 });
    sheets.add(carrier);
    sheets.add(carrier);
    const [first, second, ...others] = rasterisePdf(sheets.end());
    if (!first || !second) throw new Error('A page is missing.');
    expect(others).toEqual([]);
    expect(await readCode(labelOn(first, name, 6))).toBeUndefined();
    await expectRead(labelOn(first, name, 7), carrier);
    await expectRead(labelOn(second, name, 0), carrier);
    expect(await readCode(labelOn(second, name, 1))).toBeUndefined();
  });

  it('says its size to other programs, and its text letter for letter', () => {
    const sheets = new SheetWriter('A4_3x8_70x37');
    const { hri, ...content } = nthContent(12);
    sheets.add(createCarrier(content), [...hri, '(a\\b)']);
    const pdf = sheets.end();
    expect(pdfInfo(pdf)).toMatch(/Page size: +595\.2\d+ x 841\.8\d+ pts \(A4\)/);
    for (const line of [...hri, '(a\\b)']) expect(pdfText(pdf)).toContain(line);
  });
});
