import { PRODUCT_CATEGORIES, validateMetadata } from '@dpp/espr-validate';
import { csvTemplate, readMetadataRows } from '@dpp/espr-validate/csv';
import { describe, expect, it } from 'vitest';
import { templateOf } from './template-pages.js';

const otherColumns = ['productId', 'operatorRegId', 'facilityGln'];

describe.each(PRODUCT_CATEGORIES)('the table of %s', (category) => {
  const { columns, csv } = templateOf(category);

  it('has every column of the rules', () => {
    const paths = csvTemplate(category).columns.map(({ path }) => path);
    const shown = new Set(columns.map(({ path }) => path));
    expect(shown.size).toBe(columns.length);
    expect([...otherColumns, ...paths].filter((path) => !shown.has(path))).toEqual([]);
  });

  it('has an example that is read and valid, without a required cell left blank', async () => {
    const blank = columns.filter(
      ({ requirement, example }) => requirement === 'required' && example === '',
    );
    expect(blank).toEqual([]);
    const rows = [];
    for await (const row of readMetadataRows([csv], { otherColumns })) rows.push(row);
    expect(rows).toHaveLength(1);
    expect(validateMetadata(rows[0]?.metadata).errors).toEqual([]);
  });

  it('opens in a spreadsheet: a byte order mark, and lines that end with CRLF', () => {
    expect(csv).toMatch(/^\ufeffproductId,[^\r\n]+\r\n/);
  });
});
