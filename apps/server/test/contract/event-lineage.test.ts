import { randomUUID } from 'node:crypto';
import { epcKeys, validateDocument, type EpcisEvent } from '@dpp/epcis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../support/endurance.js';
import {
  capture,
  didOf,
  documentOf,
  minute,
  newEpc,
  observed,
  packed,
  resultsOf,
  signAs,
  transformed,
} from '../support/events.js';
import { newGtin } from '../support/factories.js';
import { timestamp } from '../support/matchers.js';
import { Random } from '../support/random.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let other: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
});
afterAll(() => app.close());

interface Node {
  readonly eventId: string;
  readonly parents: readonly Node[];
  readonly [member: string]: unknown;
}

const get = (path: string, key = workspace.key, headers = {}) =>
  app.request(path, { key, headers });
const lineageOf = (id: string, key = workspace.key, headers = {}) =>
  get(`/api/v1/events/${id}/lineage`, key, headers);
const treeIn = ({ body }: TestReply) => body as unknown as { lineage: Node; truncated: boolean };
/** The ids of the parents of an event. */
const parentsOf = async (id: string | undefined, key = workspace.key) =>
  treeIn(await lineageOf(id ?? '', key))
    .lineage.parents.map(({ eventId }) => eventId)
    .sort();
const audit = (id: string, key = workspace.key) =>
  app.request(`/api/v1/events/${id}/audit`, { key, method: 'POST' });
const documentIn = ({ text }: TestReply) => JSON.parse(text) as Record<string, unknown>;
const listIn = (document: Record<string, unknown>) => {
  const body = document['epcisBody'] as {
    queryResults: { resultsBody: { eventList: EpcisEvent[] } };
  };
  return body.queryResults.resultsBody.eventList;
};

