import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { withinOtherTenant } from '../../../platform/db/other-tenant.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { requireSandboxRowsWithin } from '../../../platform/limits/sandbox-rows.js';
import { passportReader } from '../../passports/passport-reader.js';
import type { Passport } from '../../passports/passport-model.js';
import { modelNotFound, requireModel, requireUnitsTaken } from '../require-unit.js';
import { serialTaken, type UnitDeps } from '../serialise-units.js';
import { succeed } from '../succession.js';
import type { BatteryUnit } from '../unit-model.js';
import { unitRepository } from '../unit-repository.js';
import { requireHandOverToken, requireOpenOffer } from './find-offer.js';
import type { HandOver } from './hand-over-model.js';
import { handOverRepository } from './hand-over-repository.js';
import type { HandOverTokenName } from './hand-over-token.js';
import { requireOfferable } from './require-offerable.js';
import { actorAbroad, tellAcceptance } from './tell-hand-over.js';
import { unitResponsibilityRepository } from './unit-responsibility-repository.js';

interface AcceptInput {
  readonly token: string;
  /** The passport under which the battery goes on: its operator is responsible from now on. */
  readonly idOrProductId: string;
  /** Default: that of the battery until now. */
  readonly serialNumber: string | undefined;
  readonly ip: string;
}

/** A battery in its new workspace. */
interface AcceptedUnit {
  readonly unit: BatteryUnit;
  readonly passport: Passport;
}

/**
 * Takes a battery over from another workspace. The record there ends and the one here begins in one transaction, which is the
 * receiver's and for some statements the giver's: at no moment is the battery with two companies, or with none.
 *
 * Locks are taken in the order of every write, those of both workspaces together: passport, unit, audit chains.
 *
 * @throws as `requireOpenOffer` does; a 409 for a passport that is no home for it, or a serial number that is taken.
 */
export function acceptHandOver(
  deps: UnitDeps,
  caller: Caller,
  input: AcceptInput,
): Promise<AcceptedUnit> {
  const name = requireHandOverToken(input.token);
  const home = caller.tenant.id;
  return tenantTransaction(deps.db, home, async (tx) => {
    const passport = await requireHome(tx, caller, input.idOrProductId);
    const at = deps.clock.now();
    const arrival = { id: deps.newId(), at, passport, serialNumber: input.serialNumber };
    const left = await withinOtherTenant(tx, { home, other: name.tenantId }, () =>
      leave(tx, deps, { name, caller, arrival }),
    );
    const unit = await arrive(tx, deps, { caller, left });
    await tellAcceptance(tx, deps, { ...left, unit, passport, caller, ip: input.ip, at });
    return { unit, passport };
  });
}

/** @throws a 404, a 403; a 409 for a passport that the public does not see, or that takes no units. */
async function requireHome(
  tx: Knex.Transaction,
  caller: Caller,
  idOrProductId: string,
): Promise<Passport> {
  const { id } = await requireModel(tx, caller, idOrProductId);
  const reader = passportReader(tx);
  const isThere = await reader.lockPresence(caller.tenant.id, id);
  // Read once it is held: until then it may have become a draft.
  const passport = isThere ? await reader.getPassport(caller.tenant.id, id) : undefined;
  if (!passport) throw modelNotFound();
  await requireUnitsTaken(tx, caller, id);
  if (passport.status !== 'DRAFT' && passport.archivedAt === null) return passport;
  const message =
    'The public does not see this passport: take one that is published and not archived.';
  throw ApiError.conflict(message, { code: 'HAND_OVER_DRAFT' });
}

interface Arrival {
  readonly id: string;
  readonly at: Date;
  readonly passport: Passport;
  readonly serialNumber: string | undefined;
}

/** Both ends of a battery's way. */
export interface Leaving {
  readonly offer: HandOver;
  readonly before: BatteryUnit;
  readonly after: BatteryUnit;
  readonly model: Passport;
  readonly successor: BatteryUnit;
}

/** The part of the workspace that gives: the offer is used up, the unit is what it was offered to become, and has a successor. */
async function leave(
  tx: Knex.Transaction,
  deps: UnitDeps,
  asked: { readonly name: HandOverTokenName; readonly caller: Caller; readonly arrival: Arrival },
): Promise<Leaving> {
  const { name, caller, arrival } = asked;
  const { at, passport } = arrival;
  const units = unitRepository(tx);
  const question = { name, caller, at };
  const { offer: offered } = await requireOpenOffer(tx, { ...question, isLocked: false });
  // Before the offer, as those who make and cancel one do.
  const before = await units.lock(name.tenantId, offered.unitId);
  const { offer } = await requireOpenOffer(tx, { ...question, isLocked: true });
  const model = before && (await passportReader(tx).getPassport(name.tenantId, before.passportId));
  if (!model) throw new Error('An offer names a unit that is gone.');
  await requireOfferable(tx, before);
  const successor = successorOf(before, { ...arrival, tenantId: caller.tenant.id });
  const predecessor = { unitId: before.id, becomes: offer.becomes };
  const succeeded = await succeed(tx, deps, {
    successions: [{ predecessor, successor }],
    predecessors: new Map([[before.id, before]]),
    at,
  });
  const to = passport.economicOperator.name;
  const handedOver = { at, to, tenantId: successor.tenantId, unitId: successor.id };
  await unitResponsibilityRepository(tx, before).handOver(handedOver);
  await handOverRepository(tx, name.tenantId).close(offer, {
    ...{ outcome: 'ACCEPTED', at },
    by: actorAbroad(caller),
  });
  const after = { ...(succeeded.get(before.id) ?? before), handedOver };
  return { offer, before, after, model, successor };
}

function successorOf(
  before: BatteryUnit,
  arrival: Arrival & { readonly tenantId: string },
): BatteryUnit {
  const { id, tenantId, at, passport, serialNumber } = arrival;
  return {
    id,
    tenantId,
    passportId: passport.id,
    serialNumber: serialNumber ?? before.serialNumber,
    status: 'IN_SERVICE',
    manufacturedAt: before.manufacturedAt,
    ceasedAt: null,
    predecessorUnitId: before.id,
    predecessorTenantId: before.tenantId,
    handedOver: null,
    // A batch is of the giver's product.
    batchId: null,
    createdAt: at,
    updatedAt: at,
    lastEventId: null,
    currentState: null,
  };
}

/** The part of the workspace that takes. */
async function arrive(
  tx: Knex.Transaction,
  deps: UnitDeps,
  { caller: { tenant }, left }: { readonly caller: Caller; readonly left: Leaving },
): Promise<BatteryUnit> {
  const inserted = await unitRepository(tx).insertAll([left.successor]);
  if (inserted.size !== 1) {
    const message = `${serialTaken} Name another serialNumber.`;
    throw ApiError.conflict(message, { code: 'UNIT_SERIAL_TAKEN' });
  }
  await requireSandboxRowsWithin(tx, deps, { tenant, table: 'battery_units' });
  return left.successor;
}
