import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { environmentOf } from '../support/aas-environment.js';
import { newGrai, newGtin, newSku, passportBody, textiles } from '../support/factories.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** The workspace that answers a printed code: the one with the oldest claim to its key. */

let app: TestApp;
/** Publishes the key first; another one of the tests tries to take it over. */
let brand: Workspace;
let intruder: Workspace;
let now = Date.UTC(2030, 0, 1);

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.test' });
  brand = await createWorkspace(app, { tier: 'enterprise' });
  intruder = await createWorkspace(app, { tier: 'enterprise' });
});
beforeEach(() => {
  later();
});
afterAll(() => app.close());

/** A day on. */
function later(): void {
  now += 86_400_000;
  app.setTime(new Date(now));
}

async function succeed(request: Promise<TestReply>): Promise<TestReply> {
  const reply = await request;
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply;
}

const write = (method: string, path: string, json?: unknown) => (workspace: Workspace) =>
  succeed(app.request(`/api/v1/${path}`, { key: workspace.key, method, json }));
const put = (workspace: Workspace, id: string, json: object) =>
  write('PUT', `passports/${id}`, json)(workspace);
const move = (workspace: Workspace, id: string, status: string) =>
  write('PUT', `passports/${id}/status`, { status })(workspace);
const bulk = (workspace: Workspace, passports: object[]) =>
  write('POST', 'passports/bulk', { upsert: true, passports })(workspace);
const ingest = (workspace: Workspace, environment: object) =>
  write('POST', 'passports/aas/ingest', environment)(workspace);
const remove = (workspace: Workspace, id: string) => write('DELETE', `passports/${id}`)(workspace);

const answerOf = async (path: string, headers = {}) => {
  const { status, body } = await app.request(path, { headers });
  return status === 200 ? body.id : status;
};
const redirectOf = async (path: string) => {
  const { status, headers } = await app.request(path);
  return status === 302 ? headers.get('location') : status;
};

/** Published under an article number of its own, long before the key is the brand's. */
async function olderPassport() {
  const passport = await intruder.createPassport({ productId: newSku() });
  later();
  return passport;
}

async function brandPassport(gtin: string, metadata = {}) {
  const passport = await brand.createPassport({ productId: gtin, metadata: textiles(metadata) });
  later();
  return passport;
}

describe('an older passport does not take over a printed code', () => {
  // Clause: GTIN of several workspaces
  it.each<[string, (id: string, productId: string, gtin: string) => Promise<unknown>]>([
    ['by PUT', (id, _, gtin) => put(intruder, id, { metadata: textiles({ gtin }) })],
    [
      'by being a draft in between',
      async (id, _, gtin) => {
        await put(intruder, id, { draft: true, metadata: textiles({ gtin }) });
        await put(intruder, id, { metadata: textiles({ gtin }) });
      },
    ],
    [
      'by a bulk upsert',
      (_id, productId, gtin) => bulk(intruder, [{ productId, metadata: textiles({ gtin }) }]),
    ],
  ])('%s', async (_, edit) => {
    const gtin = newGtin();
    const older = await olderPassport();
    const { id } = await brandPassport(gtin);
    await edit(older.id, older.productId, gtin);
    expect(await answerOf(`/01/${gtin}`)).toBe(id);
  });

  it('by an AAS environment, with a GRAI', async () => {
    const [productId, grai] = [newGtin(), newGrai()];
    const metadata = textiles({ gtin: productId });
    await intruder.createPassport({ productId, metadata });
    later();
    const { id } = await brand.createPassport({ productId: grai });
    later();
    const edited = await ingest(intruder, environmentOf({ metadata: { ...metadata, grai } }));
    expect(edited.body).toMatchObject({ productId });
    expect(await answerOf(`/8003/${encodeURIComponent(grai)}`)).toBe(id);
  });

  it('held as a draft before the brand published it', async () => {
    const gtin = newGtin();
    const draft = await intruder.createPassport({ productId: gtin, draft: true });
    later();
    const { id } = await brandPassport(gtin);
    await put(intruder, draft.id, { metadata: textiles() });
    expect(await answerOf(`/01/${gtin}`)).toBe(id);
  });
});

/** Both workspaces have published the key, the brand first. */
async function publishTwice(metadata = {}) {
  const gtin = newGtin();
  const first = await brandPassport(gtin);
  const second = await intruder.createPassport({ productId: gtin, metadata: textiles(metadata) });
  later();
  return { gtin, first, second };
}

