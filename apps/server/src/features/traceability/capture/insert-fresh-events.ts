import type { EpcisEvent } from '@dpp/epcis';
import type { Knex } from 'knex';
import { mapInSlices } from '../../../platform/event-loop/loop-share.js';
import type { EventIdentity } from '../event-identity-repository.js';
import { linksOf, type CapturedEvent, type EventEpcLink } from '../event-model.js';
import { eventRepository } from '../event-repository.js';
import { insertEdges } from '../lineage/event-edge-repository.js';
import { eventLinkRepository } from '../lineage/event-link-repository.js';
import { relinkAfter } from '../lineage/late-thing-repository.js';
import { edgesOf, linkEvents, nameOfThing } from '../lineage/link-events.js';
import { listThingsBefore, type ThingBefore } from '../lineage/thing-before-repository.js';

/** An event that was not stored before, and the document it came in. */
export interface FreshEvent {
  readonly captured: CapturedEvent;
  readonly event: EpcisEvent;
}

/** Inserts events that are new, links their things and carries out the error declarations among all of them. */
export async function insertFreshEvents(
  tx: Knex.Transaction,
  tenantId: string,
  {
    fresh,
    stored,
  }: {
    readonly fresh: readonly FreshEvent[];
    readonly stored: readonly EventIdentity[];
  },
): Promise<void> {
  if (fresh.length === 0) return;
  const declarations = [...stored, ...fresh.map(({ captured }) => captured)].filter(
    ({ declaresError }) => declaresError,
  );
  const isErroneous = (event: EventIdentity) =>
    !event.declaresError && declarations.some((declaration) => declares(declaration, event));
  const links = await mapInSlices(tenantId, fresh, ({ captured, event }) =>
    linksOf(event, captured, !captured.declaresError && !isErroneous(captured)),
  );
  const before = await lookBefore(tx, tenantId, links.flat());
  const linked = linkEvents(links.flat(), before);
  await eventRepository(tx).insertAll(
    fresh.map(({ captured }) => ({ ...captured, erroneous: isErroneous(captured) })),
  );
  await eventLinkRepository(tx).insertAll(tenantId, linked);
  await insertEdges(tx, tenantId, edgesOf(linked));
  const late = linked.filter((link) => link.provides && before.get(nameOfThing(link))?.isLate);
  if (late.length > 0) await relinkAfter(tx, tenantId, late);
  const declared = stored.filter(isErroneous).map(({ id }) => id);
  if (declared.length === 0) return;
  await eventRepository(tx).declareErroneous(tenantId, declared);
  await eventLinkRepository(tx).takeOut(tenantId, declared);
}

/**
 * A declaration means the event that says the same, or that has its `eventID`; not one that merely has its hash.
 * A declaration of an operator means events that the operator captured.
 */
function declares(declaration: EventIdentity, event: EventIdentity): boolean {
  const isSame =
    (declaration.eventHash === event.eventHash && declaration.contentHash === event.contentHash) ||
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
  const looked = await listThingsBefore(tx, tenantId, things);
  return new Map(
    things.flatMap((thing, index) => {
      const found = looked[index];
      return found ? [[nameOfThing(thing), found] as const] : [];
    }),
  );
}
