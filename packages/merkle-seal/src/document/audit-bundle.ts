import { canonicalJson, isPlainObject } from '../json/canonical-json.js';
import { parseCertificate } from '../certificates/certificate.js';
import { MerkleSealError } from '../error.js';
import { formatPem, parsePem, parsePemBlocks } from '../encoding/pem.js';
import { parseSealedDocument } from './sealed-document.js';

/** The `type` of an {@link AuditBundle}. */
export const AUDIT_BUNDLE_TYPE = 'MerkleSealAuditBundle';

/**
 * Everything about one seal in one file, to be kept and verified years later without asking anybody: what
 * the issuer published, as it was published. The time-stamp stands in the document.
 */
export interface AuditBundle {
  readonly type: typeof AUDIT_BUNDLE_TYPE;
  readonly version: 1;
  /** The moment the bundle was put together, ISO 8601 UTC; a claim of its maker. */
  readonly created: string;
  /** The passport document, redacted or not. */
  readonly document: Readonly<Record<string, unknown>>;
  /**
   * PEM certificates of the seal authorities as the issuer published them, one in each text. They are no trust anchors:
   * the maker of a bundle chooses them. Compare them with what you know from elsewhere.
   */
  readonly untrustedCertificates: readonly string[];
  /** The DID document that lists the key of the seal; absent where there was none. */
  readonly didDocument?: Readonly<Record<string, unknown>>;
  /**
   * The status lists of the issuer's credentials as published, each the text of a signed credential; absent where
   * there are none. The seal has no status: verifiers of credentials read them.
   */
  readonly statusLists?: readonly string[];
}

/** What goes into a bundle. */
export interface CreateAuditBundleOptions {
  /** A sealed passport document as parsed JSON. */
  readonly document: unknown;
  /** The moment the bundle is put together. */
  readonly created: Date;
  /** PEM texts of one certificate or more each: the authorities that the issuer publishes. Default: none. */
  readonly certificates?: readonly string[];
  /** The DID document as parsed JSON. Default: none. */
  readonly didDocument?: unknown;
  /** Status lists as text, as they were answered. Default: none. */
  readonly statusLists?: readonly string[];
}

/**
 * Puts a bundle together. Nothing in it is verified here; it must only be what it says it is.
 *
 * @throws {@link MerkleSealError} `MALFORMED_BUNDLE` for a DID document that is no JSON object
 *   or status lists that are no texts;
 *   `MALFORMED_DOCUMENT` for a document that is not sealed; `INVALID_TIME`; and for certificates
 *   `INVALID_PEM`, `INVALID_BASE64`, `INVALID_DER` or `INVALID_CERTIFICATE`.
 * @see SPEC.md, "Audit bundle".
 */
export function createAuditBundle(options: CreateAuditBundleOptions): AuditBundle {
  const { document, created, certificates = [], didDocument, statusLists } = options;
  if (Number.isNaN(created.getTime())) {
    throw new MerkleSealError('INVALID_TIME', 'The date is not valid.');
  }
  const { members } = parseSealedDocument(document);
  return parseAuditBundle({
    type: AUDIT_BUNDLE_TYPE,
    version: 1,
    created: created.toISOString(),
    document: members,
    untrustedCertificates: certificates
      .flatMap((pem) => parsePemBlocks('CERTIFICATE', pem))
      .map((der) => formatPem('CERTIFICATE', der)),
    ...(didDocument !== undefined && { didDocument }),
    ...(statusLists !== undefined && { statusLists }),
  });
}

/**
 * Reads a bundle of unknown origin. It may have no other members than those of {@link AuditBundle}, so that
 * nothing in it goes unread. The document is left to `verifySeal`.
 *
 * @throws {@link MerkleSealError} `MALFORMED_BUNDLE`, and for certificates as {@link createAuditBundle}.
 * @see SPEC.md, "Audit bundle".
 */
export function parseAuditBundle(bundle: unknown): AuditBundle {
  if (!isPlainObject(bundle)) throw malformed('it is not a JSON object');
  for (const name of Object.keys(bundle)) {
    if (!Object.hasOwn(MEMBERS, name)) throw malformed(`it has a member "${name}"`);
  }
  for (const [name, isRight] of Object.entries(MEMBERS)) {
    if (!isRight(Object.hasOwn(bundle, name) ? bundle[name] : undefined)) {
      throw malformed(`\`${name}\` is missing or of the wrong kind`);
    }
  }
  const parsed = bundle as unknown as AuditBundle;
  for (const pem of parsed.untrustedCertificates) {
    parseCertificate(parsePem('CERTIFICATE', pem));
  }
  if (parsed.didDocument !== undefined) canonicalJson(parsed.didDocument);
  return parsed;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;

const MEMBERS: Readonly<Record<keyof AuditBundle, (value: unknown) => boolean>> = {
  type: (value) => value === AUDIT_BUNDLE_TYPE,
  version: (value) => value === 1,
  created: (value) =>
    typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
  document: isPlainObject,
  untrustedCertificates: isListOfTexts,
  didDocument: (value) => value === undefined || isPlainObject(value),
  statusLists: (value) => value === undefined || isListOfTexts(value),
};

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function malformed(what: string): MerkleSealError {
  return new MerkleSealError('MALFORMED_BUNDLE', `Not an audit bundle: ${what}.`);
}