describe('the workspace with the oldest claim', () => {
  // Clause: GTIN of several workspaces
  it('answers whatever the status of its passport: an ACTIVE one of another hides no recall', async () => {
    const { gtin, first } = await publishTwice();
    for (const status of ['RECALLED', 'DECOMMISSIONED', 'ACTIVE']) {
      await move(brand, first.id, status);
      const { body } = await app.request(`/01/${gtin}`);
      expect([body.id, body['status']]).toEqual([first.id, status]);
    }
  });

  it('does not answer while none of its passports is public, and answers again afterwards', async () => {
    const { gtin, first, second } = await publishTwice();
    await put(brand, first.id, { draft: true, metadata: textiles() });
    expect(await answerOf(`/01/${gtin}`)).toBe(second.id);
    later();
    await put(brand, first.id, { metadata: textiles() });
    expect(await answerOf(`/01/${gtin}`)).toBe(first.id);
  });

  it('goes on answering while its operator is archived, and after its restore', async () => {
    const gtin = newGtin();
    const { id: operatorId } = await brand.createOperator();
    const { id } = await brand.createPassport({ productId: gtin, operatorId });
    later();
    await intruder.createPassport({ productId: gtin });
    await write('DELETE', `operators/${operatorId}`)(brand);
    expect(await answerOf(`/01/${gtin}`)).toBe(id);
    await write('POST', `operators/${operatorId}/restore`)(brand);
    expect(await answerOf(`/01/${gtin}`)).toBe(id);
  });

  it('may replace its passport by another one', async () => {
    const gtin = newGtin();
    const held = await brand.createPassport({ productId: newSku(), metadata: textiles({ gtin }) });
    later();
    await intruder.createPassport({ productId: gtin });
    later();
    const heir = await brand.createPassport({ productId: gtin });
    await put(brand, held.id, { metadata: textiles() });
    expect(await answerOf(`/01/${gtin}`)).toBe(heir.id);
  });

  it('keeps its place by a draft alone', async () => {
    const gtin = newGtin();
    const held = await brand.createPassport({ productId: newSku(), metadata: textiles({ gtin }) });
    const heir = await brand.createPassport({ productId: gtin, draft: true });
    later();
    const second = await intruder.createPassport({ productId: gtin });
    later();
    await put(brand, held.id, { metadata: textiles() });
    expect(await answerOf(`/01/${gtin}`)).toBe(second.id);
    later();
    await put(brand, heir.id, { metadata: textiles() });
    expect(await answerOf(`/01/${gtin}`)).toBe(heir.id);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['takes the key out of', (id) => put(brand, id, { metadata: textiles() })],
    [
      'makes a draft of, with another key,',
      (id) => put(brand, id, { draft: true, metadata: textiles({ gtin: newGtin() }) }),
    ],
    [
      'deletes, once it is a draft,',
      async (id) => {
        const { body } = await app.request(`/api/v1/passports/${id}`, { key: brand.key });
        await put(brand, id, { draft: true, metadata: body.metadata });
        await remove(brand, id);
      },
    ],
  ])('loses it when it %s the last of its passports', async (_, giveUp) => {
    const gtin = newGtin();
    const held = await brand.createPassport({ productId: newSku(), metadata: textiles({ gtin }) });
    later();
    const second = await intruder.createPassport({ productId: gtin });
    later();
    await giveUp(held.id);
    later();
    await brand.createPassport({ productId: gtin });
    expect(await answerOf(`/01/${gtin}`)).toBe(second.id);
  });

  it('is, of two that claimed at the same moment, the one with the lower id', async () => {
    const productId = newGtin();
    for (const workspace of [intruder, brand]) await workspace.createPassport({ productId });
    const { body } = await app.request(`/01/${productId}`);
    const [lower] = [intruder, brand]
      .map(({ operatorId, tenant: { id } }) => ({ id, operatorId }))
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(body.economicOperator).toMatchObject({ id: lower?.operatorId });
  });

  // Clause: GTIN on a workspace host
  it('answers on its own host alone with passports that others have claimed before', async () => {
    const { gtin, first, second } = await publishTwice();
    const Host = `${intruder.tenant.subdomain}.dpp.test`;
    expect(await answerOf(`/01/${gtin}`, { Host })).toBe(second.id);
    expect(await answerOf(`/01/${gtin}`)).toBe(first.id);
  });

  // Clause: GTIN of several workspaces
  it('is followed by the others in the linkset, which leads to its own passport', async () => {
    const { gtin, first, second } = await publishTwice();
    await move(brand, first.id, 'DECOMMISSIONED');
    const { body } = await app.request(`/01/${gtin}?linkType=linkset`);
    const { linkset } = body as unknown as { linkset: { anchor: string }[] };
    expect(linkset.map(({ anchor }) => new URL(anchor).pathname)).toEqual([
      `/01/${gtin}`,
      `/passport/${second.id}`,
    ]);
    const { headers } = await app.request(`/01/${gtin}?linkType=gs1:pip`);
    expect(headers.get('location')).toContain(`/passport/${first.id}`);
  });
});

