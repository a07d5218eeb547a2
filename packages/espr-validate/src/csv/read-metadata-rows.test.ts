import { describe, expect, it } from 'vitest';
import { readDocument, type JsonValue } from '../../test/category-document.js';
import { collect } from '../../test/collect.js';
import { PRODUCT_CATEGORIES, type ProductCategory } from '../product-category.js';
import { validateMetadata } from '../validate-metadata.js';
import { csvTemplate } from './csv-template.js';
import {
  metadataRowReader,
  readMetadataRows,
  type ReadMetadataRowsOptions,
} from './read-metadata-rows.js';

async function rowsOf(text: string, options?: ReadMetadataRowsOptions) {
  return collect(readMetadataRows([text], options));
}

async function metadataOf(text: string, options?: ReadMetadataRowsOptions) {
  return (await rowsOf(text, options)).map(({ metadata }) => metadata);
}

const textiles = { category: 'textiles' } as const;

describe('readMetadataRows', () => {
  it('reads numbers, booleans and texts as the rules of the category ask', async () => {
    const text =
      'category,size,materialComposition[0].percentage,regulatoryCompliance.ceMarking,model\n' +
      'textiles,38,62.5,TRUE,007';
    expect(await metadataOf(text)).toEqual([
      {
        category: 'textiles',
        size: '38',
        materialComposition: [{ percentage: 62.5 }],
        regulatoryCompliance: { ceMarking: true },
        model: '007',
      },
    ]);
  });

  it('reads rows of different categories by their own rules', async () => {
    const text = 'category,batteryLife\nelectronics,12\ntextiles,12';
    expect(await metadataOf(text)).toEqual([
      { category: 'electronics', batteryLife: 12 },
      { category: 'textiles', batteryLife: '12' },
    ]);
  });

  it('supplies a category where a row names none', async () => {
    const rows = await metadataOf('category,size\n,M\ntoys,L', textiles);
    expect(rows.map(({ category }) => category)).toEqual(['textiles', 'toys']);
    expect(await metadataOf('size\nM', textiles)).toEqual([{ category: 'textiles', size: 'M' }]);
    expect(await metadataOf('size\nM')).toEqual([{ size: 'M' }]);
  });

  it('leaves a category that does not exist to the validator', async () => {
    const [metadata] = await metadataOf('category,size\nboats,M');
    expect(validateMetadata(metadata).errors).toMatchObject([{ path: 'category' }]);
  });

  it('leaves blank cells and entries without a value out', async () => {
    const text =
      'materialComposition[0].material,materialComposition[1].material,' +
      'materialComposition[2].material,size,manufacturer.name\nwool,,silk, ,';
    expect(await metadataOf(text, textiles)).toEqual([
      { ...textiles, materialComposition: [{ material: 'wool' }, { material: 'silk' }] },
    ]);
  });

  it('reads entries in the order of their numbers, not of their columns', async () => {
    expect(await metadataOf('careInstructions[1],careInstructions[0]\nb,a', textiles)).toEqual([
      { ...textiles, careInstructions: ['a', 'b'] },
    ]);
  });

  it('keeps a text that is no number, for the validator to name', async () => {
    const [metadata] = await metadataOf('recycledContent.percentage\n12 %', textiles);
    const { errors } = validateMetadata(metadata);
    expect(errors.map(({ path }) => path)).toContain('recycledContent.percentage');
  });

  it.each([
    ['12,5', 12.5],
    ['-3', -3],
    ['1e3', 1000],
    ['1.000,5', '1.000,5'],
    ['1.234', '1.234'],
    ['12.345.678', '12.345.678'],
    ['0.125', 0.125],
    ['1.25', 1.25],
    ['\u00a012,5\u00a0', 12.5],
    ['1\u00a0234,5', '1\u00a0234,5'],
    ['1,000,000', '1,000,000'],
    ['0x1F', '0x1F'],
    ['Infinity', 'Infinity'],
  ])('reads %s between semicolons as %j', async (cell, value) => {
    const [metadata] = await metadataOf(`size;recycledContent.percentage\nM;${cell}`, textiles);
    expect(metadata).toMatchObject({ recycledContent: { percentage: value } });
  });

  it.each([
    ['M\u00a0', 'M'],
    ['\u00a0 M', ' M'],
    ['\ufeffM\u200b', 'M'],
    ['M \u202f', 'M '],
    [' M ', ' M '],
    ['M\u00a0L', 'M\u00a0L'],
    ['\u00a0', undefined],
  ])('leaves no-break spaces at the ends of %j out', async (cell, size) => {
    const [row] = await rowsOf(`size,model,productId\n"${cell}",x,"${cell}"`, {
      ...textiles,
      otherColumns: ['productId'],
    });
    expect([row?.metadata['size'], row?.others['productId']]).toEqual([size, size]);
  });

  it.each([
    ['product_id', 'productId'],
    ['Product ID', 'productId'],
    ['PRODUCTID', 'productId'],
    ['prodcutId', 'productId'],
    ['operatorRegID', 'operatorRegId'],
    ['operator', 'operatorRegId'],
    ['Category', 'category'],
  ])('refuses the column %s, and offers %s', async (name, nearest) => {
    const options = { ...textiles, otherColumns: ['productId', 'operatorRegId'] };
    const reading = rowsOf(`size,${name}\nM,7`, options);
    await expect(reading).rejects.toMatchObject({
      code: 'CSV_COLUMN_UNKNOWN',
      line: 1,
      message: expect.stringContaining(nearest) as string,
    });
  });

  it.each(['own', 'product_id', 'productName', 'size', 'manufacturer.name'])(
    'takes the column %s beside the one that it is almost named as',
    async (name) => {
      const options = { ...textiles, otherColumns: ['productId'] };
      expect(await metadataOf(`productId,${name}\n7,M`, options)).toHaveLength(1);
    },
  );

  it('refuses a file without a column that every row needs, and names those that are there', async () => {
    const options = { ...textiles, otherColumns: ['productId'], requiredColumns: ['productId'] };
    await expect(rowsOf('EAN,size\n7,M', options)).rejects.toMatchObject({
      code: 'CSV_COLUMN_MISSING',
      message: expect.stringContaining('"EAN", "size"') as string,
    });
  });

  it('takes no decimal comma where commas separate', async () => {
    const [metadata] = await metadataOf('recycledContent.percentage,size\n"12,5",M', textiles);
    expect(metadata).toMatchObject({ recycledContent: { percentage: '12,5' } });
  });

  it('reads several texts of a list from one cell', async () => {
    const options = { category: 'chemicals' } as const;
    expect(await metadataOf('hazardClassification\nH319 | H302', options)).toEqual([
      { ...options, hazardClassification: ['H319', 'H302'] },
    ]);
  });

  it('does not cut a text that may stand alone', async () => {
    expect(await metadataOf('careInstructions\n30 °C | no bleach', textiles)).toEqual([
      { ...textiles, careInstructions: '30 °C | no bleach' },
    ]);
  });

  it.each([
    [
      'objects',
      'regulatoryCompliance.certificates',
      { regulatoryCompliance: { certificates: [] } },
    ],
    ['texts', 'hazardClassification', { hazardClassification: [] }],
    ['an entry', 'facilityDetails[0].eudrPlots', { facilityDetails: [{ eudrPlots: [] }] }],
    ['one text or several', 'warnings', { warnings: [] }],
    ['what no rule names', 'extra.tags', { extra: { tags: [] } }],
  ])('reads [] as the empty list in the own column of a list of %s', async (_of, column, list) => {
    const options = { category: 'chemicals' } as const;
    expect(await metadataOf(`${column}\n[]`, options)).toEqual([{ ...options, ...list }]);
  });

  it('keeps [] as a text where no list can be', async () => {
    const text = 'model,hazardClassification[0]\n[],[]';
    const options = { category: 'chemicals' } as const;
    expect(await metadataOf(text, options)).toEqual([
      { ...options, model: '[]', hazardClassification: ['[]'] },
    ]);
  });

  it('takes a list from its own column or from those of its entries, as the row has it', async () => {
    const header = 'careInstructions[0],careInstructions,careInstructions[1]';
    expect(await metadataOf(`${header}\na,,b\n,[],\n,c,\n,,`, textiles)).toEqual([
      { ...textiles, careInstructions: ['a', 'b'] },
      { ...textiles, careInstructions: [] },
      { ...textiles, careInstructions: 'c' },
      // A blank row is none.
    ]);
  });

  it('keeps columns that no rule names as texts, at any depth', async () => {
    expect(await metadataOf('colour,extra.a.b[0]\nred,1', textiles)).toEqual([
      { ...textiles, colour: 'red', extra: { a: { b: ['1'] } } },
    ]);
  });

  it('sets columns that are no metadata apart', async () => {
    const text = 'productId,size,operatorId\n09506000134352,M,';
    const options = { ...textiles, otherColumns: ['productId', 'operatorId'] };
    expect(await rowsOf(text, options)).toEqual([
      { line: 2, metadata: { ...textiles, size: 'M' }, others: { productId: '09506000134352' } },
    ]);
  });

  it('passes over columns without a name, and cells that are missing at the end', async () => {
    expect(await metadataOf('size,,model\nM,x', textiles)).toEqual([{ ...textiles, size: 'M' }]);
    expect(await metadataOf('size\nM,,', textiles)).toEqual([{ ...textiles, size: 'M' }]);
  });

  it.each([
    ['', 'CSV_NO_HEADER', 1],
    ['size\nM,L', 'CSV_SURPLUS_CELLS', 2],
    ['a[x]\n1', 'CSV_COLUMN_INVALID', 1],
    ['a..b\n1', 'CSV_COLUMN_INVALID', 1],
    ['[0]\n1', 'CSV_COLUMN_INVALID', 1],
    ['a[-1]\n1', 'CSV_COLUMN_INVALID', 1],
    ['a[1000]\n1', 'CSV_COLUMN_INVALID', 1],
    ['a]b\n1', 'CSV_COLUMN_INVALID', 1],
    ['__proto__.polluted\n1', 'CSV_COLUMN_INVALID', 1],
    ['a.constructor.prototype.b\n1', 'CSV_COLUMN_INVALID', 1],
    [`a${'.a'.repeat(16)}\n1`, 'CSV_COLUMN_INVALID', 1],
    ['size,size\nM,L', 'CSV_COLUMN_DUPLICATE', 1],
    ['category,category\n1,2', 'CSV_COLUMN_DUPLICATE', 1],
    ['a,a.b\n1,2', 'CSV_COLUMN_CONFLICT', 1],
    ['a,a[0],a.b\n1,2,3', 'CSV_COLUMN_CONFLICT', 1],
    ['a,a[0]\n[],\n[],2', 'CSV_COLUMN_CONFLICT', 3],
    ['a[0],a,a\n1,2,3', 'CSV_COLUMN_DUPLICATE', 1],
    ['a.b,a\n1,2', 'CSV_COLUMN_CONFLICT', 1],
    ['a.b,a[0]\n1,2', 'CSV_COLUMN_CONFLICT', 1],
    ['a[0],a.b.c\n1,2', 'CSV_COLUMN_CONFLICT', 1],
  ])('refuses %j with %s', async (text, code, line) => {
    await expect(rowsOf(text)).rejects.toMatchObject({ code, line });
  });

  it('reads an apostrophe before a formula as the sign that it is a text', async () => {
    const text =
      "productId,'=name,model,tags[0],weight\n'=1+1,'@x,'-a|b,''=c,-5\n-5,'s,'-5,-5,'+5\n";
    const rows = await rowsOf(text, { ...textiles, otherColumns: ['productId'] });
    expect(rows.map(({ metadata, others }) => ({ ...others, ...metadata }))).toEqual([
      { ...textiles, productId: '=1+1', '=name': '@x', model: '-a|b', tags: ["'=c"], weight: '-5' },
      { ...textiles, productId: '-5', '=name': "'s", model: "'-5", tags: ['-5'], weight: "'+5" },
    ]);
  });

  it('leaves what objects inherit alone', async () => {
    const [metadata] = await metadataOf('toString,hasOwnProperty.a\n1,2', textiles);
    expect(Object.keys(metadata ?? {})).toEqual(['category', 'toString', 'hasOwnProperty']);
  });
});

