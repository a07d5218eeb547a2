import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRoute } from '../../src/platform/http/route.js';
import { routes } from '../../src/routes.js';
import type { ServerDeps } from '../../src/server-deps.js';
import { inFull, shareOf } from '../support/endurance.js';
import { hostileBodies } from '../support/hostile-bodies/corpus.js';
import type { HostileBody } from '../support/hostile-bodies/hostile-body.js';
import { hostileValues } from '../support/hostile-values.js';
import { inLanes } from '../support/lanes.js';
import { rowCounts } from '../support/row-counts.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { testDatabaseUrl, testEngine } from '../support/test-database.js';
import { startSession } from '../support/users.js';
import { createWriteScene, type WriteScene } from '../support/write-samples.js';

type Route = AnyRoute<ServerDeps>;

let app: TestApp;
let scene: WriteScene;
let session: string;
const crashes: unknown[] = [];
const onCrash = (error: unknown) => crashes.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', onCrash);
  process.on('uncaughtException', onCrash);
  // Mails go nowhere: without a server for them, a reset is refused before its body counts.
  app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', SMTP_FROM: 'dpp@acme.example' });
  scene = await createWriteScene(app);
});
afterEach(async () => {
  expect((await app.request('/ready')).status).toBe(200);
  expect(crashes).toEqual([]);
});
afterAll(async () => {
  process.off('unhandledRejection', onCrash);
  process.off('uncaughtException', onCrash);
  await app.close();
});

const writes = routes.filter(({ method }) => method !== 'get');
const withBody = writes.filter(({ body }) => body);
const lanes = 6;

/**
 * In the long run each route meets every body on the embedded database, and 300 on PostgreSQL; every
 * day it meets a part, another one than its neighbours: a small one where no body is read.
 */
const bodiesFor = (route: Route) => {
  const stride = inFull(testDatabaseUrl ? 2 : 1, route.body ? 12 : 60);
  return hostileBodies.filter((_, i) => (i + writes.indexOf(route)) % stride === 0);
};

/** A session of its own for a route that asks for one: another may have ended it. */
async function logInFor({ access }: Route): Promise<void> {
  if (access !== 'session') return;
  session = (await startSession(app, scene.workspace.tenant)).token;
}

/** A caller with permission, so that only the body can be refused. */
function credentialFor({ access }: Route): string | undefined {
  if (access === 'public') return undefined;
  if (access === 'session') return session;
  return access === 'platform' ? scene.admin.token : scene.workspace.key;
}

function send(route: Route, request: Pick<HostileBody, 'bytes' | 'headers'>): Promise<TestReply> {
  const key = credentialFor(route);
  const id = route.body ? scene.sampleOf(route).id : undefined;
  return app.request(route.path.replace(/\{[A-Za-z]+\}/, id ?? 'unknown'), {
    method: route.method.toUpperCase(),
    body: request.bytes,
    ...(key !== undefined && { key }),
    ...(request.headers && { headers: request.headers }),
  });
}

/** For any body: never a fault of the server, and a refusal that a machine can read. */
function expectAnswered(reply: TestReply, what: string): void {
  expect(reply.status, what).toBeLessThan(500);
  if (reply.status < 300) return;
  expect(reply.headers.get('content-type'), what).toBe('application/json; charset=utf-8');
  expect(() => JSON.parse(reply.text) as unknown, what).not.toThrow();
}

/** Operations that ask for no member in particular. */
const changesInPart: ReadonlySet<string> = new Set([
  'saveDraft',
  'updateOperator',
  'updateFacility',
  'approveGrantRequest',
  'updateWebhookSubscription',
  'updateImport',
  'publishImport',
  'offerHandOver',
  'updateProfile',
  // Says of each body that is an object what is wrong with it as a unit.
  'validateBatteryUnits',
]);