describe('inside the workspace that answers', () => {
  /** Published one after another, under an operator each. */
  async function publishThree() {
    const gtin = newGtin();
    const published = [];
    for (let n = 0; n < 3; n++) {
      const { id: operatorId } = await brand.createOperator();
      published.push(await brand.createPassport({ productId: gtin, operatorId }));
      later();
    }
    return { gtin, ids: published.map(({ id }) => id) as [string, string, string] };
  }

  // Clause: GTIN of several workspaces
  it('answers ACTIVE before RECALLED before DECOMMISSIONED', async () => {
    const { gtin, ids } = await publishThree();
    const [one, two, three] = ids;
    await move(brand, one, 'DECOMMISSIONED');
    await move(brand, two, 'RECALLED');
    expect(await answerOf(`/01/${gtin}`)).toBe(three);
    await move(brand, three, 'DECOMMISSIONED');
    expect(await answerOf(`/01/${gtin}`)).toBe(two);
    await move(brand, two, 'DECOMMISSIONED');
    expect(await answerOf(`/01/${gtin}`)).toBe(one);
  });

  it('answers the first published of one status, whether it has the key as product id or in metadata', async () => {
    const gtin = newGtin();
    const first = await brand.createPassport({ productId: newSku(), metadata: textiles({ gtin }) });
    later();
    await brand.createPassport({ productId: gtin });
    expect(await answerOf(`/01/${gtin}`)).toBe(first.id);
  });

  it("answers an owner's draft where nothing public does, and nothing else then", async () => {
    const { gtin, first, second } = await publishTwice();
    const asBrand = async () => (await app.request(`/01/${gtin}`, { key: brand.key })).body.id;
    await put(brand, first.id, { draft: true, metadata: textiles() });
    expect(await asBrand()).toBe(second.id);
    await put(intruder, second.id, { draft: true, metadata: textiles() });
    expect(await asBrand()).toBe(first.id);
    expect(await answerOf(`/01/${gtin}`)).toBe(404);
  });
});

describe('a serial number', () => {
  // Clause: link with a serial
  it('is looked up in the workspace that answers for the key, and in no other', async () => {
    const { gtin, first, second } = await publishTwice({ serialNumber: 'S-1' });
    expect(await redirectOf(`/01/${gtin}/21/S-1`)).toBe(404);
    expect(await redirectOf(`/01/${gtin}/21/${second.id}`)).toBe(404);
    expect(await redirectOf(`/01/${gtin}/21/${first.id}`)).toContain(`/passport/${first.id}`);
  });

  it('is found among passports of one key, beginnings of 64 characters being the same', async () => {
    const gtin = newGtin();
    const serials = ['a', 'b'].map((end) => `${'9'.repeat(64)}${end}`);
    for (const serialNumber of serials) {
      const metadata = textiles({ gtin, serialNumber });
      const { id } = await brand.createPassport({ productId: newSku(), metadata });
      expect(await redirectOf(`/01/${gtin}/21/${serialNumber}`)).toContain(`/passport/${id}`);
    }
    expect(await redirectOf(`/01/${gtin}/21/${'9'.repeat(64)}`)).toBe(404);
  });

  it('leads to the passport that answers, of those that carry it', async () => {
    const gtin = newGtin();
    const metadata = textiles({ gtin, serialNumber: 'S-2' });
    const one = await brand.createPassport({ productId: newSku(), metadata });
    later();
    const two = await brand.createPassport({ productId: newSku(), metadata });
    expect(await redirectOf(`/01/${gtin}/21/S-2`)).toContain(`/passport/${one.id}`);
    await move(brand, one.id, 'RECALLED');
    expect(await redirectOf(`/01/${gtin}/21/S-2`)).toContain(`/passport/${two.id}`);
  });
});

// Clause: product id
it('answers a GRAI of 14 digits by metadata.grai alone: as a product id it is a GTIN', async () => {
  const grai = newGrai().slice(0, 14);
  await brand.createPassport(passportBody({ productId: grai }));
  expect(await answerOf(`/8003/${grai}`)).toBe(404);
  const metadata = textiles({ grai });
  const { id } = await brand.createPassport({ productId: newSku(), metadata });
  expect(await answerOf(`/8003/${grai}`)).toBe(id);
});
