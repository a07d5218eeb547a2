import type { Knex } from 'knex';
import type { RegistryItem } from '../registry-model.js';
import { itemIn, itemSelection } from './registry-item-row-model.js';

/** What was handed in of a passport. */
export interface HandedIn {
  /** The last export. */
  readonly exported: RegistryItem | null;
  /** The last version that a result called registered. */
  readonly registered: RegistryItem | null;
}

type ItemColumns<Prefix extends string> = Parameters<typeof itemIn<Prefix>>[0];

type HandedInRow = ItemColumns<'exported'> &
  ItemColumns<'registered'> & { readonly passport_id: string };

type FormerRow = ItemColumns<'registered'> & { readonly successor_id: string };

const joined = (table: string, column: string, reference: string) => ({
  [`${table}.tenant_id`]: 'entries.tenant_id',
  [`${table}.${column}`]: reference,
});

const registeredItem = {
  ...joined('registered', 'export_id', 'entries.registered_export_id'),
  'registered.number': 'entries.registered_number',
};

/** Requests of passports of one workspace. */
export function handedInRepository(db: Knex, tenantId: string) {
  return {
    async listItems(passportIds: readonly string[]): Promise<ReadonlyMap<string, HandedIn>> {
      const rows = await db('registry_entries as entries')
        .join('registry_items as exported', {
          ...joined('exported', 'export_id', 'entries.export_id'),
          'exported.number': 'entries.number',
        })
        .join('registry_exports as exports', joined('exports', 'id', 'entries.export_id'))
        .leftJoin('registry_items as registered', registeredItem)
        .leftJoin(
          'registry_exports as registered_exports',
          joined('registered_exports', 'id', 'entries.registered_export_id'),
        )
        .where('entries.tenant_id', tenantId)
        .whereIn('entries.passport_id', passportIds)
        .select<HandedInRow[]>(
          'entries.passport_id',
          ...itemSelection('exported', 'exported', 'exports'),
          ...itemSelection('registered', 'registered', 'registered_exports'),
        );
      return new Map(
        rows.map((row) => [
          row.passport_id,
          { exported: itemIn(row, 'exported'), registered: itemIn(row, 'registered') },
        ]),
      );
    },

    /** The last registered version of the editions before each of these. */
    async listOfFormerEditions(
      editionIds: readonly string[],
    ): Promise<ReadonlyMap<string, RegistryItem>> {
      if (editionIds.length === 0) return new Map();
      const rows = await db('passports')
        .join('registry_entries as entries', {
          'entries.tenant_id': 'passports.tenant_id',
          'entries.passport_id': 'passports.id',
        })
        .join('registry_items as registered', registeredItem)
        .join(
          'registry_exports as exports',
          joined('exports', 'id', 'entries.registered_export_id'),
        )
        .where('passports.tenant_id', tenantId)
        .whereIn('passports.superseded_by', editionIds)
        .orderBy('exports.created_at')
        .select<FormerRow[]>(
          'passports.superseded_by as successor_id',
          ...itemSelection('registered', 'registered', 'exports'),
        );
      return new Map(
        rows.flatMap((row) => {
          const item = itemIn(row, 'registered');
          return item ? [[row.successor_id, item] as const] : [];
        }),
      );
    },
  };
}
