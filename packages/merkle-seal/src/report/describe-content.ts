import { isPlainObject } from '../json/canonical-json.js';
import type { ContentEntry } from '../document/document-content.js';
import type { ReadableReport } from '../verify/verify-file.js';

/** Label and value. */
export type Fact = readonly [label: string, value: string];

/** Entries that say which product it is, in the order in which a reader asks. */
const NAMES_OF_PRODUCT = [
  ['productName', 'Name'],
  ['model', 'Model'],
  ['category', 'Category'],
  ['manufacturer', 'Manufacturer'],
] as const;

/** The product that a file is about, and what its seal covers of it. */
export function describeContent(report: ReadableReport): {
  readonly product: readonly Fact[];
  readonly entries: readonly Fact[];
} {
  if (report.kind === 'leafProof') {
    const { entry } = report;
    const shown: readonly Fact[] = entry ? [[entry.key, textOf(entry.value)]] : [];
    return {
      product: [['Product', 'not named: a proof of one entry is of no product']],
      entries: shown,
    };
  }
  const { productBound, content, verdict } = report;
  const { productId, operatorName, sealed } = content;
  const names = NAMES_OF_PRODUCT.flatMap(([key, label]) => {
    const entry = sealed.find(({ name }) => name === key);
    return entry ? [[label, textOf(entry.value)] as const] : [];
  });
  const binding = productBound
    ? 'yes, as gtin or grai'
    : 'no: no sealed entry repeats it, so the seal does not say of which product it speaks';
  return {
    product: [
      ...names,
      ...(operatorName === undefined ? [] : [['Named operator', operatorName] as const]),
      ['Product id', productId === undefined ? 'none' : textOf(productId)],
      ...(verdict === 'failed' ? [] : [['Product id sealed', binding] as const]),
    ],
    entries: sealed.map(({ name, value }) => [name, textOf(value)]),
  };
}

/** Members that programs read, and that say nothing about the product. */
const TECHNICAL_MEMBERS: ReadonlySet<string> = new Set([
  '@context',
  '@id',
  '@type',
  'id',
  'digitalLinkUri',
  'createdAt',
  'updatedAt',
  'archivedAt',
  'retentionUntil',
]);

/** Says of each part of a file that no seal covers what stands there: of technical members apart. */
export function describeUncovered(report: ReadableReport): {
  readonly notCovered: readonly string[];
  readonly technical: readonly string[];
} {
  if (report.kind === 'leafProof') {
    const sentences = report.notCovered.map((name) => `The proof says nothing of ${name}.`);
    return { notCovered: sentences, technical: [] };
  }
  const { notSealed } = report.content;
  const isTechnical = ({ name }: ContentEntry) => TECHNICAL_MEMBERS.has(name);
  const beside = report.notCovered.filter((name) => name.startsWith('bundle.'));
  return {
    notCovered: [
      ...notSealed.filter((entry) => !isTechnical(entry)).map(describeEntry),
      ...beside.map((name) => `“${name}” stands beside the document, and nothing vouches for it.`),
    ],
    technical: notSealed.filter(isTechnical).map(describeEntry),
  };
}

function describeEntry({ name, value }: ContentEntry): string {
  const shown = formatValue(value);
  switch (name) {
    case 'productId':
      return `The product id is given as ${shown}; no sealed entry repeats it.`;
    case 'economicOperator':
      return value === null
        ? 'The document names no economic operator.'
        : `${namedParty(value)} is named as economic operator; anybody could have written it.`;
    case 'manufacturingFacility':
      return value === null
        ? 'The document names no manufacturing facility.'
        : `${namedParty(value)} is named as manufacturing facility; anybody could have written it.`;
    case 'status':
      return `The status is given as ${shown}; it may be another by now.`;
    case 'enrichment':
      return `The presentation of the product is not sealed: ${shown}.`;
    case 'proof.created':
      return `The seal is said to be of ${shown}; only a time-stamp could show it.`;
    case 'proof.verificationMethod':
      return `The key is said to be published at ${shown}; the certificate alone says whose it is.`;
    default:
      return `“${name}” is given as ${shown}.`;
  }
}

/** A company or place as its node names it, with its identifiers. */
function namedParty(value: unknown): string {
  if (!isPlainObject(value)) return formatValue(value);
  const { name, ...others } = value;
  const identifiers = Object.entries(others)
    .filter(([key, one]) => !key.startsWith('@') && one !== null)
    .map(([key, one]) => `${key} ${formatValue(one)}`);
  const called = name === undefined ? 'Somebody' : formatValue(name);
  return identifiers.length > 0 ? `${called} (${identifiers.join(', ')})` : called;
}

/** A report is read by people: of a longer value they see the beginning, and how long it is. */
const MAX_SHOWN = 1000;

/** A value inside a sentence: text in quotation marks, anything else as JSON. */
function formatValue(value: unknown): string {
  return typeof value === 'string' ? `“${textOf(value)}”` : textOf(value);
}

/** A value beside its label: text as it is, anything else as JSON. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= MAX_SHOWN) return text;
  return `${text.slice(0, MAX_SHOWN)}… (${text.length} characters in all)`;
}
