import type { Knex } from 'knex';
import { ApiError } from '../../../platform/http/api-error.js';
import { isResponsible, isTerminal, type BatteryUnit } from '../unit-model.js';
import { unitResponsibilityRepository } from './unit-responsibility-repository.js';

/**
 * Refuses a unit that stands for no battery any more: it went to another company, was made into another unit, or is
 * recycled. The transaction has locked it, as every transaction does that ends one of these.
 *
 * @throws a 409.
 */
export async function requireOfferable(tx: Knex.Transaction, unit: BatteryUnit): Promise<void> {
  if (!isResponsible(unit)) {
    const message = 'This battery was handed over to another company.';
    throw ApiError.conflict(message, { code: 'UNIT_HANDED_OVER' });
  }
  if (isTerminal(unit)) {
    const message = 'This unit is RECYCLED. Nothing succeeds it.';
    throw ApiError.conflict(message, { code: 'UNIT_RECYCLED' });
  }
  if (await unitResponsibilityRepository(tx, unit).hasSuccessor()) {
    const message = 'Another unit was made from this one: hand over that one.';
    throw ApiError.conflict(message, { code: 'UNIT_SUCCEEDED' });
  }
}
