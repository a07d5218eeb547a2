import { metadataOf, newGtin, type MetadataBody } from './factories.js';
import { flattened } from './imports.js';
import { workbookOf, type WorkbookCell } from './workbook.js';

/** A product as it is, and the cells of its row as they should be, by the field that each is. */
interface Product {
  readonly productId: string;
  readonly metadata: MetadataBody;
  readonly cells: Readonly<Record<string, string>>;
}

/** Something that is wrong in some rows of the table. */
interface Fault {
  readonly what: string;
  /** Positions of the products. */
  readonly at: readonly number[];
  readonly spoil: (product: Product) => Readonly<Record<string, WorkbookCell>>;
  /** The field that only a person can mend, who has the product in hand. Without it the console can. */
  readonly byHand?: string;
  /** True: the person cannot find out what is right, and leaves the row out. */
  readonly isLeftOut?: true;
}

/** What a person types into a row that a machine cannot mend; without values the row is left out. */
export interface Correction {
  /** The row of the sheet, from 1. */
  readonly line: number;
  /** Position of the column. */
  readonly column: number;
  readonly value: string | undefined;
}

/** Headings, and the field that each column is; null: none. */
const columns: readonly (readonly [heading: string, field: string | null])[] = [
  ['Product-ID', 'productId'],
  ['productName', 'productName'],
  ['Modell', 'model'],
  ['size\u00a0', 'size'],
  ['Origin country', 'originCountry'],
  ['fiberComposition[0].fiber', 'fiberComposition[0].fiber'],
  ['fiberComposition[0].percentage', 'fiberComposition[0].percentage'],
  // These two have each other's heading.
  ['fiberComposition[1].percentage', 'fiberComposition[1].fiber'],
  ['fiberComposition[1].fiber', 'fiberComposition[1].percentage'],
  ['fiberComposition[2].fiber', 'fiberComposition[2].fiber'],
  ['fiberComposition[2].percentage', 'fiberComposition[2].percentage'],
  ['materialComposition[0].material', 'materialComposition[0].material'],
  ['materialComposition[0].percentage', 'materialComposition[0].percentage'],
  ['careInstructions[0]', 'careInstructions[0]'],
  ['careInstructions[1]', 'careInstructions[1]'],
  ['facilityDetails[0].facilityName', 'facilityDetails[0].facilityName'],
  ['facilityDetails[0].location', 'facilityDetails[0].location'],
  ['facilityDetails[0].activity', 'facilityDetails[0].activity'],
  ['regulatoryCompliance.ceMarking', 'regulatoryCompliance.ceMarking'],
  ...['name', 'referenceNumber', 'issuer', 'validUntil']
    .map((member) => `regulatoryCompliance.certificates[0].${member}`)
    .map((path) => [path, path] as const),
  ['waterUse.value', 'waterUse.value'],
  ['waterUse.unit', 'waterUse.unit'],
  ['repairInformationUrl', 'repairInformationUrl'],
  ['', null],
  ['Internal remark', null],
];

/** The headings of the two columns that are swapped; the first holds what the second says. */
export const swappedHeadings = ['fiberComposition[1].percentage', 'fiberComposition[1].fiber'];

const validUntil = 'regulatoryCompliance.certificates[0].validUntil';
const shareOf = (position: number) => `fiberComposition[${position}].percentage`;
const cell = ({ cells }: Product, field: string) => cells[field] ?? '';
/** `YYYY-MM-DD` written in another form. */
const dated = (write: (year: string, month: string, day: string) => string) => (of: Product) => {
  const [year = '', month = '', day = ''] = cell(of, validUntil).split('-');
  return { [validUntil]: write(year, month, day) };
};
const withCountry = (originCountry: string) => () => ({ originCountry });

