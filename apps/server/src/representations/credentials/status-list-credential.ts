import {
  createBitstring,
  createStatusListCredential,
  encodeBitstring,
  formatTenantDid,
  type BitstringStatusListCredential,
} from '@dpp/vc';
import { nodeRuntime } from '@dpp/vc/node';
import { statusListUrl } from './status-list-entry.js';

export interface StatusListContent {
  readonly tenantId: string;
  /** How many there are. */
  readonly bits: number;
  /** Those that are set. */
  readonly revoked: readonly number[];
  readonly at: Date;
}

/** The credential that tells which credentials of a workspace are revoked; not secured yet. */
export async function toStatusListCredential(
  { tenantId, bits, revoked, at }: StatusListContent,
  baseUrl: string,
): Promise<BitstringStatusListCredential> {
  const bitstring = createBitstring({ length: bits, setIndexes: revoked });
  return createStatusListCredential({
    id: statusListUrl(tenantId, baseUrl),
    did: formatTenantDid({ baseUrl, tenantId }),
    encodedList: await encodeBitstring(bitstring, nodeRuntime),
    validFrom: at.toISOString(),
  });
}
