import { isPlainObject } from '../json/canonical-json.js';
import { DOCUMENT_MEMBERS, isProductBound } from './sealed-document.js';

/** How far the seal of a document reaches. */
export interface SealCoverage {
  /** True when sealed metadata repeats the product id: `metadata.gtin` or `.grai` equals `productId`. */
  readonly productBound: boolean;
  /**
   * What the seal says nothing about: `productId`, unless it is bound, and what no seal covers, in or
   * out of this document; then its other members.
   */
  readonly notCovered: readonly string[];
}

/** Parts of every passport that a reader could take for sealed. */
export const NEVER_COVERED: readonly string[] = [
  'economicOperator',
  'manufacturingFacility',
  'status',
  'enrichment',
  'proof.created',
  'proof.verificationMethod',
];

/** Members that carry the seal or what it covers. */
const SEAL_MEMBERS = ['metadata', 'proof', 'digitalSeal', 'signingPublicKey'];

const LISTED_APART: ReadonlySet<string> = new Set(['productId', ...NEVER_COVERED, ...SEAL_MEMBERS]);

/**
 * Says what the seal of a document covers beyond its metadata, and what not: the same words for every
 * verifier. It verifies nothing by itself.
 *
 * @param document - A document of any form; without metadata nothing of it is covered.
 */
export function findSealCoverage(document: unknown): SealCoverage {
  const members = isPlainObject(document) ? document : {};
  const metadata = isPlainObject(members.metadata) ? members.metadata : {};
  const productBound = isProductBound(members, metadata);
  const isSealedCopy = (key: string) =>
    Object.hasOwn(metadata, key) && !DOCUMENT_MEMBERS.includes(key);
  const others = Object.keys(members).filter((key) => !LISTED_APART.has(key) && !isSealedCopy(key));
  return {
    productBound,
    notCovered: [...(productBound ? [] : ['productId']), ...NEVER_COVERED, ...others],
  };
}
