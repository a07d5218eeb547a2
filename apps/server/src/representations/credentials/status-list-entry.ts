import type { BitstringStatusListEntry } from '@dpp/vc';

/** The address of a workspace's status list. */
export function statusListUrl(tenantId: string, baseUrl: string): string {
  return `${baseUrl}/tenants/${tenantId}/status/revocation`;
}

/** What a credential says of the bit that revokes it (Bitstring Status List 1.0, 2.1). */
export function statusListEntry(
  { tenantId, statusListIndex }: { readonly tenantId: string; readonly statusListIndex: number },
  baseUrl: string,
): BitstringStatusListEntry {
  const statusListCredential = statusListUrl(tenantId, baseUrl);
  return {
    id: `${statusListCredential}#${statusListIndex}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex,
    statusListCredential,
  };
}
