import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  equalHashPair,
  pairContext,
  pairKinds,
} from '../../../../packages/epcis/test/equal-hash-pairs.js';
import { inFull } from '../support/endurance.js';
import { capture, documentOf, newEpc, observed, resultsOf } from '../support/events.js';
import { Random } from '../support/random.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp({ LIMIT_WORKSPACE_BYTES: String(2 ** 40) });
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

const context = [documentOf([])['@context'][0], pairContext];
const send = (events: readonly unknown[], key = workspace.key) =>
  app.request('/api/v1/events/epcis', { key, json: documentOf(events, { '@context': context }) });
const read = (name: string, key = workspace.key, path = '') =>
  app.request(`/api/v1/events/${encodeURIComponent(name)}${path}`, { key });
const shown = async (name: string, key = workspace.key) => (await read(name, key)).body.event;
const advisoriesOf = (reply: TestReply) =>
  (reply.body as unknown as { results: { warnings?: { code: string }[] }[] }).results.map(
    ({ warnings = [] }) => warnings.map(({ code }) => code),
  );

/** Events that say different things and have one hash. */
function forgery() {
  const thing = newEpc();
  const genuine = observed(1, [thing], { 'ours:a': '1', 'ours:b': '2' });
  const forged = observed(1, [thing], { 'ours:a': `1{${pairContext.ours}}b=2` });
  return { genuine, forged };
}

describe('events with one hash', () => {
  // Clause: repeated events
  it('are two where they say different things, and the caller is told so', async () => {
    const pairs = inFull(10_000, 20 * pairKinds);
    const pairsPerDocument = 250;
    const random = new Random(20_261_125);
    for (let first = 0; first < pairs; first += pairsPerDocument) {
      const count = Math.min(pairsPerDocument, pairs - first);
      const events = Array.from(
        { length: count },
        (_, n) => equalHashPair(first + n, () => random.next()).events,
      );
      const reply = await send(events.flat());
      expect([reply.status, reply.body.errors]).toEqual([201, []]);
      expect(new Set(resultsOf(reply).map(({ eventId }) => eventId)).size).toBe(2 * count);
      expect(new Set(advisoriesOf(reply).map(String))).toEqual(new Set(['EVENT_HASH_SHARED']));
    }
    const stored = await app.db('epcis_events').where({ tenant_id: workspace.tenant.id });
    expect(stored).toHaveLength(2 * pairs);
  });

  it('are both there and as they were sent, whichever came first', async () => {
    for (const turned of [false, true]) {
      const { genuine, forged } = forgery();
      const inOrder = turned ? [genuine, forged] : [forged, genuine];
      const ids: string[] = [];
      for (const [nth, event] of inOrder.entries()) {
        const reply = await send([event]);
        expect(advisoriesOf(reply)).toEqual([nth === 0 ? [] : ['EVENT_HASH_SHARED']]);
        ids.push(resultsOf(reply)[0]?.eventId ?? '');
      }
      for (const [nth, event] of inOrder.entries()) {
        expect(await shown(ids[nth] ?? '')).toMatchObject({ event });
        const again = await send([event]);
        expect(resultsOf(again)[0]?.eventId).toBe(ids[nth]);
      }
      const [first, second] = await Promise.all(ids.map((id) => shown(id)));
      expect(first?.['eventHash']).toBe(second?.['eventHash']);
      const audits = await Promise.all(
        ids.map((id) =>
          app.request(`/api/v1/events/${id}/audit`, { key: workspace.key, json: {} }),
        ),
      );
      for (const { body } of audits) {
        expect(body.errors).toEqual(['Nobody signed for the event: it came without a credential.']);
      }
    }
  });

  // Clause: repeated events
  it('are declared erroneous by what says the same or has the eventID, and by no other', async () => {
    const errorDeclaration = { declarationTime: '2026-03-05T08:00:00Z', reason: 'incorrect_data' };
    const { genuine, forged } = forgery();
    const eventID = `urn:uuid:${randomUUID()}`;
    const [genuineId = '', forgedId = ''] = resultsOf(await send([genuine, forged])).map(
      ({ eventId }) => eventId,
    );
    const erroneous = async (...ids: string[]) =>
      (await Promise.all(ids.map((id) => shown(id)))).map((event) => event?.['erroneous']);
    const reply = await send([{ ...forged, errorDeclaration }]);
    expect(advisoriesOf(reply)).toEqual([['EVENT_HASH_SHARED']]);
    expect(await erroneous(genuineId, forgedId)).toEqual([false, true]);
    await send([{ ...genuine, errorDeclaration }]);
    expect(await erroneous(genuineId, forgedId)).toEqual([true, true]);

    const named = forgery();
    const [namedId = ''] = resultsOf(await send([{ ...named.genuine, eventID }])).map(
      ({ eventId }) => eventId,
    );
    await send([{ ...named.forged, errorDeclaration }]);
    expect(await erroneous(namedId)).toEqual([false]);
    await send([{ ...named.forged, eventID, errorDeclaration, 'ours:c': '3' }]);
    expect(await erroneous(namedId)).toEqual([true]);
  });
});

describe('an event that was captured again', () => {
  // Clause: repeated events
  it('is shown to each operator as its key sent it, and to the workspace as its own', async () => {
    const { operatorId, createKey, createOperator } = workspace;
    const keys = [
      await createKey({ operatorId }),
      await createKey({ operatorId: (await createOperator()).id }),
      workspace.key,
    ];
    const thing = newEpc();
    const sent = keys.map((_key, nth) => ({
      ...observed(1, [thing]),
      eventID: `urn:uuid:${randomUUID()}`,
      recordTime: `2026-03-04T1${nth}:00:00Z`,
    }));
    const ids = [];
    for (const [nth, key] of keys.entries()) ids.push(...(await capture(app, key, sent[nth])));
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    for (const [nth, key] of keys.entries()) {
      const own = sent[nth];
      const others = sent.filter((event) => event !== own);
      for (const name of [id, own?.eventID ?? '']) {
        expect(await shown(name, key)).toMatchObject({ eventId: id, event: own });
      }
      const listed = await app.request(`/api/v1/events?MATCH_epc=${thing}`, { key });
      const lineage = await app.request(`/api/v1/events/${id}/lineage`, {
        key,
        headers: { Accept: 'application/ld+json' },
      });
      for (const { text } of [listed, lineage]) {
        expect(text).toContain(own?.eventID);
        for (const { eventID, recordTime } of others) {
          expect(text).not.toContain(eventID);
          expect(text).not.toContain(recordTime);
        }
      }
    }
    const [, second = ''] = keys;
    expect((await read(sent[0]?.eventID ?? '', second)).status).toBe(403);
  });

  it('counts what each sent to the bytes of the workspace, once', async () => {
    const { tenant, createKey, createOperator } = workspace;
    const usage = async () =>
      (
        await app
          .db('workspace_usage')
          .where({ tenant_id: tenant.id })
          .first<{ content_bytes: number }>('content_bytes')
      ).content_bytes;
    const event = observed(1, [newEpc()]);
    await capture(app, workspace.key, event);
    const before = await usage();
    const key = await createKey({ operatorId: (await createOperator()).id });
    for (const _twice of [1, 2]) await capture(app, key, event);
    expect(await usage()).toBe(before + JSON.stringify(event).length);
  });
});
