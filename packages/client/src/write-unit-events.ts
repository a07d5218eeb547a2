import { batchesOf } from './batches.js';
import type { BatchLimits, Stream } from './batches.js';
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

/** What the server takes in one request, of the form `{"events":[]}`. */
const LIMITS: BatchLimits = {
  maxItems: 500,
  maxBytes: 1_048_576,
  maxValues: 40_000,
  envelopeBytes: 13,
  envelopeValues: 2,
};

/**
 * Sends a stream of events bulk after bulk and holds no more than one. The same stream falls into the same
 * bulks each time, so that keys made of their numbers recognise them.
 */
export async function writeUnitEvents(
  stream: Stream<TelemetryEvent>,
  record: RecordBulk,
  { onRefused, onWritten }: WritingListener = {},
): Promise<WrittenUnitEvents> {
  let written: WrittenUnitEvents = { recorded: 0, refused: 0 };
  let bulkNumber = 0;
  const refuse = async (refused: RefusedUnitEvent): Promise<void> => {
    written = { ...written, refused: written.refused + 1 };
    await onRefused?.(refused);
  };
  const bulks = batchesOf(stream, LIMITS, (index, message) => refuse({ index, message }));
  for await (const { items, indexes } of bulks) {
    const { recorded, errors } = await outcomeOf(record(items, bulkNumber));
    bulkNumber += 1;
    written = { ...written, recorded: written.recorded + recorded };
    for (const error of errors) await refuse(refusedOf(error, indexes));
    await onWritten?.(written);
  }
  return written;
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
