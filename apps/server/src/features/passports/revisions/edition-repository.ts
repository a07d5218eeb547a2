import type { Knex } from 'knex';
import type { BatteryUnitRow, PassportRow } from '../../../platform/db/tables.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';

/** A draft of a next edition, and the edition that it is of. */
interface OpenRevision {
  readonly id: string;
  readonly revisionOf: string;
}

/** The editions of one product beside each other: the current one, former ones, the draft of the next. */
export function editionRepository(tx: Knex.Transaction, tenantId: string) {
  const passports = () => tx<PassportRow>('passports').where({ tenant_id: tenantId });

  /** In the order of their ids, as everything locks several passports. */
  async function lockAll(ids: readonly string[]): Promise<void> {
    await passports().whereIn('id', ids).orderBy('id').forUpdate().select('id');
  }

  const formerOf = async (id: string): Promise<string[]> =>
    (await passports().where({ superseded_by: id }).select('id')).map((former) => former.id);

  return {
    /** The draft of the next edition of a passport; at most one there is. */
    async findOpen(passportId: string): Promise<string | undefined> {
      const open = passports().where({ revision_of: passportId, status: 'DRAFT' });
      return (await open.first('id'))?.id;
    },

    /** Undefined for what is no draft of a next edition. */
    async findOpenById(id: string): Promise<OpenRevision | undefined> {
      if (!isUuid(id)) return undefined;
      const open = passports().where({ id, status: 'DRAFT' }).whereNotNull('revision_of');
      const row = await open.first('id', 'revision_of');
      return row && row.revision_of !== null
        ? { id: row.id, revisionOf: row.revision_of }
        : undefined;
    },

    /** A draft and all editions before it, against writes until this transaction ends. */
    async lockForPublication({ id, revisionOf }: OpenRevision): Promise<void> {
      await lockAll([id, revisionOf, ...(await formerOf(revisionOf))]);
    },

    /** A passport with its former editions, whose documents show its status. */
    async lockWithFormer(id: string): Promise<void> {
      const former = await formerOf(id);
      if (former.length > 0) await lockAll([id, ...former]);
    },

    /** Lets the documents of former editions be rendered anew: they show what became of the current one. */
    async rerenderFormer(id: string): Promise<void> {
      await passports()
        .where({ superseded_by: id })
        .update({ ...withoutDocument(tx) });
    },

    /** Editions before the former one name the new one, too, so that one step leads to it. */
    async nameSuccessor(formerId: string, successorId: string): Promise<void> {
      await passports()
        .where({ superseded_by: formerId })
        .update({ superseded_by: successorId, ...withoutDocument(tx) });
    },

    /** The battery units of a product follow to its new edition. @returns How many there are. */
    moveUnits: (formerId: string, successorId: string): Promise<number> =>
      tx<BatteryUnitRow>('battery_units')
        .where({ tenant_id: tenantId, passport_id: formerId })
        .update({ passport_id: successorId }),
  };
}

function withoutDocument(tx: Knex.Transaction) {
  return {
    public_document: null,
    public_document_key: null,
    public_document_etag: null,
    revision: tx.raw('revision + 1') as unknown as number,
  };
}
