import type { Knex } from 'knex';
import type { PassportRow } from '../tables.js';

/** Passports as what stands beside them knows them: by their operator, or by their facility. */
type RelatedBy =
  | { readonly tenantId: string; readonly operatorId: string }
  | { readonly tenantId: string; readonly facilityId: string };

type Changes = Partial<Record<keyof PassportRow, Knex.Value | Knex.Raw>>;

/**
 * What becomes of passports when their operator or their facility changes. Their public documents show
 * both, so every write here gives up the documents kept and raises the revisions; the next reader has
 * them rendered anew. Operator or facility has to be locked: then nothing joins the passports meanwhile.
 */
export function relatedPassportRepository(tx: Knex.Transaction) {
  const related = (by: RelatedBy) =>
    tx<PassportRow>('passports').where(
      'operatorId' in by
        ? { tenant_id: by.tenantId, operator_id: by.operatorId }
        : { tenant_id: by.tenantId, facility_id: by.facilityId },
    );

  return {
    async exist(by: RelatedBy): Promise<boolean> {
      return (await related(by).first('id')) !== undefined;
    },

    /** Their documents show what changed beside them; they themselves stay as they are. */
    async rerender(by: RelatedBy): Promise<void> {
      await change(tx, related(by), {});
    },

    /**
     * Archives all that are not archived, of any status. One that is decommissioned has a retention period of its
     * own, and keeps it.
     *
     * @returns How many there were.
     */
    archive: (by: RelatedBy, { at, retentionUntil }: { at: Date; retentionUntil: Date }) =>
      change(tx, related(by).whereNull('archived_at'), {
        archived_at: at,
        retention_until: tx.raw('coalesce(retention_until, ?)', [retentionUntil]),
        updated_at: at,
      }),

    /**
     * Takes back what `archive` did, but for what was decommissioned on its own account and for former editions.
     *
     * @returns How many are no longer archived.
     */
    restore: (by: RelatedBy, at: Date) =>
      change(tx, archivedWith(related(by)), {
        archived_at: null,
        retention_until: null,
        updated_at: at,
      }),

    /** @returns How many named the facility. */
    unlinkFacility: (by: RelatedBy, { at, actor }: { at: Date; actor: string }) =>
      change(tx, related(by), {
        facility_id: null,
        updated_at: at,
        updated_by: actor,
        edit_count: tx.raw('edit_count + 1'),
      }),
  };
}

/** What was archived because its operator was. */
function archivedWith(passports: Knex.QueryBuilder): Knex.QueryBuilder {
  return passports
    .whereNotNull('archived_at')
    .whereNull('superseded_by')
    .whereNot({ status: 'DECOMMISSIONED' });
}

/**
 * Locks the passports in one order first: an operator's passports may be a facility's too, and both may change. Rows
 * that only refer to them, such as accesses, are still written.
 */
async function change(
  tx: Knex.Transaction,
  passports: Knex.QueryBuilder,
  changes: Changes,
): Promise<number> {
  await tx
    .count('*')
    .from(passports.clone().orderBy('id').forNoKeyUpdate().select('id').as('locked'));
  return passports.update({
    ...changes,
    public_document: null,
    public_document_key: null,
    public_document_etag: null,
    revision: tx.raw('revision + 1'),
  }) as Promise<number>;
}
