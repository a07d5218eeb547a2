import type { Knex } from 'knex';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { dayMs } from '../../../platform/sweep/sweep-model.js';
import { passportReader } from '../../passports/passport-reader.js';
import { lockUnit } from '../require-unit.js';
import type { UnitDeps } from '../serialise-units.js';
import type { BatteryUnit, SucceededStatus } from '../unit-model.js';
import { defaultOfferDays, maxOfferDays, type HandOver } from './hand-over-model.js';
import { handOverRepository } from './hand-over-repository.js';
import { createHandOverToken } from './hand-over-token.js';
import { requireOfferable } from './require-offerable.js';
import { tellOffer } from './tell-hand-over.js';

interface OfferInput {
  readonly unitId: string;
  /** Default: in fourteen days. */
  readonly expiresAt: Date | undefined;
  readonly becomes: SucceededStatus;
  readonly ip: string;
}

/** With its token, which is here and nowhere else. */
interface Offered {
  readonly offer: HandOver;
  readonly token: string;
}

/**
 * Offers a battery to the workspace that will hold the token. The unit stays what it is until that one accepts.
 *
 * @throws a 400 for an end that is past or too far; a 409 for a unit that cannot be handed over, or is offered already.
 */
export function offerHandOver(deps: UnitDeps, caller: Caller, input: OfferInput): Promise<Offered> {
  const at = deps.clock.now();
  const expiresAt = requireEnd(input.expiresAt, at);
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const unit = await lockUnit(tx, caller, input.unitId);
    await requireOfferable(tx, unit);
    await requirePublished(tx, unit);
    const { token, sha256 } = createHandOverToken(tenantId);
    const offer: HandOver = {
      id: deps.newId(),
      tenantId,
      unitId: unit.id,
      becomes: input.becomes,
      createdBy: actorOf(caller),
      createdAt: at,
      expiresAt,
      outcome: null,
      closedAt: null,
    };
    const offers = handOverRepository(tx, tenantId);
    await offers.closeExpired(unit.id, at);
    if (!(await offers.insert(offer, sha256))) throw offeredAlready();
    await tellOffer(tx, deps, {
      ...{ offer, unit, caller, ip: input.ip, at },
      action: 'batteryunit.offered',
    });
    return { offer, token };
  });
}

function requireEnd(sent: Date | undefined, at: Date): Date {
  const expiresAt = sent ?? new Date(at.getTime() + defaultOfferDays * dayMs);
  if (expiresAt > at && expiresAt.getTime() <= at.getTime() + maxOfferDays * dayMs)
    return expiresAt;
  const message = `expiresAt must be in the future, and at most ${maxOfferDays} days away.`;
  throw ApiError.badRequest(message);
}

/** A successor would point at a record that the public does not see. */
async function requirePublished(tx: Knex.Transaction, unit: BatteryUnit): Promise<void> {
  const passport = await passportReader(tx).findIdentity(unit.tenantId, unit.passportId);
  if (passport && passport.status !== 'DRAFT') return;
  const message =
    'The passport of this unit is a draft: publish it before the unit is handed over.';
  throw ApiError.conflict(message, { code: 'HAND_OVER_DRAFT' });
}

function offeredAlready(): ApiError {
  const message = 'This unit is offered already: cancel that offer before another one is made.';
  return ApiError.conflict(message, { code: 'HAND_OVER_OPEN' });
}
