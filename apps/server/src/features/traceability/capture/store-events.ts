import type { Knex } from 'knex';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import {
  requireBytesWithin,
  type WorkspaceLimitDeps,
} from '../../../platform/limits/workspace-limits.js';
import { mapInSlices } from '../../../platform/event-loop/loop-share.js';
import { eventIdentityRepository, type EventIdentity } from '../event-identity-repository.js';
import type { CapturedEvent } from '../event-model.js';
import type { AcceptedEvent } from './accepted-event-model.js';
import { capturedEventOf } from './captured-event.js';
import { insertFreshEvents, type FreshEvent } from './insert-fresh-events.js';
import { captureAgain, hashSharing, uriOf } from './repeated-events.js';

export interface CaptureDeps extends AuditLogDeps, Pick<WorkspaceLimitDeps, 'config'> {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
}

interface StoredEvents {
  /** The id for each event, in their order: that of the first one with its hash and content. */
  readonly ids: readonly string[];
  /** For each event, true when another one with different content has its hash. */
  readonly sharesHash: readonly boolean[];
  /** How many of them were not there before. */
  readonly fresh: number;
}

/**
 * Stores events and what they say of each other, all of it or nothing. What is there already, by its hash and content,
 * is no second event; another caller's `eventID` and the like of it are stored beside it.
 *
 * @throws a 409 `WORKSPACE_LIMIT_REACHED` for more bytes than a workspace may hold.
 */
export function storeEvents(
  deps: CaptureDeps,
  caller: Caller,
  { accepted, ip }: { readonly accepted: readonly AcceptedEvent[]; readonly ip: string },
): Promise<StoredEvents> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const identities = eventIdentityRepository(tx);
    const firstArrival = await identities.takeArrivals(caller.tenant.id, accepted.length);
    const stored = await identities.identify(caller.tenant.id, {
      hashes: accepted.map(({ eventHash }) => eventHash),
      uris: accepted.flatMap(({ event }) => uriOf(event) ?? []),
    });
    const ids = new Map(stored.map((identity) => [nameOfIdentity(identity), identity.id]));
    const fresh: FreshEvent[] = [];
    const all = await mapInSlices(caller.tenant.id, accepted, (each, index) => {
      const name = nameOfIdentity({
        ...each,
        declaresError: each.event.errorDeclaration !== undefined,
      });
      const known = ids.get(name);
      if (known !== undefined) return known;
      const id = deps.newId();
      ids.set(name, id);
      const captured = capturedEventOf(each, {
        id,
        arrival: firstArrival + index,
        caller,
        at: deps.clock.now(),
      });
      fresh.push({ captured, event: each.event });
      return id;
    });
    await insertFreshEvents(tx, caller.tenant.id, { fresh, stored });
    const captured = fresh.map((each) => each.captured);
    const repeatedBytes = await captureAgain(tx, caller, { accepted, stored, ids: all });
    await countBytes(tx, deps, { caller, bytes: bytesOf(captured) + repeatedBytes });
    await tellCaptured(tx, deps, { fresh: captured, caller, ip });
    const sharesHash = hashSharing([...stored, ...captured], accepted);
    return { ids: all, sharesHash, fresh: fresh.length };
  });
}

/** An event and the one that declares it erroneous have the same hash. */
function nameOfIdentity(
  of: Pick<EventIdentity, 'eventHash' | 'contentHash' | 'declaresError'>,
): string {
  return `${of.declaresError} ${of.eventHash} ${of.contentHash}`;
}

/** As `stored_bytes` of the database has them. */
function bytesOf(captured: readonly CapturedEvent[]): number {
  return captured.reduce(
    (sum, { contentBytes, credential }) => sum + contentBytes + Buffer.byteLength(credential ?? ''),
    0,
  );
}

async function countBytes(
  tx: Knex.Transaction,
  deps: CaptureDeps,
  { caller, bytes }: { readonly caller: Caller; readonly bytes: number },
): Promise<void> {
  if (bytes === 0) return;
  await workspaceUsageRepository(tx).grow(caller.tenant.id, bytes);
  await requireBytesWithin(tx, deps, caller.tenant);
}

/** One entry of the audit log for all events of one request. */
async function tellCaptured(
  tx: Knex.Transaction,
  deps: CaptureDeps,
  {
    fresh,
    caller,
    ip,
  }: { readonly fresh: readonly CapturedEvent[]; readonly caller: Caller; readonly ip: string },
): Promise<void> {
  const [first] = fresh;
  if (!first) return;
  await auditLogRepository(tx, deps).append({
    tenantId: caller.tenant.id,
    targetType: 'event',
    targetId: first.id,
    action: 'event.captured',
    actor: actorOf(caller),
    ip,
    details: { count: fresh.length, issuer: first.issuerDid },
    at: first.capturedAt,
  });
}
