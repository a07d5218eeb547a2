import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../test/support/fake-server.js';
import type { FakeServer } from '../test/support/fake-server.js';
import { fakeTiming } from '../test/support/fake-timing.js';
import { rejectionOf } from '../test/support/rejection-of.js';
import { DppClient } from './client.js';
import { BadRequestError, ServerError } from './error.js';
import type { TelemetryEvent } from './schemas.js';
import type { RefusedUnitEvent, WrittenUnitEvents } from './write-unit-events.js';

let server: FakeServer;
let client: DppClient;

beforeAll(async () => {
  server = await startFakeServer();
  client = new DppClient({ baseUrl: server.origin, timing: fakeTiming() });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const eventOf = (cycleCount: number): TelemetryEvent => ({ eventType: 'CHARGE_CYCLE', cycleCount });
const heavy = (bytes: number): TelemetryEvent => ({
  eventType: 'OTHER',
  payload: { note: 'x'.repeat(bytes) },
});

function* events(count: number): Generator<TelemetryEvent> {
  for (let index = 0; index < count; index += 1) yield eventOf(index);
}

function answerRecorded(count: number, errors?: readonly string[]): void {
  server.answerWith({ status: 201, json: { success: true, count, events: [], errors } });
}

function answerRefused(errors: readonly string[]): void {
  const json = { success: false, error: 'Bulk Event Ingest Failed', errors };
  server.answerWith({ status: 400, json });
}

const bodies = () =>
  server.requests.map(({ body }) => JSON.parse(body) as { events: TelemetryEvent[] });
const sizes = () => bodies().map((body) => body.events.length);
const keys = () => server.requests.map(({ headers }) => headers['idempotency-key']);

describe('a stream of events', () => {
  it('is sent in bulks of 500, in its order', async () => {
    for (const count of [500, 500, 1]) answerRecorded(count);
    expect(await client.units.writeEvents('u', events(1001))).toEqual({
      recorded: 1001,
      refused: 0,
    });
    expect(sizes()).toEqual([500, 500, 1]);
    expect(bodies().flatMap((body) => body.events)).toEqual([...events(1001)]);
    expect(new Set(server.requests.map(({ url }) => url))).toEqual(
      new Set(['/api/v1/units/u/events/bulk']),
    );
  });

  it('that is empty sends nothing', async () => {
    expect(await client.units.writeEvents('u', [])).toEqual({ recorded: 0, refused: 0 });
    expect(server.requests).toEqual([]);
  });

  it('that arrives bit by bit is asked for no more than a bulk and one event ahead', async () => {
    let given = 0;
    const ahead: number[] = [];
    const onWritten = ({ recorded }: WrittenUnitEvents) => void ahead.push(given - recorded);
    async function* slow() {
      for (const event of events(1200)) {
        await Promise.resolve();
        given += 1;
        yield event;
      }
    }
    for (const count of [500, 500, 200]) answerRecorded(count);
    await client.units.writeEvents('u', slow(), { onWritten });
    expect(ahead).toEqual([1, 1, 0]);
  });

  it('keeps each body under a mebibyte, counted in bytes', async () => {
    const notes = Array.from({ length: 3 }, () => ({
      eventType: 'OTHER' as const,
      payload: { note: 'ä'.repeat(250_000) },
    }));
    answerRecorded(2);
    answerRecorded(1);
    await client.units.writeEvents('u', notes);
    expect(sizes()).toEqual([2, 1]);
    for (const { body } of server.requests) expect(Buffer.byteLength(body)).toBeLessThan(1_048_577);
  });

  it('fills a body to its last byte', async () => {
    const envelope = JSON.stringify({ events: [heavy(0)] }).length;
    answerRecorded(1);
    await client.units.writeEvents('u', [heavy(1_048_576 - envelope - 1)]);
    expect(server.requests[0]?.body).toHaveLength(1_048_575);
  });

  it('keeps each body under 40,000 values', async () => {
    const lists = Array.from({ length: 500 }, () => ({
      eventType: 'OTHER' as const,
      payload: Array.from({ length: 97 }, () => 1),
    }));
    answerRecorded(399);
    answerRecorded(101);
    await client.units.writeEvents('u', lists);
    expect(sizes()).toEqual([399, 101]);
  });
});

describe('an event that is refused', () => {
  const written = async (stream: Iterable<TelemetryEvent>) => {
    const refusals: RefusedUnitEvent[] = [];
    const onRefused = (refused: RefusedUnitEvent) => void refusals.push(refused);
    return { ...(await client.units.writeEvents('u', stream, { onRefused })), refusals };
  };

  it('is told by its place in the whole stream', async () => {
    answerRecorded(500);
    answerRecorded(498, ['[0] recordedAt must be a date.', '[499] No.']);
    answerRecorded(1);
    expect(await written(events(1001))).toEqual({
      recorded: 999,
      refused: 2,
      refusals: [
        { index: 500, message: 'recordedAt must be a date.' },
        { index: 999, message: 'No.' },
      ],
    });
  });

  it('does not stop the stream where all of its bulk are refused', async () => {
    answerRefused(Array.from({ length: 500 }, (_, index) => `[${index}] No.`));
    answerRecorded(2);
    const { refusals, ...counts } = await written(events(502));
    expect(counts).toEqual({ recorded: 2, refused: 500 });
    expect(refusals.map(({ index }) => index)).toEqual([...Array(500).keys()]);
  });

  it('is not sent where no request can hold it, and the places of the others stay', async () => {
    answerRecorded(1, ['[1] No.']);
    const { refusals } = await written([eventOf(0), heavy(1_048_576), eventOf(2)]);
    expect(sizes()).toEqual([2]);
    expect(refusals.map(({ index }) => index)).toEqual([1, 2]);
  });

  it('without anybody to tell is counted', async () => {
    answerRefused(['[0] No.']);
    expect(await client.units.writeEvents('u', events(1))).toEqual({ recorded: 0, refused: 1 });
  });
});

describe('the idempotency keys of a stream', () => {
  it('are one for each bulk, the same on each attempt', async () => {
    server.answerWith('drop', { status: 503, json: {} });
    answerRecorded(500);
    server.answerWith('break');
    answerRecorded(1);
    await client.units.writeEvents('u', events(501));
    const [first, second, third, fourth, fifth] = keys();
    expect([second, third, fifth]).toEqual([first, first, fourth]);
    expect(first).not.toBe(fourth);
  });

  it('differ from those of another stream', async () => {
    answerRecorded(1);
    answerRecorded(1);
    await client.units.writeEvents('u', events(1));
    await client.units.writeEvents('u', events(1));
    expect(new Set(keys()).size).toBe(2);
  });

  it('begin as they are told, and number the bulks', async () => {
    answerRecorded(500);
    answerRecorded(1);
    await client.units.writeEvents('u', events(501), { idempotencyKeyPrefix: 'gateway-7' });
    expect(keys()).toEqual(['gateway-7-0', 'gateway-7-1']);
  });

  it.each(['a b', 'ä', 'x'.repeat(254)])('do not begin with %j', async (idempotencyKeyPrefix) => {
    const writing = client.units.writeEvents('u', events(1), { idempotencyKeyPrefix });
    expect((await rejectionOf(writing)).code).toBe('INVALID_ARGUMENT');
    expect(server.requests).toEqual([]);
  });
});

describe('a stream that cannot go on', () => {
  it('fails as its bulk does, and closes what it reads', async () => {
    let isClosed = false;
    function* closing() {
      try {
        yield* events(2000);
      } finally {
        isClosed = true;
      }
    }
    const json = { success: false, error: 'Terminal Unit Status', message: 'RECYCLED.' };
    answerRecorded(500);
    server.answerWith({ status: 400, json });
    const counts: WrittenUnitEvents[] = [];
    const onWritten = (written: WrittenUnitEvents) => void counts.push(written);
    const writing = client.units.writeEvents('u', closing(), { onWritten });
    expect((await rejectionOf(writing, BadRequestError)).message).toBe('RECYCLED.');
    expect(counts).toEqual([{ recorded: 500, refused: 0 }]);
    expect(isClosed).toBe(true);
  });

  it('gives up after its retries', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      server.answerWith({ status: 503, json: {} });
    }
    const writing = client.units.writeEvents('u', events(1), { maxRetries: 1 });
    await rejectionOf(writing, ServerError);
    expect(server.requests).toHaveLength(2);
  });

  it('stops when its signal aborts', async () => {
    const controller = new AbortController();
    answerRecorded(500);
    const { signal } = controller;
    const onWritten = () => controller.abort();
    const writing = client.units.writeEvents('u', events(1000), { signal, onWritten });
    await expect(writing).rejects.toHaveProperty('name', 'AbortError');
    expect(server.requests).toHaveLength(1);
  });

  it('fails as what it reads does', async () => {
    function* broken(): Generator<TelemetryEvent> {
      yield eventOf(1);
      throw new Error('The sensor is gone.');
    }
    await expect(client.units.writeEvents('u', broken())).rejects.toThrow('The sensor is gone.');
    expect(server.requests).toEqual([]);
  });
});