/** What is wrong with rows. Seven more faults are those of the headings. */
const faultsOfRows: readonly Fault[] = [
  {
    what: 'a GTIN that is stored as a number, without its leading zero',
    at: Array.from({ length: 40 }, (_, index) => index),
    spoil: ({ productId }) => ({ productId: Number(productId) }),
  },
  {
    what: 'a GTIN in groups',
    at: [41, 42],
    spoil: ({ productId }) => ({ productId: productId.replace(/^(.)(.{7})(.{5})/, '$1-$2-$3-') }),
  },
  {
    what: 'a GTIN wrapped as the text of a formula',
    at: [43],
    spoil: ({ productId }) => ({ productId: `="${productId}"` }),
  },
  {
    what: 'a no-break space behind a GTIN',
    at: [44],
    spoil: ({ productId }) => ({ productId: `${productId}\u00a0` }),
  },
  {
    what: 'an address instead of its GTIN',
    at: [45],
    spoil: ({ productId }) => ({ productId: `https://id.nordvind.example/01/${productId}` }),
  },
  {
    what: 'a GTIN as a spreadsheet shortens it',
    at: [46],
    spoil: () => ({ productId: '9.50600E+12' }),
    byHand: 'productId',
  },
  {
    what: 'a GTIN with a wrong digit that is not the last one',
    at: [47],
    spoil: ({ productId }) => ({ productId: withOtherDigit(productId) }),
    byHand: 'productId',
  },
  {
    what: 'a GTIN with a wrong digit, of a product that is not at hand',
    at: [48],
    spoil: ({ productId }) => ({ productId: withOtherDigit(productId) }),
    isLeftOut: true,
  },
  {
    what: 'a product without its number',
    at: [49],
    spoil: () => ({ productId: '' }),
    byHand: 'productId',
  },
  {
    what: 'decimal commas',
    at: [50, 54, 58, 62],
    spoil: (of) => ({
      [shareOf(0)]: cell(of, shareOf(0)).replace('.', ','),
      [shareOf(1)]: cell(of, shareOf(1)).replace('.', ','),
    }),
  },
  {
    what: 'percent signs',
    at: [66, 67],
    spoil: (of) => ({ [shareOf(0)]: `${cell(of, shareOf(0))}%` }),
  },
  {
    what: 'no-break spaces before percent signs',
    at: [68, 69],
    spoil: (of) => ({ [shareOf(0)]: `${cell(of, shareOf(0))}\u00a0%` }),
  },
  {
    what: 'shares from 0 to 1',
    at: [70, 74, 78],
    spoil: (of) =>
      Object.fromEntries(
        [0, 1].map((index) => [shareOf(index), Number(cell(of, shareOf(index))) / 100]),
      ),
  },
  {
    what: 'a share that is missing',
    at: [80, 81],
    spoil: () => ({ [shareOf(1)]: '' }),
  },
  {
    what: 'shares that do not add up to 100',
    at: [82],
    spoil: () => ({ [shareOf(0)]: '65' }),
    byHand: shareOf(0),
  },
  {
    what: 'a date with points, the day first',
    at: [90, 91, 92],
    spoil: dated((year, month, day) => `${day}.${month}.${year}`),
  },
  {
    what: 'a date with slashes, the year first',
    at: [93, 94],
    spoil: dated((year, month, day) => `${year}/${month}/${day}`),
  },
  {
    what: 'a date with slashes, the month first',
    at: [99],
    spoil: dated((year, month, day) => `${Number(month)}/${Number(day)}/${year}`),
  },
  {
    what: 'a date with the name of its month',
    at: [96, 97],
    spoil: dated((year, _month, day) => `${Number(day)} September ${year}`),
  },
  {
    what: 'a date that may be two',
    at: [121],
    spoil: dated((year, month, day) => `${day}/${month}/${year}`),
    byHand: validUntil,
  },
  { what: 'the name of a country', at: [100, 104], spoil: withCountry('Portugal') },
  { what: 'the name of a country in German', at: [101, 105], spoil: withCountry('Türkei') },
  { what: 'a country in small letters', at: [102], spoil: withCountry('bg') },
  { what: 'a code of everyday use', at: [103], spoil: withCountry('UK') },
  {
    what: 'a region instead of its country',
    at: [108],
    spoil: withCountry('Madeira'),
    byHand: 'originCountry',
  },
  {
    what: 'yes and no in another language',
    at: [110, 111, 112],
    spoil: () => ({ 'regulatoryCompliance.ceMarking': 'nein' }),
  },
  {
    what: 'an address without its scheme',
    at: [113, 114],
    spoil: (of) => ({ repairInformationUrl: cell(of, 'repairInformationUrl').slice(8) }),
  },
  {
    what: 'a no-break space between thousands',
    at: [115, 116],
    spoil: () => ({ 'waterUse.value': '1\u00a0450' }),
  },
  {
    what: 'a comma that may stand between thousands, or before decimals',
    at: [117],
    spoil: () => ({ 'waterUse.value': '1,450' }),
    byHand: 'waterUse.value',
  },
  { what: 'a size that is missing', at: [118], spoil: () => ({ size: '' }), byHand: 'size' },
];

/** How many kinds of faults the table has: those of rows, of headings, a row that stands there twice, and a row of sums. */
export const countOfFaults = faultsOfRows.length + 7 + 2;

/** So many products. */
const count = 200;

/**
 * A workbook of 200 textile products as a company keeps them, with faults of more than thirty kinds.
 *
 * @returns `made`: the products of which passports can be made, as they truly are.
 */
