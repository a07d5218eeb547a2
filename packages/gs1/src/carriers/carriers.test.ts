import { describe, expect, it } from 'vitest';
import {
  createCarrier,
  encodeDataMatrix,
  encodeGs1DataMatrix,
  labelSheetNames,
  labelSheets,
  quietZoneRange,
  renderCarrierPdf,
  renderCarrierSvg,
  SheetWriter,
  type CarrierDesign,
  type LabelSheetName,
} from '../carriers.js';
import { decodeBracketed } from '../index.js';

const uri = 'https://id.example.org/01/09506000134352';
const { elements } = decodeBracketed('(01)09506000134352(21)A1');
const content = { uri, elements };

function codeOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
  return 'nothing was thrown';
}

describe('createCarrier', () => {
  it('states the size of a symbol with and without its quiet zone', () => {
    const qr = createCarrier(content, { xDimensionMm: 0.4 });
    const side = qr.matrix.sideModules();
    expect(qr.symbolMm).toBeCloseTo(side * 0.4, 9);
    expect(qr.sizeMm).toBeCloseTo((side + 8) * 0.4, 9);
    const matrix = createCarrier(content, { symbology: 'GS1_DATAMATRIX', xDimensionMm: 0.4 });
    expect(matrix.sizeMm - matrix.symbolMm).toBeCloseTo(0.8, 9);
    expect(matrix.content).toBe('010950600013435221A1');
  });

  it('takes the target of retail, the least quiet zone and Q where nothing is said', () => {
    expect(createCarrier(content)).toMatchObject({
      symbology: 'QR',
      xDimensionMm: 0.495,
      quietZoneModules: 4,
      errorCorrectionLevel: 'Q',
      content: uri,
    });
    expect(createCarrier(content, { symbology: 'DATAMATRIX' })).toMatchObject({
      quietZoneModules: 1,
      errorCorrectionLevel: null,
      content: uri,
    });
  });

  it.each<[string, CarrierDesign]>([
    ['X_DIMENSION_OUT_OF_RANGE', { xDimensionMm: 0.099 }],
    ['X_DIMENSION_OUT_OF_RANGE', { xDimensionMm: 5.01 }],
    ['X_DIMENSION_OUT_OF_RANGE', { xDimensionMm: Number.NaN }],
    ['QUIET_ZONE_OUT_OF_RANGE', { quietZoneModules: 3 }],
    ['QUIET_ZONE_OUT_OF_RANGE', { quietZoneModules: 4.5 }],
    ['QUIET_ZONE_OUT_OF_RANGE', { quietZoneModules: 41 }],
    ['QUIET_ZONE_OUT_OF_RANGE', { symbology: 'DATAMATRIX', quietZoneModules: 0 }],
    ['ERROR_CORRECTION_NOT_ALLOWED', { symbology: 'DATAMATRIX', errorCorrectionLevel: 'M' }],
    ['ERROR_CORRECTION_NOT_ALLOWED', { symbology: 'GS1_DATAMATRIX', errorCorrectionLevel: 'Q' }],
  ])('refuses with %s %o', (code, design) => {
    expect(codeOf(() => createCarrier(content, design))).toBe(code);
  });

  it('refuses a GS1 DataMatrix of what has no GS1 key', () => {
    const design = { symbology: 'GS1_DATAMATRIX' } as const;
    expect(codeOf(() => createCarrier({ uri }, design))).toBe('KEY_REQUIRED');
  });

  it('knows the least quiet zone of each symbology', () => {
    expect(quietZoneRange('QR').min).toBe(4);
    expect(quietZoneRange('GS1_DATAMATRIX').min).toBe(1);
  });
});

