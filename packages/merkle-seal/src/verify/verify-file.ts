import { AUDIT_BUNDLE_TYPE } from '../document/audit-bundle.js';
import { isPlainObject } from '../json/canonical-json.js';
import type { JsonValue } from '../json/canonical-json.js';
import { MerkleSealError } from '../error.js';
import { parseIJson } from '../json/i-json.js';
import { readContent } from '../document/document-content.js';
import type { DocumentContent } from '../document/document-content.js';
import { otherThan, type OtherFile } from '../document/not-a-document.js';
import { LEAF_PROOF_TYPE } from '../document/leaf-proof.js';
import { REDACTION_PLACEHOLDER } from '../tree/redaction.js';
import type { BundleReport } from './verify-bundle.js';
import type { LeafReport } from './verify-leaf.js';
import type { SealReport, VerifySealOptions } from './verify-seal.js';

/** The verifiers of one entry of the package. */
export interface Verifiers {
  readonly verifySeal: (document: unknown, options: VerifySealOptions) => SealReport;
  readonly verifyLeaf: (proof: unknown, options: VerifySealOptions) => LeafReport;
  readonly verifyBundle: (bundle: unknown, options: VerifySealOptions) => BundleReport;
}

/** Text that cannot be read in one way only: nothing in it was checked. */
export interface UnreadableReport {
  readonly verdict: 'failed';
  /** The kind of file it seems to be, which has no seal to check; absent where that cannot be said. */
  readonly looksLike?: OtherFile;
  readonly checks: readonly [
    { readonly name: 'text'; readonly outcome: 'failed'; readonly message: string },
  ];
}

/** The report on a file, and what kind of file it was taken for. */
export type FileReport =
  | ({
      readonly kind: 'document' | 'bundle';
      readonly maskedKeys: readonly string[];
      readonly content: DocumentContent;
    } & (SealReport | BundleReport))
  | ({ readonly kind: 'leafProof' } & LeafReport)
  | ({ readonly kind: 'unreadable' } & UnreadableReport);

/** The report on a file that could be read. */
export type ReadableReport = Exclude<FileReport, { kind: 'unreadable' }>;

/**
 * Verifies a file as it is handed over: a passport document, an audit bundle or the proof of one entry, told apart by
 * `type`. A member `metadata` makes it a document, which may have a sealed `type` of its own.
 *
 * @throws {@link MerkleSealError} only for the options, as `verifySeal`.
 */
export function verifyFile(
  verifiers: Verifiers,
  bytes: Uint8Array,
  options: VerifySealOptions,
): FileReport {
  let value: JsonValue;
  try {
    value = parseIJson(decodeUtf8(bytes));
  } catch (error) {
    if (!(error instanceof MerkleSealError)) throw error;
    const looksLike = otherThan(bytes);
    return {
      kind: 'unreadable',
      verdict: 'failed',
      ...(looksLike !== undefined && { looksLike }),
      checks: [{ name: 'text', outcome: 'failed', message: error.message }],
    };
  }
  switch (kindOf(value)) {
    case 'leafProof':
      return { kind: 'leafProof', ...verifiers.verifyLeaf(value, options) };
    case 'bundle': {
      const document = isPlainObject(value) ? value.document : undefined;
      const report = verifiers.verifyBundle(value, options);
      return { kind: 'bundle', ...report, ...whatIsSaid(document, report.notCovered) };
    }
    default: {
      const report = verifiers.verifySeal(value, options);
      return { kind: 'document', ...report, ...whatIsSaid(value, report.notCovered) };
    }
  }
}

function kindOf(value: JsonValue): 'document' | 'bundle' | 'leafProof' {
  if (!isPlainObject(value) || Object.hasOwn(value, 'metadata')) return 'document';
  if (value.type === AUDIT_BUNDLE_TYPE) return 'bundle';
  return value.type === LEAF_PROOF_TYPE ? 'leafProof' : 'document';
}

function whatIsSaid(document: unknown, notCovered: readonly string[]) {
  return { maskedKeys: maskedKeysOf(document), content: readContent(document, notCovered) };
}

function maskedKeysOf(document: unknown): string[] {
  const metadata = isPlainObject(document) ? document.metadata : undefined;
  if (!isPlainObject(metadata)) return [];
  return Object.keys(metadata).filter((key) => metadata[key] === REDACTION_PLACEHOLDER);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new MerkleSealError('MALFORMED_JSON', 'The text is not UTF-8.', { cause });
  }
}
