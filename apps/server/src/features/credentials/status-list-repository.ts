import { MIN_STATUS_LIST_LENGTH } from '@dpp/vc';
import type { Knex } from 'knex';
import { ownedBy } from '../../platform/db/queries/owned-by.js';
import type { StatusListCredentialRow, StatusRevocationRow } from '../../platform/db/tables.js';

/** A signed list as it was stored. */
export interface SignedStatusList {
  readonly credential: string;
  /** Strong. */
  readonly etag: string;
  /** What the text was made of: another text has to be made of anything else. */
  readonly madeOf: string;
}

/** All that says what the list of a workspace has to be now. */
export interface StatusListState {
  /** Id of the signing key in use. */
  readonly keyId: string;
  /** As many as a list has at least, before the first passport went live. */
  readonly bits: number;
  /** How many bits are set; it only ever grows. */
  readonly revoked: number;
  /** Undefined before the first was signed. */
  readonly signed: SignedStatusList | undefined;
}

type StateRow = Pick<StatusListCredentialRow, 'credential' | 'etag' | 'made_of'> & {
  readonly tenant_id: string;
  readonly key_id: string;
  readonly bits: number | null;
  readonly revoked: number | null;
};

/** The status lists of workspaces, as anybody may read them. Their bits are set where passports are written. */
export function statusListRepository(db: Knex) {
  const signedOf = (tenantId: string) =>
    db<StatusListCredentialRow>('status_list_credentials').where({ tenant_id: tenantId });
  return {
    /** Undefined for a workspace that is not there, or has no signing key. */
    async findState(tenantId: string): Promise<StatusListState | undefined> {
      const row = await db('signing_keys as keys')
        .leftJoin('status_lists as lists', 'lists.tenant_id', 'keys.tenant_id')
        .leftJoin('status_list_credentials as signed', 'signed.tenant_id', 'keys.tenant_id')
        .where({ 'keys.tenant_id': tenantId })
        .whereNull('keys.retired_at')
        .first<StateRow | undefined>(
          'keys.tenant_id',
          'keys.id as key_id',
          'lists.bits',
          'lists.revoked',
          'signed.credential',
          'signed.etag',
          'signed.made_of',
        );
      const owned = ownedBy(tenantId, row);
      return owned && stateOf(owned);
    },

    /** Keeps other transactions from signing this list until this one ends; changes to its bits do not wait. */
    async lock(tenantId: string): Promise<void> {
      await db<StatusListCredentialRow>('status_list_credentials')
        .insert({ tenant_id: tenantId })
        .onConflict('tenant_id')
        .ignore();
      await signedOf(tenantId).forUpdate().first('tenant_id');
    },

    /**
     * The bits that are set in a list of so many. Those beyond are of a list that has doubled since its state was
     * read; then it has another state already.
     */
    async listRevoked(tenantId: string, bits: number): Promise<number[]> {
      const rows = await db<StatusRevocationRow>('status_revocations')
        .where({ tenant_id: tenantId })
        .where('status_index', '<', bits)
        .select('status_index');
      return rows.map(({ status_index }) => status_index);
    },

    async save(tenantId: string, { credential, etag, madeOf }: SignedStatusList): Promise<void> {
      await signedOf(tenantId).update({ credential, etag, made_of: madeOf });
    },
  };
}

function stateOf({ key_id, bits, revoked, credential, etag, made_of }: StateRow): StatusListState {
  return {
    keyId: key_id,
    bits: bits ?? MIN_STATUS_LIST_LENGTH,
    revoked: revoked ?? 0,
    signed:
      credential !== null && etag !== null && made_of !== null
        ? { credential, etag, madeOf: made_of }
        : undefined,
  };
}
