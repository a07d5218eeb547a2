import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CREDENTIALS_CONTEXT_URL, formatTenantDid } from '@dpp/vc';
import { statusListUrl } from './status-list-entry.js';

/** How long a verifier may keep a list, in milliseconds (Bitstring Status List 1.0, 2.2). */
export const statusListTtlMs = 300_000;

export interface StatusListContent {
  readonly tenantId: string;
  /** A multiple of eight. */
  readonly bits: number;
  /** The bits that are set, each below `bits`. */
  readonly revoked: readonly number[];
  readonly at: Date;
}

/** The credential that tells which credentials of a workspace are revoked; not secured yet. */
export async function toStatusListCredential(
  { tenantId, bits, revoked, at }: StatusListContent,
  baseUrl: string,
) {
  const id = statusListUrl(tenantId, baseUrl);
  return {
    '@context': [CREDENTIALS_CONTEXT_URL],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: formatTenantDid({ baseUrl, tenantId }),
    validFrom: at.toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: await encodeList(bitstringOf(bits, revoked)),
      ttl: statusListTtlMs,
    },
  };
}

/** Bit 0 is the left-most one, the highest of the first byte. */
function bitstringOf(bits: number, revoked: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(bits / 8);
  for (const index of revoked) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return bytes;
}

const compress = promisify(gzip);

/** Multibase, base64url without padding, of the compressed bits. */
async function encodeList(bitstring: Uint8Array): Promise<string> {
  return `u${(await compress(bitstring)).toString('base64url')}`;
}