describe('GET /api/v1/events/{id}/lineage', () => {
  it('knows a thing by a Digital Link of an older version of the standard', async () => {
    const gtin = newGtin();
    const serial = randomUUID().slice(0, 8);
    const written = [
      `https://id.gs1.org/01/${gtin}/21/${serial}`,
      `https://example.com/gtin/${gtin.slice(1)}/ser/${serial}`,
      `http://example.com/shop/01/${gtin.slice(1)}/21/${serial}`,
    ];
    const [made, seen, ...rest] = await capture(
      app,
      workspace.key,
      transformed(1, [newEpc()], [written[0]!]),
      observed(2, [written[1]!]),
      observed(3, [written[2]!]),
    );
    expect(rest).toHaveLength(1);
    expect(await parentsOf(rest[0])).toEqual([seen]);
    expect(await parentsOf(seen)).toEqual([made]);
    const again = await capture(app, workspace.key, observed(3, [written[0]!]));
    expect(again).toEqual(rest);
  });

  // Clause: GET /api/v1/events/{id}/lineage 200
  it('shows what a thing was made of, and who signed for it', async () => {
    const [bale, yarn, fabric] = [newEpc(), newEpc(), newEpc()];
    const subject = {
      eventType: 'ObjectEvent',
      action: 'ADD',
      bizStep: 'commissioning',
      eventTime: minute(1),
      epcList: [bale],
      bizLocation: 'geo:38.4,27.1',
      originLocation: { latitude: 38.4, longitude: 27.1, eudrPlotId: 'plot-7' },
    };
    const json = await signAs(app, other.tenant, subject);
    const harvest = (await app.request('/api/v1/events', { key: workspace.key, json })).body;
    const place = { readPoint: { id: 'geo:1,2' }, bizStep: 'creating_class_instance' };
    const [spun, woven = ''] = await capture(
      app,
      workspace.key,
      transformed(2, [bale], [yarn], place),
      transformed(3, [yarn], [fabric], { disposition: 'active' }),
    );
    const { status, body } = await lineageOf(woven);
    const unsigned = { isUntpCompliant: false, issuerDid: null, signer: null, erroneous: false };
    const nowhere = { location: null, readPoint: null, originLocation: null };
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        truncated: false,
        lineage: {
          ...{ eventId: woven, eventType: 'TransformationEvent', eventTime: minute(3) },
          ...{ bizStep: null, disposition: 'active', epcs: [yarn, fabric], epcCount: 2 },
          ...nowhere,
          ...unsigned,
          parents: [
            {
              ...{ eventId: spun, eventType: 'TransformationEvent', eventTime: minute(2) },
              ...{ bizStep: place.bizStep, disposition: null, epcs: [bale, yarn], epcCount: 2 },
              ...nowhere,
              readPoint: 'geo:1,2',
              ...unsigned,
              parents: [
                {
                  ...{ eventId: harvest['eventId'], eventType: 'ObjectEvent' },
                  ...{ bizStep: 'commissioning', disposition: null, eventTime: minute(1) },
                  ...{ epcs: [bale], epcCount: 1, location: 'geo:38.4,27.1', readPoint: null },
                  originLocation: subject.originLocation,
                  ...{ isUntpCompliant: true, issuerDid: didOf(app, other.tenant) },
                  ...{ signer: null, erroneous: false, parents: [] },
                },
              ],
            },
          ],
        },
      },
    ]);
  });

  // Clause: lineage edges
  it('descends from what packed a thing, and from what was packed', async () => {
    const [shirt, box, pallet] = [newEpc(), newEpc(), newEpc()];
    const [sewn, boxed, loaded, left] = await capture(
      app,
      workspace.key,
      observed(1, [shirt]),
      packed(2, box, [shirt]),
      packed(3, pallet, [box]),
      observed(4, [pallet]),
    );
    expect(await parentsOf(left)).toEqual([loaded]);
    expect(await parentsOf(loaded)).toEqual([boxed]);
    expect(await parentsOf(boxed)).toEqual([sewn]);
  });

  // Clause: lineage edges
  it('never descends from what only used a thing up, or from itself', async () => {
    const [lot, one, two] = [newEpc(), newEpc(), newEpc()];
    const [made, first, second, again] = await capture(
      app,
      workspace.key,
      observed(1, [lot]),
      transformed(2, [lot], [one]),
      transformed(3, [lot], [two]),
      transformed(4, [one], [one]),
    );
    expect([await parentsOf(first), await parentsOf(second)]).toEqual([[made], [made]]);
    expect(await parentsOf(again)).toEqual([first]);
  });

  // Clause: late arrivals
  it('links what is there already to what arrives late', async () => {
    const [bale, yarn] = [newEpc(), newEpc()];
    const key = workspace.key;
    const [spun] = await capture(app, key, transformed(5, [bale], [yarn]));
    const [seen] = await capture(app, key, observed(7, [yarn, bale]));
    expect([await parentsOf(spun), await parentsOf(seen)]).toEqual([[], [spun]]);
    const [picked] = await capture(app, key, observed(1, [bale]));
    expect([await parentsOf(spun), await parentsOf(seen)]).toEqual([
      [picked],
      [picked, spun].sort(),
    ]);
    const [ginned] = await capture(app, key, observed(3, [bale]));
    expect([await parentsOf(spun), await parentsOf(ginned)]).toEqual([[ginned], [picked]]);
    expect(await parentsOf(seen)).toEqual([ginned, spun].sort());
    const [sameTime] = await capture(app, key, observed(3, [bale], { bizStep: 'inspecting' }));
    expect([await parentsOf(spun), await parentsOf(sameTime)]).toEqual([[sameTime], [ginned]]);
  });

  // Clause: erroneous events
  it('leaves out what was declared erroneous, whichever of the two came first', async () => {
    const key = workspace.key;
    for (const order of ['event first', 'declaration first']) {
      const thing = newEpc();
      const wrong = observed(2, [thing], { eventID: `urn:uuid:${randomUUID()}` });
      const errorDeclaration = { declarationTime: minute(9), reason: 'incorrect_data' };
      const [first] = await capture(app, key, observed(1, [thing]));
      const [last] = await capture(app, key, observed(3, [thing]));
      const both = [wrong, { ...wrong, errorDeclaration }];
      if (order === 'declaration first') both.reverse();
      const ids: string[] = [];
      for (const event of both) ids.push(...(await capture(app, key, event)));
      expect(new Set(ids).size).toBe(2);
      expect(await parentsOf(last)).toEqual([first]);
      const id = ids[both.indexOf(wrong)] ?? '';
      expect(treeIn(await lineageOf(id)).lineage).toMatchObject({ erroneous: true, parents: [] });
      expect(await capture(app, key, ...both)).toEqual(ids);
    }
  });

  // Clause: lineage bounds
  it('shows a shared ancestor below each of its children, and no more than it has room for', async () => {
    const things = Array.from({ length: 16 }, () => [newEpc(), newEpc()] as const);
    const events = things.map((pair, n) => {
      const before = things[n - 1];
      return [0, 1].map((half) => {
        const made = [pair[half] ?? ''];
        return before ? transformed(n, before, made) : observed(n, made);
      });
    });
    const ids = await capture(app, workspace.key, ...events.flat());
    const small = treeIn(await lineageOf(ids[4] ?? ''));
    expect([countNodes(small.lineage), small.truncated]).toEqual([7, false]);
    const large = treeIn(await lineageOf(ids.at(-1) ?? ''));
    expect([countNodes(large.lineage) > 3000, large.truncated]).toEqual([true, true]);
    const accepting = (Accept: string) => lineageOf(ids.at(-1) ?? '', workspace.key, { Accept });
    const document = await accepting('application/ld+json');
    expect(documentIn(document)).toMatchObject({ epcisBody: { eventList: { length: 31 } } });
    // Each event once: of these there are few.
    for (const reply of [document, await accepting('image/svg+xml')]) {
      expect(reply.headers.get('x-lineage-truncated')).toBe('false');
    }
  });

  // Clause: lineage bounds
  it('shows 2 MiB of events with many things, and says that there is more', async () => {
    const many = Array.from({ length: 60 }, () => `${newEpc()}-${'x'.repeat(20)}`);
    const pairs = Array.from({ length: 14 }, () => [newEpc(), newEpc()] as const);
    const events = pairs.map((pair, n) =>
      pair.map((thing) =>
        n === 0
          ? observed(n, [thing, ...many])
          : transformed(n, [...(pairs[n - 1] ?? []), ...many], [thing]),
      ),
    );
    const ids: string[] = [];
    for (const pair of events) ids.push(...(await capture(app, workspace.key, ...pair)));
    const reply = await lineageOf(ids.at(-1) ?? '');
    const { lineage, truncated } = treeIn(reply);
    expect([truncated, countNodes(lineage) < 10_000]).toEqual([true, true]);
    expect(Buffer.byteLength(reply.text)).toBeGreaterThan(1.9 * 1024 * 1024);
    expect(Buffer.byteLength(reply.text)).toBeLessThanOrEqual(2 * 1024 * 1024);
  });

  // Clause: lineage as a picture
  it('draws a picture that says in words what it shows', async () => {
    const [bale, yarn, nasty] = [newEpc(), newEpc(), 'urn:a:%3Cb%3E&%22c'];
    const [picked, spun = ''] = await capture(
      app,
      workspace.key,
      observed(1, [bale], { bizStep: 'commissioning' }),
      transformed(2, [bale, nasty], [yarn]),
    );
    const reply = await lineageOf(spun, workspace.key, { Accept: 'image/svg+xml' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(reply.headers.get('vary')).toMatch(/Accept/);
    expect(reply.text).toMatch(
      /^<svg [^>]*role="img" aria-labelledby="lineage-title lineage-text"/,
    );
    expect(reply.text).toContain('<title id="lineage-title">Lineage of 2 events</title>');
    const words = /<desc id="lineage-text">([^<]*)</.exec(reply.text)?.[1];
    expect(words).toMatch(
      /^1\. TransformationEvent.*descends from 2\. 2\. ObjectEvent, commissioning/,
    );
    expect(reply.text.match(/<path fill="none"/g)).toHaveLength(1);
    expect(reply.text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    expect(picked).not.toBe(spun);
  });

  // Clause: lineage bounds
  it('follows a chain of a thousand', async () => {
    const thing = newEpc();
    const at = (n: number) => ({
      eventTime: new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString(),
    });
    const events = Array.from({ length: 1001 }, (_, n) => observed(0, [thing], at(n)));
    const ids: string[] = [];
    for (let n = 0; n < events.length; n += 500) {
      ids.push(...(await capture(app, workspace.key, ...events.slice(n, n + 500))));
    }
    const [whole, more] = [
      treeIn(await lineageOf(ids[999] ?? '')),
      treeIn(await lineageOf(ids[1000] ?? '')),
    ];
    expect([countNodes(whole.lineage), whole.truncated]).toEqual([1000, false]);
    expect([countNodes(more.lineage), more.truncated]).toEqual([1000, true]);
    const reply = await lineageOf(ids[1000] ?? '', workspace.key, {
      Accept: 'application/ld+json',
    });
    expect(validateDocument(documentIn(reply)).problems).toEqual([]);
    expect(documentIn(reply)).toMatchObject({ epcisBody: { eventList: { length: 500 } } });
    const picture = await lineageOf(ids[1000] ?? '', workspace.key, { Accept: 'image/svg+xml' });
    for (const { headers } of [reply, picture]) {
      expect(headers.get('x-lineage-truncated')).toBe('true');
    }
  });

  // Clause: lineage bounds
  it('says that a document of large events is cut', async () => {
    const thing = newEpc();
    const note = { 'https://ns.example.com/note': 'x'.repeat(900_000) };
    const ids: string[] = [];
    for (let n = 0; n < 10; n++) {
      ids.push(...(await capture(app, workspace.key, observed(n, [thing], note))));
    }
    const reply = await lineageOf(ids.at(-1) ?? '', workspace.key, {
      Accept: 'application/ld+json',
    });
    expect(documentIn(reply)).toMatchObject({ epcisBody: { eventList: { length: 2 } } });
    expect(reply.headers.get('x-lineage-truncated')).toBe('true');
  });

  // Clause: GET /api/v1/events/{id}/lineage 404
  it('keeps workspaces apart that name the same things', async () => {
    const [bale, yarn] = [newEpc(), newEpc()];
    const [mine] = await capture(app, workspace.key, observed(1, [bale]));
    const [theirs] = await capture(app, other.key, observed(2, [bale]));
    const [made] = await capture(app, workspace.key, transformed(3, [bale], [yarn]));
    expect(await parentsOf(made)).toEqual([mine]);
    expect((await lineageOf(theirs ?? '')).status).toBe(404);
    expect((await audit(theirs ?? '')).status).toBe(404);
  });

  // Clause: lineage of an operator-scoped key
  it('shows a scoped key nothing that another operator captured, and nothing above it', async () => {
    const { operatorId, createKey, createOperator } = workspace;
    const [key, foreign] = [
      await createKey({ operatorId }),
      await createKey({ operatorId: (await createOperator()).id }),
    ];
    const thing = newEpc();
    const [first] = await capture(app, workspace.key, observed(1, [thing]));
    const [hidden] = await capture(app, foreign, observed(2, [thing]));
    const [last] = await capture(app, key, observed(3, [thing]));
    expect(await parentsOf(last)).toEqual([hidden]);
    expect(await parentsOf(hidden)).toEqual([first]);
    expect(await parentsOf(last, key)).toEqual([]);
    const document = documentIn(
      await lineageOf(last ?? '', key, { Accept: 'application/ld+json' }),
    );
    expect(document).toMatchObject({ epcisBody: { eventList: [{ eventID: `urn:uuid:${last}` }] } });
    const picture = await lineageOf(last ?? '', key, { Accept: 'image/svg+xml' });
    expect(picture.text).not.toContain(hidden);
    expect(picture.text).not.toContain(first);
    expect((await lineageOf(hidden ?? '', key)).status).toBe(403);
    const listed = listIn(documentIn(await get(`/api/v1/events?MATCH_anyEPC=${thing}`, key)));
    expect(listed.map(({ eventID }) => eventID)).toEqual([`urn:uuid:${String(last)}`]);
  });

  // Clause: lineage of an operator-scoped key
  it('is not cut, for a scoped key, where all that it leaves out is above what that key may not see', async () => {
    const { operatorId, createKey, createOperator } = workspace;
    const key = await createKey({ operatorId });
    const foreign = await createKey({ operatorId: (await createOperator()).id });
    const thing = newEpc();
    const events = Array.from({ length: 101 }, (_, n) => observed(n, [thing]));
    await capture(app, foreign, ...events);
    const [last] = await capture(app, key, observed(101, [thing]));
    const cut = async (asking: string) =>
      (await lineageOf(last ?? '', asking, { Accept: 'image/svg+xml' })).headers.get(
        'x-lineage-truncated',
      );
    expect([await cut(workspace.key), await cut(key)]).toEqual(['true', 'false']);
  });

  // Clause: late arrivals
  it(
    'is what a plain walk over all events says, in whatever order they arrived',
    async () => {
      const count = inFull(100_000, 240);
      const random = new Random(20260304);
      const pick = (n: number) => Math.floor(random.next() * n);
      const lots = Array.from({ length: inFull(5000, 24) }, () => newEpc());
      const lot = () => lots[pick(lots.length)] ?? '';
      const lotsOf = (most: number) => [...new Set(Array.from({ length: 1 + pick(most) }, lot))];
      const at = () => ({
        eventTime: new Date(Date.UTC(2026, 0, 1) + pick(count) * 1000).toISOString(),
      });
      const made = [
        () => observed(0, lotsOf(3), at()),
        () => transformed(0, lotsOf(3), lotsOf(2), at()),
        () => packed(0, lot(), lotsOf(3), at()),
      ];
      const all: { readonly id: string; readonly event: EpcisEvent }[] = [];
      while (all.length < count) {
        const events = Array.from(
          { length: 1 + pick(inFull(500, 40)) },
          () => made[pick(3)]?.() ?? {},
        );
        const ids = await capture(app, other.key, ...events);
        const known = new Set(all.map(({ id }) => id));
        ids.forEach((id, n) => {
          if (!known.has(id)) all.push({ id, event: events[n] as unknown as EpcisEvent });
          known.add(id);
        });
      }
      const expected = edgesOf(all);
      const rows = await app
        .db<{ child_id: string; parent_id: string; tenant_id: string }>('epcis_event_edges')
        .where({ tenant_id: other.tenant.id });
      const ids = new Set(all.map(({ id }) => id));
      const stored = rows.filter((row) => ids.has(row.child_id));
      expect(stored.map((row) => `${row.child_id} ${row.parent_id}`).sort()).toEqual(expected);
      const ancestors = ancestorsBy(expected);
      for (let n = 0; n < 10; n++) {
        const { id } = all[pick(all.length)] ?? { id: '' };
        const reply = await lineageOf(id, other.key, { Accept: 'application/ld+json' });
        const { epcisBody } = documentIn(reply) as { epcisBody: { eventList: EpcisEvent[] } };
        const shown = epcisBody.eventList.map(({ eventID }) => String(eventID).slice(9));
        const known = ancestors(id);
        expect(shown).toHaveLength(Math.min(known.size, 500));
        for (const shownId of shown) expect(known).toContain(shownId);
      }
    },
    inFull(1_800_000, 60_000),
  );
});

describe('two workspaces that name the same things', () => {
  // Clause: GET /api/v1/events/{id}/lineage 404
  it(
    'see nothing of each other, in random graphs',
    async () => {
      const random = new Random(20260305);
      const both = await Promise.all([createWorkspace(app), createWorkspace(app)]);
      const graphs = inFull(10_000, 24);
      const atOnce = 50;
      for (let done = 0; done < graphs; done += atOnce) {
        const batch = Array.from({ length: Math.min(atOnce, graphs - done) }, () =>
          sharedGraph(random),
        );
        await captureInTurns(both, batch, random);
        for (const { sides, things } of batch) {
          for (const [index, side] of sides.entries()) {
            const { key = '' } = both[index] ?? {};
            await expectOnlyOwn(key, side, things);
          }
        }
      }
    },
    inFull(3_600_000, 60_000),
  );
});

interface Told {
  readonly event: EpcisEvent;
  id: string;
}

/** Events about a few things, some told to both workspaces, some to one of them. */
function sharedGraph(random: Random) {
  const pick = (n: number) => Math.floor(random.next() * n);
  const things = Array.from({ length: 2 + pick(4) }, newEpc);
  const some = () => [
    ...new Set(Array.from({ length: 1 + pick(3) }, () => things[pick(things.length)] ?? '')),
  ];
  const made = [
    () => observed(0, some(), at()),
    () => transformed(0, some(), some(), at()),
    () => packed(0, some()[0] ?? '', some(), at()),
  ];
  const at = () => ({ eventTime: new Date(Date.UTC(2026, 0, 1) + pick(20) * 1000).toISOString() });
  const sides: [Told[], Told[]] = [[], []];
  for (let n = 3 + pick(6); n > 0; n--) {
    const event = made[pick(3)]?.() as unknown as EpcisEvent;
    const of = pick(5);
    for (const index of of === 4 ? [0, 1] : [of % 2]) sides[index]?.push({ event, id: '' });
  }
  return { things, sides };
}

type SharedGraph = ReturnType<typeof sharedGraph>;

/** Half of each graph, then the other half; their order is chance. */
async function captureInTurns(
  both: readonly Workspace[],
  batch: readonly SharedGraph[],
  random: Random,
): Promise<void> {
  for (const half of [0, 1]) {
    const order = random.next() < 0.5 ? [0, 1] : [1, 0];
    for (const index of order) {
      const told = batch.flatMap(({ sides }) => {
        const side = sides[index] ?? [];
        const middle = Math.ceil(side.length / 2);
        return half === 0 ? side.slice(0, middle) : side.slice(middle);
      });
      if (told.length === 0) continue;
      const ids = await capture(app, both[index]?.key ?? '', ...told.map(({ event }) => event));
      told.forEach((each, n) => {
        each.id = ids[n] ?? '';
      });
    }
  }
}

/** Lineages and lists of a workspace are what its own events say. */
async function expectOnlyOwn(
  key: string,
  side: readonly Told[],
  things: readonly string[],
): Promise<void> {
  const own = [...new Map(side.map((told) => [told.id, told])).values()];
  const parents = new Map<string, string[]>();
  for (const edge of edgesOf(own)) {
    const [child = '', parent = ''] = edge.split(' ');
    parents.set(child, [...(parents.get(child) ?? []), parent].sort());
  }
  for (const { id } of own.slice(-1)) {
    const open = [treeIn(await lineageOf(id, key)).lineage];
    for (let node = open.pop(); node; node = open.pop()) {
      const ids = node.parents.map(({ eventId }) => eventId).sort();
      expect(ids).toEqual(parents.get(node.eventId) ?? []);
      open.push(...node.parents);
    }
  }
  const listed = await get(`/api/v1/events?MATCH_anyEPC=${things.join(',')}`, key);
  const ids = listIn(documentIn(listed)).map(({ eventID }) => eventID);
  expect(ids.sort()).toEqual(own.map(({ id }) => `urn:uuid:${id}`).sort());
}

async function allPages(path: string, key: string): Promise<EpcisEvent[]> {
  const events: EpcisEvent[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const reply = await get(next, key);
    events.push(...listIn(documentIn(reply)));
    next = /^<(.*)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  return events;
}

/** The edges of events in the order in which they arrived. */
function edgesOf(all: readonly { readonly id: string; readonly event: EpcisEvent }[]): string[] {
  const inOrder = all
    .map((each, arrival) => ({ ...each, arrival, time: Date.parse(each.event.eventTime) }))
    .sort((one, next) => one.time - next.time || one.arrival - next.arrival);
  const latest = new Map<string, string>();
  const edges = new Set<string>();
  for (const { id, event } of inOrder) {
    const things = epcKeys(event);
    for (const { key, role } of things) {
      const parent = latest.get(key);
      if (role !== 'output' && parent !== undefined) edges.add(`${id} ${parent}`);
    }
    for (const { key, role } of things) if (role !== 'input') latest.set(key, id);
  }
  return [...edges].sort();
}

/** An event and all it descends from. */
function ancestorsBy(edges: readonly string[]): (id: string) => Set<string> {
  const parents = new Map<string, string[]>();
  for (const edge of edges) {
    const [child = '', parent = ''] = edge.split(' ');
    const known = parents.get(child);
    if (known) known.push(parent);
    else parents.set(child, [parent]);
  }
  return (id) => {
    const found = new Set([id]);
    for (const each of found) for (const parent of parents.get(each) ?? []) found.add(parent);
    return found;
  };
}

function countNodes(root: Node): number {
  const open = [root];
  let count = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    count++;
    open.push(...node.parents);
  }
  return count;
}

describe('GET /api/v1/events', () => {
  // Clause: GET /api/v1/events 200
  it('answers an EPCISQueryDocument, newest first, page by page', async () => {
    const thing = newEpc();
    const { key } = workspace;
    await capture(app, key, ...[1, 3, 2, 5, 4].map((n) => observed(n, [thing])));
    const times: string[] = [];
    let path: string | undefined =
      `/api/v1/events?MATCH_epc=${encodeURIComponent(thing)}&perPage=2`;
    while (path !== undefined) {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      expect(validateDocument(documentIn(reply)).problems).toEqual([]);
      times.push(...listIn(documentIn(reply)).map(({ eventTime }) => eventTime));
      path = /^<(.*)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(times).toEqual([5, 4, 3, 2, 1].map(minute));
  });

  // Clause: GET /api/v1/events parameters
  it('takes the parameters of the standard, several values and patterns', async () => {
    const gtin = newGtin();
    const item = (serial: string) => `https://id.gs1.org/01/${gtin}/21/${serial}`;
    const { key } = workspace;
    await capture(
      app,
      key,
      observed(1, [item('A')], { bizStep: 'shipping', disposition: 'in_transit' }),
      transformed(2, [item('A')], [item('B')], { bizStep: 'receiving' }),
      packed(3, newEpc(), [item('B')]),
    );
    const minutesOf = async (query: string) => {
      const reply = await get(`/api/v1/events?MATCH_anyEPC=${item('A')},${item('B')}&${query}`);
      const times = listIn(documentIn(reply)).map(({ eventTime }) => eventTime);
      return [1, 2, 3].filter((n) => times.includes(minute(n)));
    };
    const queries: readonly (readonly [string, number[]])[] = [
      ['', [1, 2, 3]],
      ['eventType=ObjectEvent', [1]],
      ['eventType=ObjectEvent,AggregationEvent', [1, 3]],
      [`GE_eventTime=${minute(2)}`, [2, 3]],
      [`LT_eventTime=${minute(2)}`, [1]],
      ['EQ_bizStep=shipping,receiving', [1, 2]],
      ['EQ_disposition=in_transit', [1]],
      [`MATCH_epc=${item('A')}`, [1]],
      [`MATCH_epc=${item('B')}`, [3]],
      ['MATCH_epc=urn:a:b', []],
    ];
    for (const [query, expected] of queries) expect(await minutesOf(query)).toEqual(expected);
    const prefix = gtin.slice(1, 8);
    const pattern = `urn:epc:idpat:sgtin:${prefix}.${gtin.charAt(0)}${gtin.slice(8, 13)}.*`;
    expect(listIn(documentIn(await get(`/api/v1/events?MATCH_anyEPC=${pattern}`)))).toHaveLength(3);
  });

  // Clause: GET /api/v1/events parameters
  it('finds a word by each of its spellings', async () => {
    const thing = newEpc();
    const [bare, other] = ['shipping', 'https://ns.example.com/step'];
    const id = [1, 2].map((n) => observed(n, [thing], { bizStep: n === 1 ? bare : other }));
    await capture(app, workspace.key, ...id);
    const countOf = async (query: string) =>
      listIn(documentIn(await get(`/api/v1/events?MATCH_epc=${thing}&${query}`))).length;
    const spellings = [
      bare,
      'urn:epcglobal:cbv:bizstep:shipping',
      'https://ref.gs1.org/cbv/BizStep-shipping',
      'https://ns.gs1.org/cbv/BizStep-shipping',
    ];
    for (const step of spellings)
      expect([step, await countOf(`EQ_bizStep=${step}`)]).toEqual([step, 1]);
    expect(await countOf(`EQ_bizStep=${other}`)).toBe(1);
    expect(await countOf(`EQ_bizStep=${spellings.join(',')},${other}`)).toBe(2);
  });

  it('leads on by every parameter, also where a question mark stands in one', async () => {
    const gtin = newGtin();
    const item = `https://id.gs1.org/01/${gtin}/21/A`;
    const seen = [1, 2, 3].map((n) => observed(n, [item]));
    await capture(app, workspace.key, packed(0, newEpc(), [item]), ...seen);
    const query = `perPage=2&MATCH_epc=${item}?17=281231&eventType=ObjectEvent`;
    const first = await get(`/api/v1/events?${query}`);
    const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
    expect(listIn(documentIn(first))).toHaveLength(2);
    expect(listIn(documentIn(await get(next ?? '')))).toHaveLength(1);
  });

  it('gives nothing of another workspace for its token', async () => {
    const thing = newEpc();
    for (const { key } of [workspace, other]) {
      await capture(app, key, ...[1, 2, 3].map((n) => observed(n, [thing])));
    }
    const path = `/api/v1/events?MATCH_epc=${thing}&perPage=1`;
    const ids = (await allPages(path, workspace.key)).map(({ eventID }) => eventID);
    const theirs = await get(path, other.key);
    const token = new URLSearchParams(theirs.headers.get('link')?.split(/[?>]/)[1]).get(
      'nextPageToken',
    );
    const crossed = await allPages(`${path}&nextPageToken=${String(token)}`, workspace.key);
    expect(crossed.length).toBeLessThan(4);
    for (const { eventID } of crossed) expect(ids).toContain(eventID);
  });

  // Clause: GET /api/v1/events 400
  it.each([
    'GE_eventTime=2026-03-04T10:00:00',
    'LT_eventTime=2026-03-04T10:00:00%2B15:00',
    'LT_eventTime=2026-02-30T10:00:00Z',
    'nextPageToken=eyJhIjoxfQ',
    'GE_eventTime=yesterday',
    'LT_eventTime=2026-13-01T00:00:00Z',
    'nextPageToken=abc',
    'perPage=many',
    'MATCH_inputEPC=urn:a:b',
    'eventType=ObjectEvent&eventType=AggregationEvent',
    'MATCH_epc=urn:a:b&perPage=5&MATCH%5Fepc=urn:a:c',
    'perPage=5&perPage=5',
    'perPage=5&perPage=',
  ])('refuses %s', async (query) => {
    expect((await get(`/api/v1/events?${query}`)).status).toBe(400);
  });

  it('tells events with extensions in the words of their documents', async () => {
    const thing = newEpc();
    const context = [documentOf([])['@context'][0], { ours: 'https://ns.example.com/' }];
    const json = documentOf([observed(1, [thing], { 'ours:a': 1 })], { '@context': context });
    await app.request('/api/v1/events/epcis', { key: workspace.key, json });
    const [event] = listIn(documentIn(await get(`/api/v1/events?MATCH_epc=${thing}`)));
    expect(event).toMatchObject({ '@context': context, 'ours:a': 1 });
  });
});

describe('POST /api/v1/events/{id}/audit', () => {
  // Clause: POST /api/v1/events/{id}/audit 200
  it('verifies a signature again, and finds what was changed in the database', async () => {
    const subject = { eventType: 'ObjectEvent', eventTime: minute(1), epcList: [newEpc()] };
    const json = await signAs(app, other.tenant, subject);
    const reply = await app.request('/api/v1/events', { key: workspace.key, json });
    const id = String(reply.body['eventId']);
    const sound = {
      success: true,
      eventId: id,
      compliant: true,
      errors: [],
      auditedAt: timestamp,
      certificate: null,
    };
    expect((await audit(id)).body).toEqual(sound);
    const forged = JSON.stringify({ ...json, credentialSubject: { ...subject, epcList: [] } });
    await app.db('epcis_events').where({ id }).update({ credential: forged });
    const { body } = await audit(id);
    expect([body['compliant'], body['errors']]).toEqual([
      false,
      [
        'The event is not the one that was captured.',
        'The signature does not belong to this credential and key.',
      ],
    ]);
  });

  it('finds an event that is not the one its credential is about', async () => {
    const subject = { eventType: 'ObjectEvent', epcList: [newEpc()] };
    for (const changes of [{}, { validFrom: undefined }]) {
      const json = await signAs(app, other.tenant, subject, changes);
      const reply = await app.request('/api/v1/events', { key: workspace.key, json });
      const id = String(reply.body['eventId']);
      expect((await audit(id)).body).toMatchObject({ compliant: true, errors: [] });
      const { event } =
        (await app
          .db<{ id: string; event: string }>('epcis_events')
          .where({ id })
          .first('event')) ?? {};
      const swapped = String(event).replaceAll(subject.epcList[0] ?? '', newEpc());
      await app.db('epcis_events').where({ id }).update({ event: swapped });
      expect((await audit(id)).body).toMatchObject({
        compliant: false,
        errors: ['The event is not the one that was captured.'],
      });
    }
  });

  // Clause: POST /api/v1/events/{id}/audit 200
  it('finds nobody who signed for an event without a credential', async () => {
    const [id = ''] = await capture(app, workspace.key, observed(1, [newEpc()]));
    expect((await audit(id)).body).toMatchObject({
      compliant: false,
      errors: ['Nobody signed for the event: it came without a credential.'],
    });
    expect((await audit(randomUUID())).status).toBe(404);
  });
});

describe('GET /api/v1/passports/{id}/lineage', () => {
  // Clause: GET /api/v1/passports/{id}/lineage 200
  it('begins with the last event of each thing of the product', async () => {
    const gtin = newGtin();
    const passport = await workspace.createPassport({ productId: gtin });
    const item = (serial: string) => `https://shop.example/01/${gtin}/21/${serial}`;
    const bale = newEpc();
    const [grown, one, two] = await capture(
      app,
      workspace.key,
      observed(1, [bale]),
      transformed(2, [bale], [item('1')]),
      transformed(3, [bale], [item('2')]),
      observed(4, [`https://shop.example/01/${newGtin()}/21/1`]),
    );
    for (const name of [passport.id, gtin]) {
      const { body } = await get(`/api/v1/passports/${name}/lineage`);
      const lineage = body['lineage'] as readonly Node[];
      expect([body['passportId'], body['truncated']]).toEqual([passport.id, false]);
      expect(lineage.map(({ eventId }) => eventId)).toEqual([two, one]);
      expect(lineage.map(({ parents }) => parents[0]?.eventId)).toEqual([grown, grown]);
    }
  });

  it('says that a product has more things than it shows, and shows the newest', async () => {
    const gtin = newGtin();
    const passport = await workspace.createPassport({ productId: gtin });
    const at = (n: number) => ({
      eventTime: new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString(),
    });
    // The newest has the last serial number.
    const events = Array.from({ length: 101 }, (_, n) =>
      observed(0, [`https://id.gs1.org/01/${gtin}/21/${String(n).padStart(3, '0')}`], at(n)),
    );
    const ids = await capture(app, workspace.key, ...events);
    const { body } = await get(`/api/v1/passports/${passport.id}/lineage`);
    const lineage = body['lineage'] as readonly Node[];
    expect([body['truncated'], lineage.length]).toEqual([true, 100]);
    expect(lineage.map(({ eventId }) => eventId)).toEqual(ids.slice(1).reverse());
  });

  it("begins, for an operator's key, with the last events that it may see", async () => {
    const { operatorId, createKey, createOperator } = workspace;
    const gtin = newGtin();
    const passport = await workspace.createPassport({ productId: gtin, operatorId });
    const key = await createKey({ operatorId });
    const foreign = await createKey({ operatorId: (await createOperator()).id });
    const item = `https://id.gs1.org/01/${gtin}/21/1`;
    const [mine] = await capture(app, key, observed(1, [item]));
    await capture(app, foreign, observed(2, [item]));
    const { body } = await get(`/api/v1/passports/${passport.id}/lineage`, key);
    expect((body['lineage'] as readonly Node[]).map(({ eventId }) => eventId)).toEqual([mine]);
  });

  // Clause: GET /api/v1/passports/{id}/lineage 404
  it('is empty where nothing is known, and 404 where there is no passport', async () => {
    const { id } = await workspace.createPassport();
    expect((await get(`/api/v1/passports/${id}/lineage`)).body).toMatchObject({ lineage: [] });
    expect((await get(`/api/v1/passports/${id}/lineage`, other.key)).status).toBe(404);
  });
});

describe('hostile events', () => {
  it(
    'are captured or refused, and nothing in between',
    async () => {
      const random = new Random(inFull(Date.now(), 7));
      const base = documentOf([transformed(1, [newEpc()], [newEpc()]), observed(2, [newEpc()])]);
      for (let n = 0; n < inFull(100_000, 120); n++) {
        const json = mutated(base, random);
        const reply = await app.request('/api/v1/events/epcis', { key: other.key, json });
        expect([201, 400, 413]).toContain(reply.status);
        if (reply.status === 201) expect(resultsOf(reply).length).toBeGreaterThan(0);
      }
    },
    inFull(7_200_000, 30_000),
  );
});

const hostile = [
  null,
  '',
  0,
  -1,
  1e300,
  true,
  [],
  {},
  'urn:',
  '\ud83d\ude00',
  'x'.repeat(5000),
  [[]],
];

/** The same with one member or entry, somewhere, of another kind, twice, or gone. */
function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.next() < 0.08) {
    return hostile[Math.floor(random.next() * hostile.length)];
  }
  const entries: [string, unknown][] = Object.entries(value);
  const at = Math.floor(random.next() * entries.length);
  const changed = entries.map(
    ([name, member], n) => [name, n === at ? mutated(member, random) : member] as const,
  );
  if (Array.isArray(value)) return changed.map(([, member]) => member);
  return Object.fromEntries(random.next() < 0.1 ? changed.filter((_, n) => n !== at) : changed);
}
