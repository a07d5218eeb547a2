import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { lockUnit } from '../require-unit.js';
import type { UnitDeps } from '../serialise-units.js';
import { statusOf, type HandOver } from './hand-over-model.js';
import { handOverRepository } from './hand-over-repository.js';
import { tellOffer } from './tell-hand-over.js';

interface CancelInput {
  readonly unitId: string;
  readonly id: string;
  readonly ip: string;
}

/**
 * Takes an offer back. One that is cancelled already stays so.
 *
 * @throws a 404 for no such offer; a 409 for one that was accepted or is past its time.
 */
export function cancelHandOver(
  deps: UnitDeps,
  caller: Caller,
  { unitId, id, ip }: CancelInput,
): Promise<HandOver> {
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const unit = await lockUnit(tx, caller, unitId);
    const offers = handOverRepository(tx, tenantId);
    const offer = await offers.lockById(unit.id, id);
    if (!offer) {
      const message = 'This unit has no such hand-over.';
      throw ApiError.notFound(message, { code: 'HAND_OVER_NOT_FOUND' });
    }
    const at = deps.clock.now();
    const status = statusOf(offer, at);
    if (status === 'CANCELLED') return offer;
    if (status !== 'OFFERED') {
      const message = `This hand-over is ${status}: there is nothing to cancel.`;
      throw ApiError.conflict(message, { code: `HAND_OVER_${status}` });
    }
    await offers.close(offer, { outcome: 'CANCELLED', at, by: actorOf(caller) });
    await tellOffer(tx, deps, {
      ...{ offer, unit, caller, ip, at },
      action: 'batteryunit.offer_cancelled',
    });
    return { ...offer, outcome: 'CANCELLED', closedAt: at };
  });
}
