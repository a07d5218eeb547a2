import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Caller } from '../../auth/caller-model.js';
import type { Clock } from '../../clock.js';
import {
  idempotencyRepository,
  replayWindowMs,
} from '../../db/repositories/idempotency-repository.js';
import { tenantTransaction } from '../../db/tenant-transaction.js';
import { ApiError } from '../api-error.js';

export interface StoredReply {
  readonly status: number;
  /** JSON text, replayed byte for byte. */
  readonly body: string;
}

interface IdempotentRequest {
  readonly tenantId: string;
  /** The endpoint, and what else the contract counts into the key's scope. */
  readonly scope: string;
  readonly key: string;
  readonly bodyText: string;
}

const visibleAscii = /^[\x21-\x7e]{1,255}$/;

/** @throws a 400 when the header is there but is not 1 to 255 visible ASCII characters. */
export function parseIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && visibleAscii.test(header)) return header;
  throw ApiError.badRequest('Idempotency-Key must be 1 to 255 visible ASCII characters.', {
    code: 'IDEMPOTENCY_KEY_INVALID',
  });
}

/**
 * The endpoint and what its path names: the same event for another unit is another event. Of
 * operator-scoped keys also their operator: the same body means another operator's record there, and a
 * replay would show what that key may not see.
 */
export function idempotencyScope(
  operationId: string,
  params: object,
  { operatorId }: Pick<Caller, 'operatorId'>,
): string {
  const named = Object.values(params).map((value) => `/${nameOf(String(value))}`);
  const by = operatorId === null ? '' : ` of ${operatorId}`;
  return `${operationId}${named.join('')}${by}`;
}

/** Longer than any id that is there; an index takes no text of any length. */
const maxNameLength = 256;

function nameOf(value: string): string {
  return value.length <= maxNameLength ? value : createHash('sha256').update(value).digest('hex');
}

/**
 * Runs an effect once per key. The key, the effect and the stored reply commit together; a
 * concurrent retry waits for the first to end and then gets its reply. Refusals are not stored.
 *
 * @throws a 409 `IDEMPOTENCY_KEY_REUSED` when the key came with another body before.
 */
export function runIdempotently(
  deps: { db: Knex; clock: Clock },
  request: IdempotentRequest,
  effect: (tx: Knex.Transaction) => Promise<StoredReply>,
): Promise<StoredReply & { replayed: boolean }> {
  const requestSha256 = createHash('sha256').update(request.bodyText).digest('hex');
  const now = deps.clock.now();
  return tenantTransaction(deps.db, request.tenantId, async (tx) => {
    const keys = idempotencyRepository(tx);
    const expiredBefore = new Date(now.getTime() - replayWindowMs);
    const earlier = await keys.claim({ ...request, requestSha256, now, expiredBefore });
    if (earlier) {
      if (earlier.requestSha256 !== requestSha256) throw keyReused();
      return { ...earlier.reply, replayed: true };
    }
    const reply = await effect(tx);
    await keys.saveReply(request, reply);
    return { ...reply, replayed: false };
  });
}

function keyReused(): ApiError {
  return ApiError.conflict('This Idempotency-Key was used with another request body.', {
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
}
