import type { EpcisEvent } from '@dpp/epcis';
import type { Knex } from 'knex';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import { workspaceUsageRepository } from '../../../platform/db/workspace-usage-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import {
  requireBytesWithin,
  type WorkspaceLimitDeps,
} from '../../../platform/limits/workspace-limits.js';
import { eventLinkRepository, type ThingBefore } from '../lineage/event-link-repository.js';
import {
  bareWord,
  boundedKey,
  eventTimeOf,
  linksOf,
  shownEpcsOf,
  type CapturedEvent,
  type EventEpcLink,
  type OriginLocation,
} from '../event-model.js';
import { eventRepository, type EventIdentity } from '../event-repository.js';
import { edgesOf, linkEvents, nameOfThing } from '../lineage/link-events.js';

export interface CaptureDeps extends AuditLogDeps, Pick<WorkspaceLimitDeps, 'config'> {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** An event that nothing more is asked of. */
export interface AcceptedEvent {
  readonly event: EpcisEvent;
  readonly eventHash: string;
  /** See `CapturedEvent`. */
  readonly context: string | null;
  /** What a credential says beside or instead of the event. */
  readonly signed?: SignedPart;
}

export interface SignedPart {
  readonly credential: string;
  readonly issuerDid: string;
  readonly signer: string | null;
  readonly originLocation: OriginLocation | null;
  /** As the credential has them, be they words of the standard or not. */
  readonly words: Pick<CapturedEvent, 'bizStep' | 'disposition' | 'readPoint' | 'bizLocation'>;
}

export interface StoredEvents {
  /** Of each event, in their order: that of the first one with its hash. */
  readonly ids: readonly string[];
  /** How many of them were not there before. */
  readonly fresh: number;
}

/**
 * Stores events and what they say of each other, all of it or nothing. What is there already, by its hash, is not
 * stored again.
 *
 * @throws a 409 `WORKSPACE_LIMIT_REACHED` for more bytes than a workspace may hold.
 */
export function storeEvents(
  deps: CaptureDeps,
  caller: Caller,
  { accepted, ip }: { readonly accepted: readonly AcceptedEvent[]; readonly ip: string },
): Promise<StoredEvents> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const events = eventRepository(tx);
    const firstArrival = await events.takeArrivals(caller.tenant.id, accepted.length);
    const stored = await events.identify(caller.tenant.id, {
      hashes: accepted.map(({ eventHash }) => eventHash),
      uris: accepted.flatMap(({ event }) => uriOf(event) ?? []),
    });
    const ids = new Map(stored.map((identity) => [nameOfIdentity(identity), identity.id]));
    const fresh: { captured: CapturedEvent; event: EpcisEvent }[] = [];
    const all = accepted.map((each, index) => {
      const name = nameOfIdentity({
        eventHash: each.eventHash,
        declaresError: each.event.errorDeclaration !== undefined,
      });
      const known = ids.get(name);
      if (known !== undefined) return known;
      const id = deps.newId();
      ids.set(name, id);
      const captured = capture(each, {
        id,
        arrival: firstArrival + index,
        caller,
        at: deps.clock.now(),
      });
      fresh.push({ captured, event: each.event });
      return id;
    });
    await insertFresh(tx, caller.tenant.id, { fresh, stored });
    await captureAgain(tx, caller, { stored, ids: new Set(all) });
    await countBytes(tx, deps, { caller, fresh: fresh.map(({ captured }) => captured) });
    await tellCaptured(tx, deps, { fresh: fresh.map(({ captured }) => captured), caller, ip });
    return { ids: all, fresh: fresh.length };
  });
}

/** An event and the one that declares it erroneous have the same hash. */
function nameOfIdentity(of: Pick<EventIdentity, 'eventHash' | 'declaresError'>): string {
  return `${of.declaresError} ${of.eventHash}`;
}

function uriOf({ eventID }: EpcisEvent): string | null {
  return eventID === undefined ? null : boundedKey(eventID);
}

function capture(
  { event, eventHash, context, signed }: AcceptedEvent,
  {
    id,
    arrival,
    caller,
    at,
  }: {
    readonly id: string;
    readonly arrival: number;
    readonly caller: Caller;
    readonly at: Date;
  },
): CapturedEvent {
  const text = JSON.stringify(event);
  return {
    tenantId: caller.tenant.id,
    id,
    operatorId: caller.operatorId,
    arrival,
    eventTime: eventTimeOf(event),
    eventType: event.type,
    ...(signed?.words ?? wordsOf(event)),
    originLocation: signed?.originLocation ?? null,
    ...shownEpcsOf(event),
    eventHash,
    eventUri: uriOf(event),
    declaresError: event.errorDeclaration !== undefined,
    erroneous: false,
    issuerDid: signed?.issuerDid ?? null,
    signer: signed?.signer ?? null,
    event: text,
    context,
    credential: signed?.credential ?? null,
    contentBytes: Buffer.byteLength(text) + Buffer.byteLength(context ?? ''),
    capturedAt: at,
  };
}