describe(`a corpus of hostile bodies, on ${testEngine}`, () => {
  it('holds at least 300, all of them different', () => {
    const shapes = hostileBodies.map(({ bytes, headers }) =>
      JSON.stringify([Buffer.from(bytes as string).toString('base64'), headers]),
    );
    expect(new Set(shapes).size).toBe(hostileBodies.length);
    expect(new Set(hostileBodies.map(({ name }) => name)).size).toBe(hostileBodies.length);
    expect(hostileBodies.length).toBeGreaterThanOrEqual(300);
  });

  describe.each(withBody)('against $method $path', (route) => {
    beforeAll(() => logInFor(route));
    const bodies = bodiesFor(route);

    // Clause: hostile bodies
    it(`is refused without a trace, or read for what it says (${bodies.length} bodies)`, async () => {
      const before = await rowCounts(app.db);
      const taken: string[] = [];
      await inLanes(bodies, lanes, async (body) => {
        const reply = await send(route, body);
        expectAnswered(reply, body.name);
        if (body.kind === 'readable') expect([413, 415], body.name).not.toContain(reply.status);
        else expect([400, 413, 415], body.name).toContain(reply.status);
        if (reply.status < 300) taken.push(body.name);
      });
      // A change takes any one member: what a readable body says is then done, and recorded.
      if (taken.length === 0) expect(await rowCounts(app.db)).toEqual(before);
      else expect(changesInPart.has(route.operationId), taken.join()).toBe(true);
    }, 600_000);
  });

  describe.each(writes.filter(({ body }) => !body))('against $method $path', (route) => {
    beforeAll(() => logInFor(route));
    const bodies = bodiesFor(route);

    it(`is not even looked at (${bodies.length} bodies)`, async () => {
      await inLanes(bodies, lanes, async (body) => {
        expectAnswered(await send(route, body), body.name);
      });
    }, 600_000);
  });
});

describe.each(withBody)('a hostile value in a body for $method $path', (route) => {
  beforeAll(() => logInFor(route));
  const sampleOf = () => scene.sampleOf(route);
  const values = shareOf(hostileValues, withBody.indexOf(route));

  const sendAndReadBack = async (sent: Record<string, unknown>, what: string) => {
    const reply = await send(route, { bytes: JSON.stringify(sent) });
    expectAnswered(reply, what);
    if (reply.status >= 300) return;
    const { readBack, ignores } = sampleOf();
    const stored = await readBack?.(reply);
    const taken = Object.entries(sent).filter(([member, value]) => !ignores?.(member, value));
    if (stored) expectStored(Object.fromEntries(taken), stored, what);
  };

  // Clause: hostile bodies
  it('in place of a member is refused, or stored as it was sent', async () => {
    const cases = Object.keys(sampleOf().body()).flatMap((member) =>
      values.map((value) => ({ member, value })),
    );
    await inLanes(cases, sampleOf().id ? 1 : lanes, async ({ member, value }) => {
      const sent = { ...sampleOf().body(), [member]: value };
      await sendAndReadBack(sent, `${member}: ${JSON.stringify(value)?.slice(0, 100)}`);
    });
  }, 600_000);

  it('beside its members hurts nobody', async () => {
    const strangers = values.filter((_, i) => i % 8 === 0);
    await inLanes(strangers, lanes, async (value) => {
      const sent = { ...sampleOf().body(), unheardOf: value };
      await sendAndReadBack(sent, JSON.stringify(value).slice(0, 100));
    });
  }, 600_000);
});

describe('metadata of a draft, which nothing validates', () => {
  // Made before anything runs: making them takes long enough for open connections to time out.
  const texts = fc.sample(fc.json({ maxDepth: 6, noUnicodeString: false }), inFull(2_000, 40));

  // Clause: hostile bodies
  it('comes back as it was sent, whatever JSON it is', async () => {
    const route = withBody.find(({ operationId }) => operationId === 'createPassport')!;
    const sample = scene.sampleOf(route);
    let stored = 0;
    await inLanes(texts, lanes, async (text) => {
      const sent = { ...sample.body(), metadata: { value: JSON.parse(text) as unknown } };
      const reply = await send(route, { bytes: JSON.stringify(sent) });
      expectAnswered(reply, text);
      if (reply.status !== 201) return expect(reply.body.code, text).toBe('INVALID_JSON_VALUE');
      stored++;
      expectStored(sent, await sample.readBack!(reply), text);
    });
    expect(stored).toBeGreaterThan(texts.length / 4);
  }, 600_000);
});

/** Equal, but for what the routes say they do to text: ends trimmed, codes and addresses in one case. */
function expectStored(
  sent: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
  what: string,
): void {
  for (const [member, value] of Object.entries(sent)) {
    if (!(member in stored)) continue;
    expect(asStored(member, stored[member]), `${what}: ${member}`).toEqual(asStored(member, value));
  }
}

const caseless: ReadonlySet<string> = new Set(['email', 'regIdScheme', 'country', 'operatorId']);
const defaults: Readonly<Record<string, unknown>> = { role: 'MANUFACTURER' };

/** Through JSON, which has no negative zero and no absent entries of arrays. */
function asStored(member: string, value: unknown): unknown {
  if (typeof value !== 'string') return JSON.parse(JSON.stringify(value ?? null)) as unknown;
  const trimmed = value.trim();
  if (trimmed === '') return defaults[member] ?? null;
  return caseless.has(member) ? trimmed.toLowerCase() : trimmed;
}
