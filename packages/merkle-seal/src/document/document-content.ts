import { isPlainObject } from '../json/canonical-json.js';
import { REDACTION_PLACEHOLDER } from '../tree/redaction.js';

/** What a passport document says, apart by what its seal covers. Nothing here is verified. */
export interface DocumentContent {
  readonly productId: unknown;
  /** The name of the declared economic operator; no seal covers it. */
  readonly operatorName: string | undefined;
  /** True for metadata without a seal, as a server publishes a passport before it is sealed. */
  readonly isUnsealed: boolean;
  /** The metadata entries with a shown value, in the order of the document. */
  readonly sealed: readonly ContentEntry[];
  /** The parts of the document that the seal does not cover and that are there. */
  readonly notSealed: readonly ContentEntry[];
}

export interface ContentEntry {
  /** A key of the metadata, a member of the document, or one of its proof: `proof.created`. */
  readonly name: string;
  readonly value: unknown;
}

/**
 * Reads a document of any form.
 *
 * @param notCovered - Names of the parts that its seal does not cover, as `findSealCoverage` gives them.
 */
export function readContent(document: unknown, notCovered: readonly string[]): DocumentContent {
  const members = isPlainObject(document) ? document : {};
  const metadata = isPlainObject(members.metadata) ? members.metadata : {};
  const operator = members.economicOperator;
  const operatorName = isPlainObject(operator) ? operator.name : operator;
  return {
    productId: ownValue(members, 'productId'),
    operatorName: typeof operatorName === 'string' ? operatorName : undefined,
    isUnsealed:
      isPlainObject(members.metadata) &&
      [members.proof, members.digitalSeal].every((part) => part === undefined || part === null),
    sealed: Object.entries(metadata)
      .filter(([, value]) => value !== REDACTION_PLACEHOLDER)
      .map(([name, value]) => ({ name, value })),
    notSealed: notCovered
      .map((name) => ({ name, value: valueAt(members, name) }))
      .filter(({ value }) => value !== undefined),
  };
}

/** A member may have a dot in its name; only members of the proof are named by a path. */
function valueAt(members: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(members, name)) return members[name];
  const { proof } = members;
  return name.startsWith('proof.') && isPlainObject(proof)
    ? ownValue(proof, name.slice('proof.'.length))
    : undefined;
}

function ownValue(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