export function faultyTextiles() {
  const products = Array.from({ length: count }, (_, index) => productOf(index));
  const spoiled = products.map((product, position) => {
    const faults = faultsOfRows.filter(({ at }) => at.includes(position));
    const start: Readonly<Record<string, WorkbookCell>> = product.cells;
    return rowOf(faults.reduce((cells, { spoil }) => ({ ...cells, ...spoil(product) }), start));
  });
  const [first = []] = spoiled;
  const sums = rowOf({ productName: 'Total', 'waterUse.value': '290000' });
  const rows = [columns.map(([heading]) => heading), ...spoiled, first, sums];
  const byHand = faultsOfRows.flatMap((fault) =>
    fault.at.flatMap((position) => correctionsOf(fault, { position, products })),
  );
  const leftOut = [count, count + 1].map((position) => leavingOut(position));
  const isLeftOut = (position: number) =>
    faultsOfRows.some((fault) => fault.isLeftOut && fault.at.includes(position));
  return {
    workbook: workbookOf(rows, { formats: ['yyyy-mm-dd'] }),
    made: products.filter((_, position) => !isLeftOut(position)),
    corrections: [...byHand, ...leftOut],
  };
}

function correctionsOf(
  { byHand, isLeftOut }: Fault,
  { position, products }: { readonly position: number; readonly products: readonly Product[] },
): Correction[] {
  if (isLeftOut) return [leavingOut(position)];
  const product = products[position];
  if (byHand === undefined || !product) return [];
  const column = columns.findIndex(([, field]) => field === byHand);
  return [{ line: position + 2, column, value: cell(product, byHand) }];
}

/** Below the headings, and from 1. */
const leavingOut = (position: number): Correction => {
  return { line: position + 2, column: -1, value: undefined };
};

function rowOf(cells: Readonly<Record<string, WorkbookCell>>): WorkbookCell[] {
  return columns.map(([, field], index) => {
    if (field === null) return index % 2 === 0 ? 'checked by the buyer' : 'ok';
    const value = cells[field] ?? '';
    // Most dates are those of the spreadsheet.
    const isDate = field === validUntil && typeof value === 'string' && /^\d{4}-/.test(value);
    return isDate ? { number: Date.parse(value) / 86_400_000 + 25_569, style: 1 } : value;
  });
}

function withOtherDigit(gtin: string): string {
  const digit = (Number(gtin[9]) + 1) % 10;
  return `${gtin.slice(0, 9)}${digit}${gtin.slice(10)}`;
}

const pieces = ['Sweatshirt', 'Cardigan', 'T-shirt', 'Trousers', 'Scarf'];
const countries = ['PT', 'TR', 'BG', 'GB'];
const fibres: readonly (readonly (readonly [string, number])[])[] = [
  [
    ['cotton', 70],
    ['polyester', 25],
    ['elastane', 5],
  ],
  [
    ['wool', 80],
    ['polyamide', 20],
  ],
  [
    ['polyester', 92.5],
    ['elastane', 7.5],
  ],
  [
    ['linen', 55],
    ['cotton', 45],
  ],
];

/** A product; every fourth is of the same kind. */
function productOf(index: number): Product {
  const productId = newGtin();
  const { facilityDetails, regulatoryCompliance } = metadataOf('textiles') as {
    readonly facilityDetails: readonly { readonly [member: string]: unknown }[];
    readonly regulatoryCompliance: { readonly certificates: readonly object[] };
  };
  const [site] = facilityDetails;
  const [certificate] = regulatoryCompliance.certificates;
  const kind = fibres[index % fibres.length] ?? [];
  const metadata = {
    category: 'textiles',
    productName: `${pieces[index % pieces.length]} ${index + 1}`,
    model: `NV-${2000 + index}`,
    size: ['S', 'M', 'L', 'XL'][index % 4],
    originCountry: countries[index % countries.length],
    fiberComposition: kind.map(([fiber, percentage]) => ({ fiber, percentage })),
    materialComposition: [{ material: kind[0]?.[0] ?? '', percentage: 100 }],
    careInstructions: ['Machine wash at 30 °C', 'Do not bleach'],
    facilityDetails: [
      {
        facilityName: site?.facilityName,
        location: site?.location,
        activity: site?.activity,
      },
    ],
    regulatoryCompliance: {
      ceMarking: false,
      certificates: [
        { ...certificate, validUntil: `2028-09-${String(1 + (index % 28)).padStart(2, '0')}` },
      ],
    },
    waterUse: { value: 1450, unit: 'L' },
    repairInformationUrl: `https://nordvind.example.com/repair/${2000 + index}`,
  };
  return { productId, metadata, cells: { ...flattened(metadata), productId } };
}
