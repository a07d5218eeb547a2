import type { EventEpcLink } from '../event-model.js';
import type { LinkedEpc } from './event-link-repository.js';
import type { Provider, ThingAt, ThingBefore } from './thing-before-repository.js';

/** A thing's key and a moment, as the name of what is known of it. */
export const nameOfThing = ({ epcKey, eventTime }: ThingAt): string =>
  `${eventTime.getTime()} ${epcKey}`;

/**
 * Says which event each thing of new events descends from: the last one that provides it, stored or new.
 *
 * @param before - What is stored, by {@link nameOfThing}.
 */
export function linkEvents(
  links: readonly EventEpcLink[],
  before: ReadonlyMap<string, ThingBefore>,
): LinkedEpc[] {
  const latest = new Map<string, Provider>();
  const parents = new Map<EventEpcLink, string>();
  const inOrder = [...links].sort(compareMoments);
  for (let start = 0; start < inOrder.length;) {
    const end = endOfEvent(inOrder, start);
    const ofEvent = inOrder.slice(start, end);
    // What an event provides counts for those behind it, and never for itself.
    for (const link of ofEvent.filter(({ consumes }) => consumes)) {
      const stored = before.get(nameOfThing(link))?.provider;
      const parent = later(stored, latest.get(link.epcKey));
      if (parent) parents.set(link, parent.eventId);
    }
    for (const link of ofEvent.filter(({ provides }) => provides)) latest.set(link.epcKey, link);
    start = end;
  }
  return links.map((link) => ({ ...link, parentEventId: parents.get(link) ?? null }));
}

/** Each parent of each event once. */
export function edgesOf(links: readonly LinkedEpc[]): { childId: string; parentId: string }[] {
  const edges = new Map<string, { childId: string; parentId: string }>();
  for (const { eventId: childId, parentEventId: parentId } of links) {
    if (parentId !== null) edges.set(`${childId} ${parentId}`, { childId, parentId });
  }
  return [...edges.values()];
}

type Moment = Pick<Provider, 'eventTime' | 'arrival'>;

/** By time, then by arrival, which no two events share. */
function compareMoments(one: Moment, other: Moment): number {
  return one.eventTime.getTime() - other.eventTime.getTime() || one.arrival - other.arrival;
}

function later(one: Provider | undefined, other: Provider | undefined): Provider | undefined {
  if (!one || !other) return one ?? other;
  return compareMoments(one, other) < 0 ? other : one;
}

function endOfEvent(links: readonly EventEpcLink[], start: number): number {
  const eventId = links[start]?.eventId;
  let end = start;
  while (links[end]?.eventId === eventId && end < links.length) end++;
  return end;
}
