import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestStatements } from '../support/background-statements.js';
import { inFull, inRaces } from '../support/endurance.js';
import {
  facilityBody,
  newGtin,
  operatorBody,
  passportBody,
  textiles,
} from '../support/factories.js';
import {
  startOtherInstance,
  startUncached,
  type OtherInstance,
} from '../support/other-instance.js';
import {
  startTestApp,
  type TestApp,
  type TestReply,
  type TestRequest,
} from '../support/test-app.js';
import { testDatabaseUrl } from '../support/test-database.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** With any cache content, no scan sees what was before a change that has been answered. */

const rounds = inRaces(200, 17);
const soon = { timeout: 5000, interval: 2 };
const accepts = ['application/ld+json', 'text/html', 'application/vc+jwt'];
const unitAccepts = ['text/html', 'application/vc+jwt'];

interface Instance {
  request(path: string, options?: TestRequest): Promise<TestReply>;
}

let app: TestApp;
let other: OtherInstance | undefined;
let truth: Awaited<ReturnType<typeof startUncached>>;
let workspace: Workspace;
let passport: { readonly id: string; readonly productId: string };
/** A battery unit of it, where a change may be seen in one. */
let unit: { readonly id: string } | undefined;
let operatorId: string;
let facility: { readonly id: string; readonly gln: string };

beforeAll(async () => {
  app = await startTestApp();
  truth = await startUncached(app);
  if (testDatabaseUrl) other = await startOtherInstance(app);
  const enterprise = { tier: 'enterprise', passportLimit: 1_000_000 } as const;
  workspace = await createWorkspace(app, enterprise);
});
afterAll(async () => {
  await other?.close();
  await truth.close();
  await app.close();
});

beforeEach(async () => {
  operatorId = (await workspace.createOperator()).id;
  facility = await workspace.createFacility();
  passport = await newPassport();
  unit = undefined;
});

const newPassport = () => workspace.createPassport({ operatorId, facilityId: facility.id });

/**
 * What an answer says: a credential is signed anew by each instance, so that of it the key counts; and a refusal names
 * its request.
 */
function said({ status, text, headers }: TestReply): string {
  const isCredential = headers.get('content-type')?.includes('jwt') === true;
  const [header = ''] = text.split('.');
  const said = text.replaceAll(headers.get('x-request-id') ?? 'none', '');
  return `${status} ${isCredential ? Buffer.from(header, 'base64url').toString() : said}`;
}

const scan = async (instance: Instance, path: string, accept: string) =>
  said(await instance.request(path, { headers: { Accept: accept } }));

/**
 * Makes a change while both instances are scanned without a pause. Where it was made, the next scan is as true as one
 * that nothing is cached for; elsewhere one that comes soon, and none after it goes back.
 */
async function expectNothingStale(change: () => Promise<unknown>): Promise<void> {
  const paths = [`/01/${passport.productId}`, `/passport/${passport.id}`];
  const scans = paths.flatMap((path) => accepts.map((accept) => [path, accept] as const));
  if (unit) scans.push(...unitAccepts.map((accept) => [`/unit/${unit?.id}`, accept] as const));
  const instances = [app, ...(other ? [other] : [])];
  let isOver = false;
  const scanning = instances.map(async (instance) => {
    for (let i = 0; !isOver; i++) await scan(instance, ...scans[i % scans.length]!);
  });
  try {
    await change();
    for (const each of scans) {
      const now = await scan(app, ...each);
      expect(now, each.join(' ')).toBe(await scan(truth, ...each));
      if (other) await expect.poll(() => scan(other!, ...each), soon).toBe(now);
    }
  } finally {
    isOver = true;
    await Promise.all(scanning);
  }
  // What a scan began before the change has ended by now, and may have left something behind.
  for (const each of scans) {
    const now = await scan(truth, ...each);
    for (const instance of instances) expect(await scan(instance, ...each)).toBe(now);
  }
}

const call = async (method: string, path: string, json?: unknown, key = workspace.key) => {
  const reply = await app.request(path, { method, key, ...(json !== undefined && { json }) });
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
};
const pathOf = () => `/api/v1/passports/${passport.id}`;
const put = (body: object) => {
  const { productId } = passport;
  return call('PUT', pathOf(), { productId, operatorId, metadata: textiles(), ...body });
};

let lastName = 0;
const newName = () => `Name ${++lastName}`;

