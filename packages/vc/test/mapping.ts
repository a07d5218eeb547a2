import { CLAIM_TEMPLATES, METRIC_NAMES } from '../src/untp/claim-templates.js';
import { DOCUMENT_PLACES } from '../src/untp/related-document.js';

/** Where one metadata value stands in the subject of a credential. */
export interface MappingRow {
  /** Names joined by dots. */
  readonly key: string;
  /** A property of the subject, and what the value is there. */
  readonly place: string;
  /** A value that goes there. */
  readonly sample: unknown;
  /** Names joined by dots that lead to it in the subject. */
  readonly path: string;
}

const ORIGIN = [{ material: 'Cotton', percentage: 100, originCountry: 'IN' }];
const PAGE = 'https://a.example/b';

const PROPERTIES: readonly (readonly [string, string, unknown, string])[] = [
  ['productName', '`name`', 'Shirt', 'name'],
  ['model', '`modelNumber`', 'T-1', 'modelNumber'],
  ['batchNumber', '`batchNumber` (not of a unit)', 'B-1', 'batchNumber'],
  ['serialNumber', '`itemNumber` (not of a unit)', 'S-1', 'itemNumber'],
  ['dateOfManufacture', '`productionDate`, if it is a day', '2027-03-01', 'productionDate'],
  ['weight', '`dimensions.weight`, `KGM`', 2.5, 'dimensions.weight.value'],
  ['commodityCode', '`productCategory[1]`', '61091000', 'productCategory.1.code'],
  ['colourImageUrl', '`productImage`', PAGE, 'productImage.linkURL'],
  ['manufacturer', '`relatedParty`, `manufacturer`', 'Mill Ltd', 'relatedParty.1.party.name'],
  ['importer', '`relatedParty`, `importer`', { name: 'Port BV' }, 'relatedParty.1.party.name'],
  [
    'materialComposition',
    '`materialProvenance`, if every origin is known',
    ORIGIN,
    'materialProvenance.0.name',
  ],
];

/** All that metadata fills besides `characteristics`, in the order of MAPPING.md. */
export const mappingRows: readonly MappingRow[] = [
  ...PROPERTIES.map(([key, place, sample, path]) => ({ key, place, sample, path })),
  ...DOCUMENT_PLACES.map(([path, name]) => ({
    key: path.join('.'),
    place: `\`relatedDocument\`: ${name}`,
    sample: { url: PAGE },
    path: 'relatedDocument.0.linkURL',
  })),
  ...CLAIM_TEMPLATES.map(({ path, scale, name, onlyIf }) => ({
    key: path.join('.'),
    place: `\`performanceClaim\`: ${METRIC_NAMES[scale.metric]}, ${measureOf(scale.unit)}${condition(onlyIf?.values)} (${name})`,
    sample: scale.unit === undefined ? 'B-s1,d0' : 7,
    path: 'performanceClaim.0.id',
  })),
];

/** The table of MAPPING.md, a row a line, cells parted by one space. */
export const mappingTable = [
  '| metadata | place in `credentialSubject` |',
  '| - | - |',
  ...mappingRows.map(({ key, place }) => `| \`${key}\` | ${place} |`),
];

/** Metadata with a value at a place inside it, in the unit that its claim asks for. */
export function metadataWith({ key, sample, place }: MappingRow): Record<string, unknown> {
  const names = key.split('.').reverse();
  const metadata = names.reduce<unknown>((value, name) => ({ [name]: value }), sample);
  const template = CLAIM_TEMPLATES.find(
    ({ path, name }) => path.join('.') === key && place.endsWith(`(${name})`),
  );
  const unit = template?.onlyIf?.values.find((value) => value !== undefined);
  if (template?.onlyIf === undefined) return metadata as Record<string, unknown>;
  const [parent, member] = template.onlyIf.path;
  const inner = (metadata as Record<string, object>)[parent ?? ''];
  const beside = member === undefined ? unit : { ...inner, [member]: unit };
  return { ...(metadata as object), [parent ?? '']: beside };
}

function measureOf(unit: string | undefined): string {
  return unit === undefined ? 'a class' : `\`${unit}\``;
}

function condition(values: readonly (string | undefined)[] | undefined): string {
  const stated = values?.filter((value) => value !== undefined);
  return stated === undefined ? '' : `, if in ${stated.join(' or ')}`;
}
