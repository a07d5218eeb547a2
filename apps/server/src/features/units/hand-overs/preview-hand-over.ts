import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { Clock } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { passportReader } from '../../passports/passport-reader.js';
import type { Passport } from '../../passports/passport-model.js';
import type { BatteryUnit } from '../unit-model.js';
import { unitRepository } from '../unit-repository.js';
import { requireHandOverToken, requireOpenOffer } from './find-offer.js';
import type { HandOver } from './hand-over-model.js';

/** What is offered, as far as the public sees it as well. */
interface OfferedUnit {
  readonly offer: HandOver;
  readonly unit: BatteryUnit;
  readonly passport: Passport;
}

/**
 * Shows the holder of a token what it offers. The transaction is one of the workspace that offers, and reads alone.
 *
 * @throws as `requireOpenOffer` does.
 */
export function previewHandOver(
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
  token: string,
): Promise<OfferedUnit> {
  const name = requireHandOverToken(token);
  return tenantTransaction(db, name.tenantId, async (tx) => {
    const at = clock.now();
    const { offer } = await requireOpenOffer(tx, { name, caller, at, isLocked: false });
    const unit = await unitRepository(tx).find(name.tenantId, offer.unitId);
    const passport = unit && (await passportReader(tx).getPassport(name.tenantId, unit.passportId));
    if (!passport) throw new Error('An offer names a unit that is gone.');
    return { offer, unit, passport };
  });
}
