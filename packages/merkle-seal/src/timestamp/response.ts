import { contentOf, DerTag, invalidDer, readDer, readDerElements } from '../asn1/der.js';
import type { DerElement } from '../asn1/der.js';

/** What an authority answered. A token in it is not verified yet. */
export type TimestampResponse =
  | { readonly granted: true; readonly token: Uint8Array }
  | {
      readonly granted: false;
      /** The name of the PKIStatus, for example `rejection`. */
      readonly status: string;
      /** The names of the reasons given, for example `badAlg`. */
      readonly failInfo: readonly string[];
    };

/** PKIStatus by value: RFC 3161, section 2.4.2. */
const STATUSES = [
  'granted',
  'grantedWithMods',
  'rejection',
  'waiting',
  'revocationWarning',
  'revocationNotification',
];

/** PKIFailureInfo by bit number; those that have no name are for other protocols. */
const FAIL_INFO: ReadonlyMap<number, string> = new Map([
  [0, 'badAlg'],
  [2, 'badRequest'],
  [5, 'badDataFormat'],
  [14, 'timeNotAvailable'],
  [15, 'unacceptedPolicy'],
  [16, 'unacceptedExtension'],
  [17, 'addInfoNotAvailable'],
  [25, 'systemFailure'],
]);

/**
 * Parses a DER `TimeStampResp`. Text of the authority is left out: it is not for machines, and not
 * trusted.
 *
 * @throws {@link MerkleSealError} `INVALID_DER`, also for a token without a grant or a grant without one.
 * @see RFC 3161, section 2.4.2.
 */
export function parseTimestampResponse(der: Uint8Array): TimestampResponse {
  const [statusInfo, token, ...rest] = sequenceOf(readDer(der));
  const [status, ...details] = sequenceOf(statusInfo);
  const [value, ...more] = contentOf(status, DerTag.INTEGER);
  const name = more.length === 0 ? STATUSES[value ?? -1] : undefined;
  if (name === undefined || rest.length > 0) throw invalidDer('a status of time-stamping');
  const isGranted = name === 'granted' || name === 'grantedWithMods';
  if (isGranted !== (token !== undefined)) throw invalidDer('a token that its status denies');
  if (token) return { granted: true, token: token.encoded };
  const failInfo = details.find(({ tag }) => tag === DerTag.BIT_STRING);
  return { granted: false, status: name, failInfo: failInfo ? namesOf(failInfo.content) : [] };
}

function namesOf(bits: Uint8Array): string[] {
  const isSet = (bit: number) => ((bits[1 + (bit >> 3)] ?? 0) & (0x80 >> (bit & 7))) !== 0;
  return [...FAIL_INFO].filter(([bit]) => isSet(bit)).map(([, name]) => name);
}

function sequenceOf(element: DerElement | undefined): DerElement[] {
  return readDerElements(contentOf(element, DerTag.SEQUENCE));
}
