/** A counter of 12 bits. */
const maxCounter = 0xfff;

/**
 * The id of the next event of a unit: a UUIDv7 greater than that of the event which arrived before it, at any rate of
 * events and with any difference between the clocks of several servers. Sorted by id, events stand in the order in
 * which they arrived.
 *
 * @param after - Id of the last event of the unit; null before the first.
 * @param random - A UUIDv4; its tail becomes that of the id.
 */
export function nextEventId({
  after,
  at,
  random,
}: {
  readonly after: string | null;
  readonly at: Date;
  readonly random: string;
}): string {
  const { ms, counter } = placeAfter(after, at.getTime());
  const time = ms.toString(16).padStart(12, '0');
  const count = counter.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${random.slice(18)}`;
}

interface Place {
  readonly ms: number;
  readonly counter: number;
}

function placeAfter(after: string | null, now: number): Place {
  const last = after === null ? undefined : placeOf(after);
  if (last === undefined || now > last.ms) return { ms: now, counter: 0 };
  if (last.counter < maxCounter) return { ms: last.ms, counter: last.counter + 1 };
  return { ms: last.ms + 1, counter: 0 };
}

function placeOf(id: string): Place {
  const ms = parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return { ms, counter: parseInt(id.slice(15, 18), 16) };
}
