import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { operatorReader } from '../../operators/operator-reader.js';
import { passportRepository } from '../rows/passport-repository.js';

/**
 * True when the operator of a passport is archived; the operator is locked until this transaction ends. To be asked
 * before the passport is locked: archiving locks the operator first. A passport keeps its operator for good.
 */
export async function isLockedOperatorArchived(
  tx: Knex.Transaction,
  { tenant }: Caller,
  passportId: string,
): Promise<boolean> {
  const operatorId = await passportRepository(tx).findOperatorId(tenant.id, passportId);
  if (operatorId === undefined) return false;
  return (await operatorReader(tx).lock(tenant.id, operatorId))?.isArchived === true;
}