function wordsOf(event: EpcisEvent): SignedPart['words'] {
  return {
    bizStep: wordOf(event['bizStep']),
    disposition: wordOf(event['disposition']),
    readPoint: idOf(event['readPoint']),
    bizLocation: idOf(event['bizLocation']),
  };
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' ? bareWord(value) : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function idOf(place: unknown): string | null {
  return typeof place === 'object' && place !== null && 'id' in place ? textOf(place.id) : null;
}

async function insertFresh(
  tx: Knex.Transaction,
  tenantId: string,
  {
    fresh,
    stored,
  }: {
    readonly fresh: readonly { readonly captured: CapturedEvent; readonly event: EpcisEvent }[];
    readonly stored: readonly EventIdentity[];
  },
): Promise<void> {
  if (fresh.length === 0) return;
  const declarations = [...stored, ...fresh.map(({ captured }) => captured)].filter(
    ({ declaresError }) => declaresError,
  );
  const isErroneous = (event: EventIdentity) =>
    !event.declaresError && declarations.some((declaration) => declares(declaration, event));
  const links = fresh.flatMap(({ captured, event }) =>
    linksOf(event, captured, !captured.declaresError && !isErroneous(captured)),
  );
  const before = await lookBefore(tx, tenantId, links);
  const linked = linkEvents(links, before);
  const repository = eventLinkRepository(tx);
  await eventRepository(tx).insertAll(
    fresh.map(({ captured }) => ({ ...captured, erroneous: isErroneous(captured) })),
  );
  await repository.insertAll(tenantId, linked);
  await repository.insertEdges(tenantId, edgesOf(linked));
  const late = new Set(
    linked
      .filter((link) => link.provides && before.get(nameOfThing(link))?.isLate)
      .map(({ eventId }) => eventId),
  );
  if (late.size > 0) await repository.relinkAfter(tenantId, [...late]);
  const declared = stored.filter(isErroneous).map(({ id }) => id);
  if (declared.length === 0) return;
  await eventRepository(tx).declareErroneous(tenantId, declared);
  await repository.takeOut(tenantId, declared);
}

/** Whoever captures what another operator captured before may read it from then on: it says what they know. */
async function captureAgain(
  tx: Knex.Transaction,
  { tenant, operatorId }: Caller,
  { stored, ids }: { readonly stored: readonly EventIdentity[]; readonly ids: ReadonlySet<string> },
): Promise<void> {
  if (operatorId === null) return;
  const others = stored.filter(
    (event) => ids.has(event.id) && event.operatorId !== null && event.operatorId !== operatorId,
  );
  if (others.length === 0) return;
  await eventRepository(tx).captureAgain(tenant.id, {
    ids: others.map(({ id }) => id),
    operatorId,
  });
}

/** As `stored_bytes` of the database has them. */
async function countBytes(
  tx: Knex.Transaction,
  deps: CaptureDeps,
  { caller, fresh }: { readonly caller: Caller; readonly fresh: readonly CapturedEvent[] },
): Promise<void> {
  if (fresh.length === 0) return;
  const bytes = fresh.reduce(
    (sum, { contentBytes, credential }) => sum + contentBytes + Buffer.byteLength(credential ?? ''),
    0,
  );
  await workspaceUsageRepository(tx).grow(caller.tenant.id, bytes);
  await requireBytesWithin(tx, deps, caller.tenant);
}

/** Whoever is bound to an operator speaks of what that operator captured. */
function declares(declaration: EventIdentity, event: EventIdentity): boolean {
  const isSame =
    declaration.eventHash === event.eventHash ||
    (declaration.eventUri !== null && declaration.eventUri === event.eventUri);
  return isSame && (declaration.operatorId ?? event.operatorId) === event.operatorId;
}

async function lookBefore(
  tx: Knex.Transaction,
  tenantId: string,
  links: readonly EventEpcLink[],
): Promise<ReadonlyMap<string, ThingBefore>> {
  const things = [
    ...new Map(
      links
        .filter(({ provides, consumes }) => provides || consumes)
        .map((link) => [nameOfThing(link), link]),
    ).values(),
  ];
  const looked = await eventLinkRepository(tx).look(tenantId, things);
  return new Map(
    things.flatMap((thing, index) => {
      const found = looked[index];
      return found ? [[nameOfThing(thing), found] as const] : [];
    }),
  );
}

/** One entry for whatever one request captured. */
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
