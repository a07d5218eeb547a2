import type { Knex } from 'knex';
import type { UnitStatus } from '../unit-model.js';
import type { PortableUnit } from './unit-file-model.js';

/** Where a unit stands: those made first stand first, for a successor comes after its predecessor. */
export interface UnitPlace {
  readonly createdAt: Date;
  readonly serialNumber: string;
  readonly id: string;
}

/** A unit of a page, and where the next page begins. */
interface TransferredUnit {
  readonly place: UnitPlace;
  readonly unit: PortableUnit;
}

/** What goes into files. */
export function unitTransferRepository(db: Knex) {
  return {
    /** The next units of a workspace. */
    async listAfter(
      tenantId: string,
      { after, limit }: { readonly after: UnitPlace | undefined; readonly limit: number },
    ): Promise<TransferredUnit[]> {
      const query = db('battery_units as u')
        .join('passports as p', (on) => {
          void on.on('p.id', 'u.passport_id').andOn('p.tenant_id', 'u.tenant_id');
        })
        .join('operators as o', (on) => {
          void on.on('o.id', 'p.operator_id').andOn('o.tenant_id', 'u.tenant_id');
        })
        .leftJoin('batches as batch', (on) => {
          void on.on('batch.id', 'u.batch_id').andOn('batch.tenant_id', 'u.tenant_id');
        })
        .leftJoin('battery_units as before', (on) => {
          void on.on('before.id', 'u.predecessor_unit_id').andOn('before.tenant_id', 'u.tenant_id');
        })
        .leftJoin('passports as model', (on) => {
          void on.on('model.id', 'before.passport_id').andOn('model.tenant_id', 'u.tenant_id');
        })
        .leftJoin('operators as maker', (on) => {
          void on.on('maker.id', 'model.operator_id').andOn('maker.tenant_id', 'u.tenant_id');
        })
        .where('u.tenant_id', tenantId)
        .orderBy(['u.created_at', 'u.serial_number', 'u.id'])
        .limit(limit)
        .select<TransferRow[]>(
          'u.id',
          'u.created_at',
          'p.product_id',
          'o.reg_id',
          'u.serial_number',
          'u.status',
          'u.manufactured_at',
          'u.ceased_at',
          'batch.lot',
          'model.product_id as predecessor_product_id',
          'maker.reg_id as predecessor_reg_id',
          'before.serial_number as predecessor_serial_number',
        );
      if (after) {
        const { createdAt, serialNumber, id } = after;
        const values = [createdAt, serialNumber, id];
        void query.whereRaw('(u.created_at, u.serial_number, u.id) > (?, ?, ?)', values);
      }
      return (await query).map((row) => ({ place: placeOf(row), unit: portableOf(row) }));
    },

    async count(tenantId: string): Promise<number> {
      const [row] = await db('battery_units')
        .where({ tenant_id: tenantId })
        .count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },
  };
}

interface TransferRow {
  readonly id: string;
  readonly created_at: Date;
  readonly product_id: string;
  readonly reg_id: string;
  readonly serial_number: string;
  readonly status: string;
  readonly manufactured_at: Date | null;
  readonly ceased_at: Date | null;
  readonly lot: string | null;
  readonly predecessor_product_id: string | null;
  readonly predecessor_reg_id: string | null;
  readonly predecessor_serial_number: string | null;
}

function placeOf({ created_at: createdAt, serial_number: serialNumber, id }: TransferRow) {
  return { createdAt, serialNumber, id };
}

function portableOf(row: TransferRow): PortableUnit {
  return {
    id: row.id,
    productId: row.product_id,
    operatorRegId: row.reg_id,
    serialNumber: row.serial_number,
    status: row.status as UnitStatus,
    manufacturedAt: row.manufactured_at?.toISOString() ?? null,
    ceasedAt: row.ceased_at?.toISOString() ?? null,
    lot: row.lot,
    predecessorProductId: row.predecessor_product_id,
    predecessorOperatorRegId: row.predecessor_reg_id,
    predecessorSerialNumber: row.predecessor_serial_number,
  };
}