describe.each(PRODUCT_CATEGORIES)('the template of %s', (category: ProductCategory) => {
  const { columns, text } = csvTemplate(category);

  it('names each column once, and is a header that can be read', async () => {
    expect(new Set(columns.map(({ path }) => path)).size).toBe(columns.length);
    expect(text).toBe(`${columns.map(({ path }) => path).join(',')}\r\n`);
    expect(await rowsOf(text)).toEqual([]);
  });

  it('describes each column', () => {
    expect(columns.filter(({ description }) => description.trim() === '')).toEqual([]);
  });

  it('has a column for each required value of a complete document', () => {
    const leaves = leavesOf(readDocument(category), '').map(([leaf]) => leaf);
    // A value that may be one text or several has one column.
    const isHeld = (path: string) =>
      leaves.some((leaf) => leaf === path || leaf.startsWith(`${path}[`));
    const required = columns.filter(({ requirement }) => requirement === 'required');
    expect(required.length).toBeGreaterThan(5);
    expect(required.map(({ path }) => path).filter((path) => !isHeld(path))).toEqual([]);
  });

  it('takes what a complete document holds, and gives it back', async () => {
    const document = readDocument(category);
    const leaves = leavesOf(document, '');
    const quoted = (value: unknown) =>
      `"${(Array.isArray(value) ? '[]' : String(value)).replaceAll('"', '""')}"`;
    const rows = [leaves.map(([path]) => path), leaves.map(([, value]) => value)];
    const [row] = await rowsOf(rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join(''));
    const { errors, warnings } = validateMetadata(row?.metadata);
    expect([...errors, ...warnings]).toEqual([]);
  });
});

