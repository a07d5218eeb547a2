import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../support/endurance.js';
import { battery } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** The public document of a unit is made once, and never shown after it has become out of date. */

const browser = 'text/html';
const jsonLd = 'application/ld+json';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const resolve = (id: string, headers: Record<string, string> = {}) =>
  app.request(`/unit/${id}`, { headers });
const write = async (method: string, path: string, json?: object) => {
  const reply = await app.request(`/api/v1/${path}`, { key: workspace.key, method, json });
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply;
};
const record = (id: string, json: object) => write('POST', `units/${id}/events`, json);

interface Model {
  readonly id: string;
  readonly productId: string;
}

const newModel = (body: object = {}): Promise<Model> =>
  workspace.createPassport({ metadata: battery(), ...body });

/** Leaves everything as it is but what is named. */
function update({ id, productId }: Model, changes: object) {
  const { operatorId } = workspace;
  return write('PUT', `passports/${id}`, {
    ...{ operatorId, productId, metadata: battery() },
    ...changes,
  });
}

/** What the process says it holds of renderings. */
async function renderingBytes(): Promise<number> {
  const { text } = await app.request('/metrics');
  const gauge = text.split('\n').find((line) => line.includes('{cache="renderings"}'));
  if (gauge === undefined) throw new Error('There is no gauge of the renderings.');
  return Number(gauge.split(' ').at(-1));
}

/** Statements that read the content of passports meanwhile. */
async function contentReads(during: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const collect = ({ sql }: { readonly sql: string }) => {
    if (sql.includes('"metadata"')) statements.push(sql);
  };
  app.db.on('query', collect);
  await during();
  app.db.off('query', collect);
  return statements;
}

describe('the public document of a unit', () => {
  it.each([jsonLd, browser])('is made once as %s, whatever telemetry arrives', async (Accept) => {
    const { id } = await workspace.serialise((await newModel()).id);
    const first = await resolve(id, { Accept });
    const held = await renderingBytes();
    const reads = await contentReads(async () => {
      await record(id, { eventType: 'CHARGE_CYCLE', stateOfHealth: 81.25 });
      expect((await resolve(id, { Accept })).text).toBe(first.text);
    });
    expect(reads).toEqual([]);
    expect(await renderingBytes()).toBe(held);
  });

  // Clause: GET /unit/{id} 200 made once
  it('is not read for who has it already', async () => {
    const { id } = await workspace.serialise((await newModel()).id);
    const etag = (await resolve(id)).headers.get('etag') ?? '';
    const reads = await contentReads(async () => {
      expect((await resolve(id, { 'If-None-Match': etag })).status).toBe(304);
    });
    expect(reads).toEqual([]);
  });

  it('is another for another unit of the same passport', async () => {
    const model = await newModel();
    const [one, other] = [await workspace.serialise(model.id), await workspace.serialise(model.id)];
    expect((await resolve(one.id)).body.serialNumber).toBe(one.serialNumber);
    expect((await resolve(other.id)).body.serialNumber).toBe(other.serialNumber);
  });

  it('is not what its owner sees, whoever asked first', async () => {
    const { id } = await workspace.serialise((await newModel()).id);
    await record(id, { eventType: 'OTHER', stateOfHealth: 81.25 });
    const Authorization = `Bearer ${workspace.key}`;
    const seen: boolean[] = [];
    for (const headers of [{ Authorization }, {}, { Authorization }, {}]) {
      seen.push((await resolve(id, { ...headers })).text.includes('81.25'));
    }
    expect(seen).toEqual([true, false, true, false]);
  });

  it('is made anew for its owner, who is shown the telemetry of now', async () => {
    const { id } = await workspace.serialise((await newModel()).id);
    const headers = { Authorization: `Bearer ${workspace.key}` };
    for (const stateOfHealth of [81.25, 80.5]) {
      await record(id, { eventType: 'OTHER', stateOfHealth });
      expect((await resolve(id, headers)).body['currentState']).toMatchObject({ stateOfHealth });
    }
  });
});

interface Change {
  /** What is there before, and the unit that is looked at. */
  readonly arrange: () => Promise<{ readonly id: string; readonly change: () => Promise<string> }>;
}

/** Each gives a text that both representations show as soon as the change is made, and not before. */
const changes: Readonly<Record<string, Change>> = {
  'a successor': {
    async arrange() {
      const model = await newModel();
      const { id } = await workspace.serialise(model.id);
      const change = async () =>
        (await workspace.serialise(model.id, { predecessorUnitId: id })).serialNumber;
      return { id, change };
    },
  },
  'a successor whose passport is published': {
    async arrange() {
      const { id } = await workspace.serialise((await newModel()).id);
      const draft = await newModel({ draft: true });
      const { serialNumber } = await workspace.serialise(draft.id, { predecessorUnitId: id });
      return { id, change: async () => (await update(draft, { draft: false }), serialNumber) };
    },
  },
  'a predecessor whose passport is published': {
    async arrange() {
      const draft = await newModel({ draft: true });
      const predecessor = await workspace.serialise(draft.id);
      const predecessorUnitId = predecessor.id;
      const { id } = await workspace.serialise((await newModel()).id, { predecessorUnitId });
      const change = async () => (await update(draft, { draft: false }), predecessor.serialNumber);
      return { id, change };
    },
  },
  'another operator name': {
    async arrange() {
      const operator = await workspace.createOperator();
      const model = await newModel({ operatorId: operator.id });
      const { id } = await workspace.serialise(model.id);
      const name = `Renamed ${operator.id}`;
      return {
        id,
        change: async () => (await write('PATCH', `operators/${operator.id}`, { name }), name),
      };
    },
  },
};

