import type { Knex } from 'knex';
import type { AccessGrantRow } from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import { directoryRepository } from '../../platform/directory/directory-repository.js';
import type { SweepRule } from '../../platform/sweep/sweep-model.js';
import { keptUntil, type AccessGrant, type GrantScope } from './grant-model.js';

/** What never opened anything is of no use once its time is over. What opened something is a record. */
export const grantSweep: SweepRule = { table: 'access_grants', column: 'kept_until', keptMs: 0 };

export function grantRepository(db: Knex) {
  const grants = () => db<AccessGrantRow>('access_grants');
  const enterToken = async ({ tenantId, id: rowId }: AccessGrant, sha256: string) => {
    const name = { kind: 'GRANT', key: sha256 } as const;
    if (!(await directoryRepository(db).insert(name, { tenantId, rowId }))) {
      throw new Error('Two grants were given the same token.');
    }
  };

  return {
    /** @param tokenSha256 - Undefined for a request, which has none yet. */
    async insert(grant: AccessGrant, tokenSha256?: string): Promise<void> {
      if (tokenSha256 !== undefined) await enterToken(grant, tokenSha256);
      await grants().insert({
        ...rowOf(grant),
        token_sha256: tokenSha256 ?? null,
        requester_block: null,
      });
    },

    /** @param block - The block of addresses that it came from. */
    async insertRequest(request: AccessGrant, block: string): Promise<void> {
      await grants().insert({ ...rowOf(request), token_sha256: null, requester_block: block });
    },

    /** No other transaction decides on it before this one ends. */
    async lock(tenantId: string, id: string): Promise<AccessGrant | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await grants().where({ tenant_id: tenantId, id }).forNoKeyUpdate().first();
      return row && grantOf(row);
    },

    /** Stores what was decided on a grant that this transaction has locked. */
    async update(grant: AccessGrant, tokenSha256?: string): Promise<void> {
      const { tenantId: tenant_id, id } = grant;
      if (tokenSha256 !== undefined) await enterToken(grant, tokenSha256);
      const updated = await grants()
        .where({ tenant_id, id })
        .update({
          status: grant.status,
          decided_at: grant.decidedAt,
          decided_by: grant.decidedBy,
          expires_at: grant.expiresAt,
          revoked_at: grant.revokedAt,
          kept_until: keptUntil(grant),
          ...(tokenSha256 !== undefined && { token_sha256: tokenSha256 }),
        });
      if (updated !== 1) throw new Error('A grant vanished under the lock of its decision.');
    },
  };
}

function rowOf(grant: AccessGrant): Omit<AccessGrantRow, 'token_sha256' | 'requester_block'> {
  return {
    tenant_id: grant.tenantId,
    id: grant.id,
    status: grant.status,
    kind: grant.kind,
    grantee_name: grant.granteeName,
    grantee_email: grant.granteeEmail,
    organization: grant.organization,
    purpose: grant.purpose,
    scope_type: grant.scope.scopeType,
    passport_id: grant.scope.passportId,
    battery_unit_id: grant.scope.batteryUnitId,
    operator_id: grant.operatorId,
    issuer_type: grant.issuerType,
    issuer_email: grant.issuerEmail,
    decided_at: grant.decidedAt,
    decided_by: grant.decidedBy,
    expires_at: grant.expiresAt,
    revoked_at: grant.revokedAt,
    last_used_at: grant.lastUsedAt,
    use_count: grant.useCount,
    kept_until: keptUntil(grant),
    created_at: grant.createdAt,
  };
}

/** A row has the ids of its scope: insert wrote them so. Also for the lookup of a grant by its token. */
export function scopeOf(
  row: Pick<AccessGrantRow, 'scope_type' | 'passport_id' | 'battery_unit_id'>,
): GrantScope {
  return {
    scopeType: row.scope_type,
    passportId: row.passport_id,
    batteryUnitId: row.battery_unit_id,
  } as GrantScope;
}

/** Also for lists. */
export function grantOf(row: AccessGrantRow): AccessGrant {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    status: row.status as AccessGrant['status'],
    kind: row.kind as AccessGrant['kind'],
    granteeName: row.grantee_name,
    granteeEmail: row.grantee_email,
    organization: row.organization,
    purpose: row.purpose,
    scope: scopeOf(row),
    operatorId: row.operator_id,
    issuerType: row.issuer_type as AccessGrant['issuerType'],
    issuerEmail: row.issuer_email,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    useCount: row.use_count,
    createdAt: row.created_at,
    hasToken: row.token_sha256 !== null,
  };
}
