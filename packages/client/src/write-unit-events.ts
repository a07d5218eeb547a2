import { BadRequestError } from './error.js';
import type { RecordUnitEventsReply, TelemetryEvent } from './schemas.js';

/** An event that is not in the history, and why. */
export interface RefusedUnitEvent {
  /** Its place in the whole stream, from 0. */
  readonly index: number;
  readonly message: string;
}

/** How far a stream of events came. */
export interface WrittenUnitEvents {
  /** Events that are in the history. */
  readonly recorded: number;
  /** Events that are not. */
  readonly refused: number;
}

/** What is told while a stream is written. The stream goes on when the answer is there. */
export interface WritingListener {
  /** Called for each event that is refused. Default: they are only counted. */
  readonly onRefused?: ((refused: RefusedUnitEvent) => void | Promise<void>) | undefined;
  /** Called after each bulk. */
  readonly onWritten?: ((written: WrittenUnitEvents) => void | Promise<void>) | undefined;
}

/** Records one bulk; they are numbered from 0. */
export type RecordBulk = (
  events: readonly TelemetryEvent[],
  bulkNumber: number,
) => Promise<RecordUnitEventsReply>;

/** What the server takes in one request. */
const MAX_EVENTS = 500;
const MAX_BYTES = 1_048_576;
const MAX_VALUES = 40_000;

/** Size of `{"events":[]}`: the object and its list are values too. */
const ENVELOPE: Size = { bytes: 13, values: 2 };

interface Size {
  readonly bytes: number;
  readonly values: number;
}

const tooLong = `No request can hold it: ${MAX_BYTES} bytes and ${MAX_VALUES} values are the most.`;

/** What goes into one request. */
class Bulk {
  readonly events: TelemetryEvent[] = [];
  /** Where each stands in the stream: one that is too long leaves a gap. */
  readonly indexes: number[] = [];
  #bytes = ENVELOPE.bytes;
  #values = ENVELOPE.values;

  fits({ bytes, values }: Size): boolean {
    const isInSize = this.#bytes + bytes <= MAX_BYTES && this.#values + values <= MAX_VALUES;
    return isInSize && this.events.length < MAX_EVENTS;
  }

  add(event: TelemetryEvent, index: number, { bytes, values }: Size): void {
    this.events.push(event);
    this.indexes.push(index);
    this.#bytes += bytes;
    this.#values += values;
  }
}

/**
 * Sends a stream of events bulk after bulk and holds no more than one. The same stream falls into the same
 * bulks each time, so that keys made of their numbers recognise them.
 */
export async function writeUnitEvents(
  stream: AsyncIterable<TelemetryEvent> | Iterable<TelemetryEvent>,
  record: RecordBulk,
  { onRefused, onWritten }: WritingListener = {},
): Promise<WrittenUnitEvents> {
  let written: WrittenUnitEvents = { recorded: 0, refused: 0 };
  let bulkNumber = 0;
  const refuse = async (refused: RefusedUnitEvent): Promise<void> => {
    written = { ...written, refused: written.refused + 1 };
    await onRefused?.(refused);
  };
  const bulks = bulksOf(stream, (index) => refuse({ index, message: tooLong }));
  for await (const { events, indexes } of bulks) {
    const { recorded, errors } = await outcomeOf(record(events, bulkNumber));
    bulkNumber += 1;
    written = { ...written, recorded: written.recorded + recorded };
    for (const error of errors) await refuse(refusedOf(error, indexes));
    await onWritten?.(written);
  }
  return written;
}

/** @param onTooLong - Called with the index of an event that no request can hold. */
async function* bulksOf(
  stream: AsyncIterable<TelemetryEvent> | Iterable<TelemetryEvent>,
  onTooLong: (index: number) => Promise<void>,
): AsyncGenerator<Bulk> {
  const empty = new Bulk();
  let bulk = new Bulk();
  let index = -1;
  for await (const event of stream) {
    index += 1;
    const size = sizeOf(event);
    if (!empty.fits(size)) {
      await onTooLong(index);
      continue;
    }
    if (!bulk.fits(size)) {
      yield bulk;
      bulk = new Bulk();
    }
    bulk.add(event, index, size);
  }
  if (bulk.events.length > 0) yield bulk;
}

/** With the comma that follows. */
function sizeOf(event: TelemetryEvent): Size {
  const bytes = new TextEncoder().encode(JSON.stringify(event)).length + 1;
  return { bytes, values: countValues(event) };
}

/** The value and all that is in it. What can be written as JSON holds itself nowhere. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((count, member) => count + countValues(member), 1);
}

interface Outcome {
  readonly recorded: number;
  readonly errors: readonly string[];
}

async function outcomeOf(recording: Promise<RecordUnitEventsReply>): Promise<Outcome> {
  try {
    const { count, errors = [] } = await recording;
    return { recorded: count, errors };
  } catch (error) {
    // Where every event is refused there is an error for each. Any other 400, as of a recycled unit, has none.
    if (!(error instanceof BadRequestError) || error.errors.length === 0) throw error;
    return { recorded: 0, errors: error.errors.map(({ message }) => message) };
  }
}

/** The server's error begins with the event's place in the bulk. */
function refusedOf(error: string, indexes: readonly number[]): RefusedUnitEvent {
  const [, place, message] = /^\[(\d{1,3})\] (.*)$/s.exec(error) ?? [];
  return { index: indexes[Number(place)] ?? indexes[0] ?? 0, message: message ?? error };
}
