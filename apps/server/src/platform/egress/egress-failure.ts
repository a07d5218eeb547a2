import { tooManyHeaders } from './answer-limits.js';
import { EgressError } from './egress-error.js';

/** What a receiver can do something about, by the code of OpenSSL or Node. The codes are part of no contract. */
const certificateFaults: ReadonlyMap<string, string> = new Map([
  ['CERT_HAS_EXPIRED', 'has expired'],
  ['CERT_NOT_YET_VALID', 'is not valid yet'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for another name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is signed by nobody but itself'],
  ...[
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ].map((code) => [code, 'leads to no authority that is trusted here'] as const),
]);

/** The failure without the address: the tenant that named the host need not learn where its name leads. */
export function egressErrorOf(error: unknown, { host }: URL): EgressError {
  if (error instanceof EgressError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  if (code === 'HPE_HEADER_OVERFLOW' || code === 'UND_ERR_HEADERS_OVERFLOW') {
    return tooManyHeaders(error);
  }
  const fault = certificateFaults.get(code);
  const what = fault === undefined ? 'gave no whole answer' : `has a certificate that ${fault}`;
  return new EgressError('CONNECTION_FAILED', `${host} ${what} (${code}).`, { cause: error });
}