describe.each([
  ['JSON-LD', jsonLd],
  ['a web page', browser],
])('a unit as %s shows at the next request', (_what, Accept) => {
  // Clause: GET /unit/{id} 200 made once
  it.each(Object.entries(changes))('%s', async (_change, { arrange }) => {
    const { id, change } = await arrange();
    const before = await resolve(id, { Accept });
    const shown = await change();
    expect(before.text).not.toContain(shown);
    const after = await resolve(id, { Accept, 'If-None-Match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(after.text).toContain(shown);
  });

  it('what it has become, and that it has become what it was', async () => {
    const { id } = await workspace.serialise((await newModel()).id);
    const words = { WASTE: /WASTE|>Waste</, IN_SERVICE: /IN_SERVICE|>In service</ } as const;
    await resolve(id, { Accept });
    for (const status of ['WASTE', 'IN_SERVICE', 'WASTE'] as const) {
      await record(id, { eventType: 'STATUS_CHANGE', status });
      expect((await resolve(id, { Accept })).text).toMatch(words[status]);
    }
  });

  it('that it is gone', async () => {
    const { id } = await workspace.serialise((await newModel()).id);
    const etag = (await resolve(id, { Accept })).headers.get('etag') ?? '';
    await record(id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
    expect((await resolve(id, { Accept, 'If-None-Match': etag })).status).toBe(410);
  });

  it('something, although its passport was asked to be a draft again', async () => {
    const model = await newModel();
    const { id } = await workspace.serialise(model.id);
    const etag = (await resolve(id, { Accept })).headers.get('etag') ?? '';
    const json = { metadata: battery(), draft: true };
    const path = `/api/v1/passports/${model.id}`;
    const refused = await app.request(path, { method: 'PUT', key: workspace.key, json });
    expect([refused.status, refused.body.code]).toEqual([409, 'DRAFT_DEMOTION_REFUSED']);
    expect((await resolve(id, { Accept, 'If-None-Match': etag })).status).toBe(304);
  });
});

describe('the passport in the document of a unit', () => {
  it.each([
    ['content', (model: Model) => update(model, { metadata: { ...battery(), warrantyYears: 3 } })],
    ['status', ({ id }: Model) => write('PUT', `passports/${id}/status`, { status: 'RECALLED' })],
    ['seal', ({ id }: Model) => write('POST', `passports/${id}/seal`)],
  ])('has the %s of now', async (_what, change) => {
    const model = await newModel();
    const { id } = await workspace.serialise(model.id);
    const before = await resolve(id);
    await change(model);
    const { ofModel } = (await resolve(id)).body;
    expect(ofModel).not.toEqual(before.body['ofModel']);
    expect(ofModel).toEqual((await app.request(`/passport/${model.id}`)).body);
  });
});

describe('the tombstone of a unit', () => {
  it.each([jsonLd, browser])(
    'is made without the content of its passport as %s',
    async (Accept) => {
      const { id } = await workspace.serialise((await newModel()).id, { status: 'RECYCLED' });
      const reads = await contentReads(async () => {
        expect((await resolve(id, { Accept })).status).toBe(410);
      });
      expect(reads).toEqual([]);
    },
  );

  it('is nothing to strangers while the passport is a draft, and a tombstone to its owner', async () => {
    const model = await newModel({ draft: true });
    const { id } = await workspace.serialise(model.id, { status: 'RECYCLED' });
    expect((await resolve(id)).status).toBe(404);
    expect((await resolve(id, { Authorization: `Bearer ${workspace.key}` })).status).toBe(410);
  });
});

describe('many who read a unit while it changes', () => {
  // Clause: GET /unit/{id} 200 made once
  it('keep nothing that was overtaken: after a write everybody is shown what it wrote', async () => {
    const model = await newModel();
    const { id } = await workspace.serialise(model.id);
    let isOver = false;
    const read = async () => {
      while (!isOver) expect((await resolve(id)).status).toBe(200);
    };
    const readers = Promise.all(Array.from({ length: 4 }, read));
    for (let round = 0; round < inFull(200, 4); round++) {
      const status = round % 2 === 0 ? 'WASTE' : 'REUSED';
      await record(id, { eventType: 'STATUS_CHANGE', status });
      expect((await resolve(id)).body['status']).toBe(status);
      const warrantyYears = round + 1;
      await update(model, { metadata: { ...battery(), warrantyYears } });
      expect((await resolve(id)).body['ofModel']).toMatchObject({ metadata: { warrantyYears } });
      const { serialNumber } = await workspace.serialise(model.id, { predecessorUnitId: id });
      expect((await resolve(id)).text).toContain(serialNumber);
    }
    isOver = true;
    await readers;
  });
});
