import { once } from 'node:events';
import http from 'node:http';
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../src/platform/event-loop/turns.js';
import { facilityBody, operatorBody, newGtin, newRegId, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

describe(`workspaces beside each other on ${testEngine}`, () => {
  let app: TestApp;
  let busy: string;
  let other: string;
  const limits = { LIMIT_CONCURRENT_PER_KEY: '40', LIMIT_CONCURRENT_PER_WORKSPACE: '60' };

  beforeAll(async () => {
    app = await startTestApp(limits);
    busy = await app.createKey(await app.createTenant({ tier: 'enterprise' }), {});
    other = await app.createKey(await app.createTenant({ tier: 'enterprise' }), {});
  });
  afterAll(() => app.close());

  const capture = (nth: number) =>
    app.request('/api/v1/events/epcis', { key: busy, json: denseDocument(nth) });
  const read = (key: string) => app.request('/api/v1/operators', { key });

  // Clause: limit heavy requests of a workspace
  it('runs captures of one workspace in turn or refuses them, and serves another', async () => {
    const captures = Array.from({ length: 14 }, (_, nth) => capture(nth));
    const reads = [];
    for (let nth = 0; nth < 5; nth++) reads.push((await read(other)).status);
    const statuses = (await Promise.all(captures)).map(({ status }) => status);
    expect(new Set(reads)).toEqual(new Set([200]));
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(9);
    expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
    expect((await capture(99)).status).toBe(201);
    // Fourteen of the largest documents: a busy machine takes its time over them.
  }, 120_000);

  // Clause: limit concurrent requests
  it('refuses a key with too many requests in progress, also on Enterprise, and not another workspace', async () => {
    const held = await Promise.all(Array.from({ length: 40 }, () => holdRequest(app, busy)));
    const refused = await read(busy);
    expect([refused.status, refused.body.code]).toEqual([429, 'FST_ERR_RATE_LIMIT']);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect((await read(other)).status).toBe(200);
    for (const request of held) request.destroy();
    await expect.poll(async () => (await read(busy)).status).toBe(200);
  });

  // Clause: limit concurrent requests
  it('counts no request whose client hung up, whenever it did', async () => {
    for (let nth = 0; nth < 120; nth++) {
      const request = http.request(`${app.origin}/api/v1/operators`, {
        headers: { Authorization: `Bearer ${busy}` },
      });
      request.on('error', () => undefined);
      request.end();
      await once(request, 'socket');
      for (let round = 0; round < nth % 12; round++) await nextRound();
      request.destroy();
    }
    await expect
      .poll(async () => {
        const reads = await Promise.all(Array.from({ length: 40 }, () => read(busy)));
        return new Set(reads.map(({ status }) => status));
      })
      .toEqual(new Set([200]));
  });

  it('waits with retries of one idempotency key without holding connections', async () => {
    const headers = { 'Idempotency-Key': 'one-capture' };
    const json = denseDocument(200);
    const retries = Array.from({ length: 8 }, () =>
      app.request('/api/v1/events/epcis', { key: busy, json, headers }),
    );
    expect((await read(other)).status).toBe(200);
    const replies = await Promise.all(retries);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const replayed = replies.filter(({ headers: sent }) => sent.get('idempotent-replayed'));
    expect(replayed).toHaveLength(7);
  });

  describe('with long passports', () => {
    const parallel = Array.from({ length: 6 });
    let operatorId: string;
    let facilityId: string;
    let id: string;
    const create = () =>
      app.request('/api/v1/passports', {
        key: busy,
        json: {
          productId: newGtin(),
          operatorId,
          facilityId,
          metadata: textiles({ note: longText }),
        },
      });

    beforeAll(async () => {
      const json = operatorBody({ regId: newRegId() });
      operatorId = (await app.request('/api/v1/operators', { key: busy, json })).body.operator.id;
      const made = await app.request('/api/v1/facilities', { key: busy, json: facilityBody() });
      facilityId = made.body.facility.id;
      id = (await create()).body.passport.id;
      // The former content becomes version 1.
      const body = { metadata: textiles({ note: longText }) };
      await app.request(`/api/v1/passports/${id}`, { key: busy, method: 'PUT', json: body });
    });

    const aas = { Accept: 'application/aas+json' };
    it.each([
      ['an AAS', () => `/passport/${id}`, aas, 'select "passports"."id"'],
      [
        'a version',
        () => `/api/v1/passports/${id}/versions/1`,
        {},
        'select * from "passport_versions"',
      ],
    ])('reads the next one when the one before has been computed: %s', async (...given) => {
      const [, path, headers, reading] = given;
      let read = 0;
      const count = ({ sql }: { sql: string }) => {
        if (sql.startsWith(reading)) read++;
      };
      let giveTurn: () => void = () => undefined;
      const turnOfAnother = inTurn(() => new Promise<void>((given) => (giveTurn = given)));
      app.db.on('query', count);
      const answers = parallel.map(() => app.request(path(), { key: busy, headers }));
      await expect.poll(() => read, { timeout: 20_000 }).toBeGreaterThan(0);
      await pause(300);
      expect(read).toBe(1);
      giveTurn();
      const replies = await Promise.all(answers);
      await turnOfAnother;
      app.db.removeListener('query', count);
      expect(replies.map(({ status }) => status)).toEqual(parallel.map(() => 200));
      expect(read).toBe(parallel.length);
    });

    it('takes a turn to send a long cached text', async () => {
      const credential = () =>
        app.request(`/passport/${id}`, { key: busy, headers: { Accept: 'application/vc+jwt' } });
      expect((await credential()).status).toBe(200);
      let giveTurn: () => void = () => undefined;
      const turnOfAnother = inTurn(() => new Promise<void>((given) => (giveTurn = given)));
      let isAnswered = false;
      const answer = credential().finally(() => (isAnswered = true));
      await pause(300);
      expect(isAnswered).toBe(false);
      giveTurn();
      expect((await answer).status).toBe(200);
      await turnOfAnother;
    });

    it('does not receive the public document for the owner, who sees another one', async () => {
      let received = '';
      const note = (rows: unknown) => (received += JSON.stringify(rows ?? null));
      app.db.on('query-response', note);
      const own = await app
        .request(`/passport/${id}`, { key: busy })
        .finally(() => app.db.removeListener('query-response', note));
      expect(own.status).toBe(200);
      expect(received.split(longText)).toHaveLength(2);
    });
  });
});

const longText = 'x'.repeat(100_000);

/** Announces a body and sends none of it: a request in progress. */
async function holdRequest(app: TestApp, key: string): Promise<http.ClientRequest> {
  const request = http.request(`${app.origin}/api/v1/passports/validate-only`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Content-Length': 100,
      Expect: '100-continue',
    },
  });
  request.on('error', () => undefined);
  request.flushHeaders();
  await once(request, 'continue');
  request.write('{');
  return request;
}

const epcisContext = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';

/** Forty events about the same thirty things: each document relinks those that were captured before. */
function denseDocument(nth: number): object {
  const epcList = Array.from({ length: 30 }, (_, n) => `urn:epc:id:sgtin:9506000.013435.${n}`);
  const eventList = Array.from({ length: 40 }, (_, n) => ({
    type: 'ObjectEvent',
    action: 'OBSERVE',
    bizStep: 'shipping',
    eventTime: new Date(Date.UTC(2026, 0, 1, 0, 0, n, 500 - nth)).toISOString(),
    eventTimeZoneOffset: '+00:00',
    epcList,
  }));
  return {
    '@context': [epcisContext],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-01-01T00:00:00Z',
    epcisBody: { eventList },
  };
}
