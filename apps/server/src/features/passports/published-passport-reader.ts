import type { Knex } from 'knex';
import type { PassportRow } from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/uuid.js';
import type { PassportStatus } from './passport-model.js';
import type { PublicDocument } from './passport-repository.js';

/** A published passport as far as public resolution needs it at first. */
export interface ResolvedPassport {
  readonly id: string;
  readonly tenantId: string;
  readonly operatorId: string;
  readonly status: PassportStatus;
  /** Undefined when none is kept for the asked renderer and base URL. */
  readonly publicDocument: PublicDocument | undefined;
}

/** Whose drafts may answer: a workspace's, or one operator's for a credential bound to it. */
export interface DraftOwner {
  readonly tenantId: string;
  readonly operatorId: string | null;
}

export interface KeyLookup {
  readonly applicationIdentifier: '01' | '8003';
  readonly value: string;
  /** Set on a workspace host: only that tenant's passports answer. */
  readonly tenantId: string | undefined;
  /** Drafts answer to their owner alone. */
  readonly draftsOf: DraftOwner | undefined;
}

/** More issuers than any product has; a list anybody can ask for has to end. */
const maxOthers = 100;

const statusRank = `case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end`;

/** Who answers a scanned code. `documentKey` names the renderer and base URL of kept documents. */
export function publishedPassportReader(db: Knex, documentKey: string) {
  const candidates = (draftsOf: DraftOwner | undefined) =>
    db<PassportRow>('passports')
      .where((visible) => {
        visible.whereNot('status', 'DRAFT');
        if (draftsOf) visible.orWhere(columnsOf(draftsOf));
      })
      .select('id', 'tenant_id', 'operator_id', 'status')
      .select('public_document', 'public_document_etag', 'public_document_key');
  return {
    async resolveId(id: string, draftsOf?: DraftOwner): Promise<ResolvedPassport | undefined> {
      const row = await candidates(draftsOf).where({ id }).first();
      return row && resolved(row, documentKey);
    },

    /**
     * Who answers for a GTIN or GRAI. When several workspaces hold the same, the one published first
     * does, so that nobody can take over printed codes; a live passport before a recalled one.
     */
    async resolveKey(lookup: KeyLookup): Promise<ResolvedPassport | undefined> {
      const query = candidates(lookup.draftsOf)
        .where(hasKey(lookup))
        .orderByRaw(`${statusRank}, published_at, id`);
      if (lookup.tenantId) query.where('tenant_id', lookup.tenantId);
      const row = await query.first();
      return row && resolved(row, documentKey);
    },

    /** Published passports for the same key besides one, whoever issued them; the first published first. */
    async listOthersOfKey(
      key: Pick<KeyLookup, 'applicationIdentifier' | 'value'>,
      id: string,
    ): Promise<{ id: string; operatorName: string }[]> {
      const rows = await db<PassportRow>('passports')
        .join('operators', 'operators.id', 'passports.operator_id')
        .whereNot('passports.status', 'DRAFT')
        .whereNot('passports.id', id)
        .where(hasKey(key))
        .orderByRaw(`${statusRank}, passports.published_at, passports.id`)
        .limit(maxOthers)
        .select('passports.id', 'operators.name as operator_name');
      return rows.map((row: { id: string; operator_name: string }) => ({
        id: row.id,
        operatorName: row.operator_name,
      }));
    },

    /** The passport whose UUID or `metadata.serialNumber` a serialised Digital Link ends in. */
    async findIdBySerial(
      lookup: Omit<KeyLookup, 'draftsOf'> & { serial: string },
    ): Promise<string | undefined> {
      const query = candidates(undefined)
        .where(hasKey(lookup))
        .where((carries) => {
          carries.whereRaw("metadata->>'serialNumber' = ?", [lookup.serial]);
          if (isUuid(lookup.serial)) carries.orWhere({ id: lookup.serial });
        })
        .orderByRaw(`${statusRank}, published_at, id`);
      if (lookup.tenantId) query.where('tenant_id', lookup.tenantId);
      return (await query.first())?.id;
    },
  };
}

/** The key stands in the metadata, or it is the product id itself. */
function hasKey({
  applicationIdentifier,
  value,
}: Pick<KeyLookup, 'applicationIdentifier' | 'value'>) {
  const column = applicationIdentifier === '01' ? 'gtin' : 'grai';
  return (either: Knex.QueryBuilder): void => {
    void either.where(`passports.${column}`, value).orWhere('passports.product_id', value);
  };
}

function columnsOf({ tenantId, operatorId }: DraftOwner) {
  return { tenant_id: tenantId, ...(operatorId && { operator_id: operatorId }) };
}

type ResolvedRow = Pick<
  PassportRow,
  | 'id'
  | 'tenant_id'
  | 'operator_id'
  | 'status'
  | 'public_document'
  | 'public_document_etag'
  | 'public_document_key'
>;

function resolved(row: ResolvedRow, documentKey: string): ResolvedPassport {
  const { public_document: text, public_document_etag: etag, public_document_key: key } = row;
  return {
    id: row.id,
    tenantId: row.tenant_id,
    operatorId: row.operator_id,
    status: row.status as PassportStatus,
    publicDocument:
      text !== null && etag !== null && key === documentKey ? { text, etag, key } : undefined,
  };
}
