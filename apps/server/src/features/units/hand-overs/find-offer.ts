import type { Knex } from 'knex';
import { environmentOf, type Caller, type Tenant } from '../../../platform/auth/caller-model.js';
import { isLapsed } from '../../../platform/auth/plan.js';
import { tenantRepository } from '../../../platform/auth/tenant-repository.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { unitRepository } from '../unit-repository.js';
import { statusOf, type HandOver } from './hand-over-model.js';
import { handOverRepository } from './hand-over-repository.js';
import { parseHandOverToken, type HandOverTokenName } from './hand-over-token.js';

/** @throws the 404 of an unknown token for a text that is none. */
export function requireHandOverToken(token: string): HandOverTokenName {
  const name = parseHandOverToken(token);
  if (!name) throw noSuchOffer();
  return name;
}

interface OfferQuestion {
  readonly name: HandOverTokenName;
  /** Who asks: not the workspace that offers. */
  readonly caller: Caller;
  readonly at: Date;
  /** Keep it until the transaction ends. */
  readonly isLocked: boolean;
}

/** An open offer, and the workspace that makes it. */
export interface OpenOffer {
  readonly offer: HandOver;
  readonly giver: Tenant;
}

/**
 * The offer behind a token, in a transaction of the workspace that offers. An unknown workspace and an unknown secret take the
 * same statement and get the same answer.
 *
 * @throws a 404 for an unknown token; a 409 for one that this caller cannot use, or not any more.
 */
export async function requireOpenOffer(
  tx: Knex.Transaction,
  { name: { tenantId, sha256 }, caller, at, isLocked }: OfferQuestion,
): Promise<OpenOffer> {
  const offers = handOverRepository(tx, tenantId);
  const offer = await (isLocked ? offers.lock(sha256) : offers.find(sha256));
  const giver = offer && (await tenantRepository(tx).find(tenantId));
  if (!giver) throw noSuchOffer();
  requireOtherWorkspace(giver, caller);
  const status = statusOf(offer, at);
  if (status === 'OFFERED') return { offer, giver };
  const code = `HAND_OVER_${status}` as const;
  const mine = status === 'ACCEPTED' ? await acceptedBy(tx, offer, caller) : {};
  throw ApiError.conflict(endings[status], { code, ...mine });
}

/** A caller whose answer was lost finds the unit that it made; any other learns nothing of who accepted. */
async function acceptedBy(
  tx: Knex.Transaction,
  { tenantId, unitId }: HandOver,
  { tenant }: Caller,
): Promise<{ readonly unitId?: string }> {
  const unit = await unitRepository(tx).find(tenantId, unitId);
  const { handedOver } = unit ?? {};
  return handedOver?.tenantId === tenant.id ? { unitId: handedOver.unitId } : {};
}

const endings = {
  ACCEPTED: 'This battery was accepted already.',
  CANCELLED: 'This offer was cancelled.',
  EXPIRED: 'This offer is past its time.',
} as const;

function requireOtherWorkspace(giver: Tenant, { tenant }: Caller): void {
  if (giver.id === tenant.id) {
    const message =
      'This battery is offered by your own workspace: make its successor there, with predecessorUnitId.';
    throw ApiError.conflict(message, { code: 'HAND_OVER_OWN_WORKSPACE' });
  }
  if (environmentOf(giver) !== environmentOf(tenant)) {
    const message = 'A battery of a sandbox goes to a sandbox, and any other to none.';
    throw ApiError.conflict(message, { code: 'HAND_OVER_ENVIRONMENT' });
  }
  if (isLapsed(giver.subscriptionStatus)) {
    const message = 'The workspace that offers this battery is suspended.';
    throw ApiError.conflict(message, { code: 'HAND_OVER_SUSPENDED' });
  }
}

function noSuchOffer(): ApiError {
  return ApiError.notFound('No hand-over has this token.', { code: 'HAND_OVER_NOT_FOUND' });
}
