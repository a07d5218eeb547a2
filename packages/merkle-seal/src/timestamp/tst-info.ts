import { contentOf, DerTag, invalidDer, readDer, readDerElements } from '../asn1/der.js';
import type { DerElement } from '../asn1/der.js';
import { decodeOid } from '../asn1/oid.js';
import { decodeGenTime } from '../asn1/time.js';
import { readAlgorithm } from './signature-algorithm.js';

/** What a time-stamp states. */
export interface TstInfo {
  readonly policy: string;
  /** Object identifier of the hash function. */
  readonly imprintAlgorithm: string;
  readonly imprint: Uint8Array;
  /** Content of the INTEGER. */
  readonly serialNumber: Uint8Array;
  /** Milliseconds since 1970. */
  readonly genTime: number;
  /** Content of the INTEGER. */
  readonly nonce: Uint8Array | undefined;
  /** The DER Name by which the authority calls itself, if it does so by a directory name. */
  readonly tsaName: Uint8Array | undefined;
  readonly hasCriticalExtension: boolean;
}

export const ID_CT_TST_INFO = '1.2.840.113549.1.9.16.1.4';

const TSA_TAG = 0xa0;
const EXTENSIONS_TAG = 0xa1;
const DIRECTORY_NAME_TAG = 0xa4;

/**
 * Parses a DER TSTInfo.
 *
 * @throws {@link MerkleSealError} `INVALID_DER`.
 * @see RFC 3161, section 2.4.2.
 */
export function parseTstInfo(der: Uint8Array): TstInfo {
  const fields = sequenceOf(readDer(der));
  const [version, policy, imprint, serialNumber, genTime, ...optional] = fields;
  const [versionNumber, ...more] = contentOf(version, DerTag.INTEGER);
  if (versionNumber !== 1 || more.length > 0) throw invalidDer('a version of TSTInfo');
  const [imprintAlgorithm, hashedMessage] = sequenceOf(imprint);
  const optionalField = (wanted: number) => optional.find(({ tag }) => tag === wanted);
  return {
    policy: decodeOid(contentOf(policy, DerTag.OID)),
    imprintAlgorithm: readAlgorithm(imprintAlgorithm).oid,
    imprint: contentOf(hashedMessage, DerTag.OCTET_STRING),
    serialNumber: contentOf(serialNumber, DerTag.INTEGER),
    genTime: decodeGenTime(genTime),
    nonce: optionalField(DerTag.INTEGER)?.content,
    tsaName: readDirectoryName(optionalField(TSA_TAG)),
    hasCriticalExtension: hasCriticalExtension(optionalField(EXTENSIONS_TAG)),
  };
}

function readDirectoryName(tsa: DerElement | undefined): Uint8Array | undefined {
  const name = tsa && readDer(tsa.content);
  return name?.tag === DIRECTORY_NAME_TAG ? name.content : undefined;
}

function hasCriticalExtension(extensions: DerElement | undefined): boolean {
  if (extensions === undefined) return false;
  return readDerElements(extensions.content).some((extension) =>
    sequenceOf(extension).some(({ tag, content }) => tag === DerTag.BOOLEAN && content[0] !== 0),
  );
}

function sequenceOf(element: DerElement | undefined): DerElement[] {
  return readDerElements(contentOf(element, DerTag.SEQUENCE));
}