/** The texts, numbers, booleans and empty lists of a document with their paths. */
function leavesOf(value: JsonValue, path: string): [string, JsonValue][] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((entry, index) => leavesOf(entry, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, member]) =>
    leavesOf(member, path === '' ? name : `${path}.${name}`),
  );
}

describe('metadataRowReader', () => {
  const header = { line: 1, cells: ['productId', '', 'recycledContent.percentage'] };
  const options = { ...textiles, otherColumns: ['productId'] } as const;

  it('reads rows of any table as those of CSV, and leaves nameless columns out', () => {
    const read = metadataRowReader(header, options);
    expect(read({ line: 7, cells: ['A', 'unread', '12.5'] })).toEqual({
      line: 7,
      metadata: { ...textiles, recycledContent: { percentage: 12.5 } },
      others: { productId: 'A' },
    });
  });

  it('takes a decimal comma where it is told', () => {
    const read = metadataRowReader(header, { ...options, decimalComma: true });
    expect(read({ line: 2, cells: ['A', '', '12,5'] }).metadata).toMatchObject({
      recycledContent: { percentage: 12.5 },
    });
  });

  it('refuses columns that exclude each other, and rows with surplus cells', () => {
    const code = (work: () => unknown) => {
      try {
        work();
      } catch (error) {
        return (error as { code?: string }).code;
      }
      return undefined;
    };
    const cells = ['a', 'a.b'];
    expect(code(() => metadataRowReader({ line: 1, cells }))).toBe('CSV_COLUMN_CONFLICT');
    const read = metadataRowReader({ line: 1, cells: ['a'] });
    expect(code(() => read({ line: 2, cells: ['1', '2'] }))).toBe('CSV_SURPLUS_CELLS');
  });
});
