import { describe, expect, it } from 'vitest';
import { declarationOf } from './declared-values.js';

const typed = {
  symbology: 'QR',
  dot: '0.5',
  dotMm: 0.5,
  placement: ' Side seam ',
  targetEnvironment: '',
  printQualityGrade: '',
  durability: ' ',
} as const;

describe('declarationOf', () => {
  it('says nothing of an empty line', () => {
    const declared = JSON.parse(JSON.stringify(declarationOf(typed, undefined))) as unknown;
    expect(declared).toEqual({ symbology: 'QR', xDimensionMm: 0.5, placement: 'Side seam' });
  });

  const before = {
    symbology: 'QR',
    xDimensionMm: 0.4,
    heightMm: 14.8,
    quietZoneModules: 6,
    errorCorrectionLevel: 'H',
    durability: '50 washes',
    verifiedBy: 'A laboratory',
  } as const;

  it('leaves what the form does not show as it was declared, and the height to the server', () => {
    const declared = JSON.parse(JSON.stringify(declarationOf(typed, before))) as unknown;
    expect(declared).toEqual({
      symbology: 'QR',
      xDimensionMm: 0.5,
      quietZoneModules: 6,
      errorCorrectionLevel: 'H',
      placement: 'Side seam',
      verifiedBy: 'A laboratory',
    });
  });

  it('drops what belongs to the former kind of code', () => {
    const declared = declarationOf({ ...typed, symbology: 'DATAMATRIX' }, before);
    expect(declared).not.toHaveProperty('errorCorrectionLevel');
    expect(declared).not.toHaveProperty('quietZoneModules');
  });
});