const changes: readonly [what: string, make: () => Promise<unknown>][] = [
  ['an update', () => put({ metadata: textiles({ notes: newName() }) })],
  ['another enrichment', () => put({ enrichment: { tagline: newName() } })],
  ['a seal', () => call('POST', `${pathOf()}/seal`)],
  ['a recall', () => call('PUT', `${pathOf()}/status`, { status: 'RECALLED' })],
  ['a demotion to a draft', () => put({ draft: true })],
  [
    'a deletion',
    async () => {
      await put({ draft: true });
      await call('DELETE', pathOf());
    },
  ],
  ['the end of its operator', () => call('DELETE', `/api/v1/operators/${operatorId}`)],
  [
    'another name of its operator',
    () => call('PATCH', `/api/v1/operators/${operatorId}`, { name: newName() }),
  ],
  [
    'another address of its facility',
    () =>
      call(
        'PUT',
        `/api/v1/facilities/${facility.id}`,
        facilityBody({ gln: facility.gln, name: newName() }),
      ),
  ],
  ['another signing key', () => call('POST', '/api/v1/tenants/rotate-keys')],
];

describe('nobody scans what was before', () => {
  it.each(changes)('%s', { timeout: 600_000 }, async (what, make) => {
    for (let round = 0; round < Math.ceil(rounds / changes.length) + 1; round++) {
      passport = await newPassport();
      // Every other time it is seen in a unit as well; a passport that has one is neither deleted nor made a draft.
      const hasUnit = round % 2 === 1 && !['a deletion', 'a demotion to a draft'].includes(what);
      unit = hasUnit ? await workspace.serialise(passport.id) : undefined;
      await expectNothingStale(make);
      if (what === 'the end of its operator') operatorId = (await workspace.createOperator()).id;
    }
  });

  it('somebody else answered for the GTIN', async () => {
    const rival = await createWorkspace(app);
    for (let round = 0; round < Math.ceil(rounds / changes.length) + 1; round++) {
      const { productId } = passport;
      await call('POST', '/api/v1/passports', passportBody({ productId }), rival.key);
      // The first claim ends with the key: the code is the rival's from here on.
      await expectNothingStale(() => put({ productId: newGtin() }));
      passport = await workspace.createPassport({ operatorId });
    }
  });

  it('the first passport of a code, which nobody answered for', async () => {
    const productId = newGtin();
    const json = { ...passportBody({ productId }), operatorId };
    passport = { ...passport, productId };
    for (const instance of [app, ...(other ? [other] : [])]) {
      expect(await scan(instance, `/01/${productId}`, 'application/ld+json')).toMatch(/^404/);
    }
    await expectNothingStale(() => call('POST', '/api/v1/passports', json));
  });

  it('of another operator, when the workspace registers one', async () => {
    await expectNothingStale(() => call('POST', '/api/v1/operators', operatorBody()));
  });
});

describe.runIf(testDatabaseUrl)('an instance whose connection to the others is ended', () => {
  const isHearing = () => other!.deps.announcements.isHearing();
  const endListener = async () => {
    const pid = other!.deps.announcementListener?.backendPid;
    await app.db.raw('select pg_terminate_backend(?::integer)', [pid ?? 0]);
  };

  it('answers nothing that is stale, and caches again', { timeout: 600_000 }, async () => {
    for (let round = 0; round < inFull(20, 2); round++) {
      passport = await newPassport();
      const path = `/01/${passport.productId}`;
      const before = await scan(other!, path, 'text/html');
      await expect.poll(isHearing, soon).toBe(true);
      await endListener();
      await expect.poll(isHearing, soon).toBe(false);
      await call('PUT', `${pathOf()}/status`, { status: 'RECALLED' });
      const after = await scan(other!, path, 'text/html');
      expect(after).not.toBe(before);
      await expect.poll(isHearing, soon).toBe(true);
      expect(await scan(other!, path, 'text/html')).toBe(after);
    }
  });
});

describe('a passport that does not change', () => {
  /** What is asked of the database in a number of rounds after the first. */
  const askedAgain = async (path: string, types: readonly string[]): Promise<string[]> => {
    const asked: string[] = [];
    const note = ({ sql }: { readonly sql: string }) => void asked.push(sql);
    await expect.poll(() => app.deps.announcements.isHearing(), soon).toBe(true);
    for (const accept of types) await scan(app, path, accept);
    app.db.on('query', note);
    for (let i = 0; i < 20; i++) {
      for (const accept of types) await scan(app, path, accept);
    }
    app.db.removeListener('query', note);
    return requestStatements(asked);
  };

  it('is read from the database once, in each representation', async () => {
    expect(await askedAgain(`/01/${passport.productId}`, accepts)).toEqual([]);
  });

  it('has units that are read alone when one is scanned as a credential', async () => {
    const { id } = await workspace.serialise(passport.id);
    const forms = ['application/vc+jwt', 'application/vc+ld+json'];
    const asked = await askedAgain(`/unit/${id}`, forms);
    expect(asked.filter((sql) => !/from "battery_units"/.test(sql))).toEqual([]);
    expect(asked).toHaveLength(40);
  });
});