describe('Data Matrix', () => {
  it.each([
    ['TOO_SHORT', ''],
    ['INVALID_CHARACTER', 'https://id.example.org/ü'],
    ['INVALID_CHARACTER', 'https://id.example.org/\u001d'],
    ['TOO_LONG', '~'.repeat(3000)],
  ])('refuses with %s what it cannot hold as text', (code, text) => {
    expect(codeOf(() => encodeDataMatrix(text))).toBe(code);
  });

  it.each([
    ['TOO_SHORT', ''],
    ['INVALID_CHARACTER', '0109506000134352^FNC1'],
    ['INVALID_CHARACTER', '0109506000134352 '],
    ['TOO_LONG', 'a'.repeat(4000)],
  ])('refuses with %s what it cannot hold as an element string', (code, text) => {
    expect(codeOf(() => encodeGs1DataMatrix(text))).toBe(code);
  });
});

describe('renderCarrierSvg', () => {
  it('states its width and height in millimetres', () => {
    const carrier = createCarrier(content, { xDimensionMm: 0.5 });
    const svg = renderCarrierSvg(carrier);
    expect(svg).toContain(`width="${carrier.sizeMm}mm" height="${carrier.sizeMm}mm"`);
    expect(svg).not.toContain('<text');
  });

  it('breaks and escapes text, and becomes higher by it', () => {
    const carrier = createCarrier(content, { xDimensionMm: 0.5 });
    const svg = renderCarrierSvg(carrier, { text: ['(21) <&>', 'x'.repeat(60)] });
    const lines = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line = '']) => line);
    expect(lines[0]).toBe('(21) &#60;&#38;&#62;');
    expect(lines.slice(1).join('')).toBe('x'.repeat(60));
    expect(lines.length).toBeGreaterThan(2);
    expect(Number(/height="([\d.]+)mm"/.exec(svg)?.[1])).toBeGreaterThan(carrier.sizeMm);
  });

  it('refuses letters that the face does not have', () => {
    const carrier = createCarrier(content);
    expect(codeOf(() => renderCarrierSvg(carrier, { text: ['Größe'] }))).toBe('TEXT_NOT_PRINTABLE');
  });
});

describe('renderCarrierPdf', () => {
  it('gives the same bytes for the same code', () => {
    const carrier = createCarrier(content);
    expect(renderCarrierPdf(carrier)).toEqual(renderCarrierPdf(carrier));
  });
});

describe('label sheets', () => {
  it.each(labelSheetNames)('%s stands on the page', (name) => {
    const sheet = labelSheets[name];
    const right = sheet.leftMm + (sheet.columns - 1) * sheet.columnPitchMm + sheet.labelWidthMm;
    const bottom = sheet.topMm + (sheet.rows - 1) * sheet.rowPitchMm + sheet.labelHeightMm;
    expect(sheet.leftMm).toBeGreaterThanOrEqual(0);
    expect(sheet.topMm).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(210);
    expect(bottom).toBeLessThanOrEqual(297);
    expect(sheet.columnPitchMm).toBeGreaterThanOrEqual(sheet.labelWidthMm);
  });

  it.each(['A4_9x9_1x1', 'toString', ''])('refuses %j, which is none', (name) => {
    expect(codeOf(() => new SheetWriter(name as LabelSheetName))).toBe('UNKNOWN_SHEET');
  });

  it.each([0, 25, 1.5, Number.NaN])('refuses to start at place %d of 24', (start) => {
    expect(codeOf(() => new SheetWriter('A4_3x8_70x37', { start }))).toBe('START_OUT_OF_RANGE');
  });

  it('refuses a code that is larger than a label, and one with text that is', () => {
    const small = new SheetWriter('A4_5x13_38x21');
    const large = createCarrier(content, { xDimensionMm: 0.99 });
    expect(codeOf(() => small.add(large))).toBe('NO_ROOM');
    const fitting = createCarrier(content, { xDimensionMm: 0.396 });
    small.add(fitting);
    expect(codeOf(() => small.add(fitting, ['x'.repeat(400)]))).toBe('NO_ROOM');
  });

  it('says what is needed and what is there', () => {
    const small = new SheetWriter('A4_5x13_38x21');
    const large = createCarrier(content, { xDimensionMm: 0.99 });
    expect(() => small.add(large)).toThrow(`${large.sizeMm} mm`);
    expect(() => small.add(large)).toThrow('35.1 by 18.2 mm');
  });
});
