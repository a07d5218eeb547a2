import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ByteCache } from '../../src/platform/cache/byte-cache.js';
import {
  contentTypeOf,
  isCredential,
  representationKinds,
  representations,
  type RepresentationKind,
} from '../../src/representations/negotiation/representations.js';
import { inFull } from '../support/endurance.js';
import { battery, textiles } from '../support/factories.js';
import { grantBody, issueGrant, onPassport, onUnit } from '../support/grants.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/**
 * Every representation, as every kind of caller, of a passport in every state: who sees which of the masked
 * values is told by a text in each that stands nowhere else.
 */

let app: TestApp;
let workspace: Workspace;
let callers: ReadonlyMap<string, Readonly<Record<string, string>>>;
let tokens: readonly string[];

const canary = (what: string) => `${what}${randomBytes(8).toString('hex')}`;
/** Metadata key → a text in its value; `streetAddress` is the facility's. */
const secrets = {
  facilityDetails: canary('facilityDetails'),
  detailedPerformance: canary('detailedPerformance'),
  lifecycleAndInUse: canary('lifecycleAndInUse'),
  circularityAndDisassembly: canary('circularityAndDisassembly'),
  testReports: canary('testReports'),
  streetAddress: canary('street'),
  telemetry: canary('telemetry'),
};
type Secret = keyof typeof secrets;

const restricted: readonly Secret[] = [
  'detailedPerformance',
  'lifecycleAndInUse',
  'circularityAndDisassembly',
];

/** What each caller sees beyond the public, of a passport of each category and of a unit. */
const sees: Readonly<
  Record<string, Readonly<Record<'textiles' | 'batteries' | 'unit', readonly Secret[]>>>
> = {
  nobody: { textiles: [], batteries: [], unit: [] },
  'a session of the workspace': { textiles: [], batteries: [], unit: [] },
  'a key of another workspace': { textiles: [], batteries: [], unit: [] },
  'a legitimate-interest token': {
    textiles: [],
    batteries: restricted,
    unit: [...restricted, 'telemetry'],
  },
  'an authority token': {
    textiles: [],
    // Annex XIII of the Batteries Regulation: test reports are theirs alone (point 3), single batteries not (point 4).
    batteries: [...restricted, 'testReports'],
    unit: [...restricted, 'testReports'],
  },
  'a key of the workspace': {
    textiles: ['facilityDetails', 'streetAddress'],
    batteries: ['facilityDetails', ...restricted, 'testReports', 'streetAddress'],
    unit: ['facilityDetails', ...restricted, 'testReports', 'streetAddress', 'telemetry'],
  },
};

const owner = 'a key of the workspace';
const grantHolders = ['a legitimate-interest token', 'an authority token'];
const isPrivate = (caller: string) => caller === owner || grantHolders.includes(caller);

/** What a representation shows of a passport or of a unit to a viewer who may see it. */
const shows: Readonly<
  Record<
    'passport' | 'unit',
    Readonly<Record<RepresentationKind, ((secret: Secret) => boolean) | 'nothing'>>
  >
> = {
  passport: {
    // A page has no street.
    html: (secret) => secret !== 'streetAddress',
    'json-ld': () => true,
    aas: () => true,
    // What travels on is of what the public sees; a linkset names addresses.
    'vc-jwt': 'nothing',
    'vc-data-integrity': 'nothing',
    'sd-jwt-vc': 'nothing',
    linkset: 'nothing',
  },
  unit: {
    // It draws telemetry; of its model it shows what the law restricts, and nothing else.
    html: (secret) => restricted.includes(secret) || secret === 'testReports',
    'json-ld': () => true,
    aas: 'nothing',
    'vc-jwt': 'nothing',
    'vc-data-integrity': 'nothing',
    'sd-jwt-vc': 'nothing',
    linkset: 'nothing',
  },
};

const noted = (key: Secret) => ({ note: secrets[key] });
const place = {
  facilityDetails: [
    {
      facilityName: secrets.facilityDetails,
      location: 'Porto',
      activity: 'Assembly',
      eudrPlots: [],
      traceabilityDocs: [],
    },
  ],
};

function metadataOf(category: 'textiles' | 'batteries') {
  if (category === 'textiles') return textiles(place);
  const given = battery();
  const held = (key: Secret) => ({ ...(given[key] as object), ...noted(key) });
  return battery({
    ...place,
    detailedPerformance: held('detailedPerformance'),
    lifecycleAndInUse: held('lifecycleAndInUse'),
    circularityAndDisassembly: held('circularityAndDisassembly'),
    testReports: [secrets.testReports],
  });
}

/** What the process wrote down, and what it kept in its caches. */
const lines: string[] = [];
const cached = vi.spyOn(ByteCache.prototype, 'set');

beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await startTestApp({}, pino({ level: 'trace' }, destination));
  workspace = await createWorkspace(app);
  const { token: session } = await startSession(app, workspace.tenant);
  const { token: admin } = await startSession(app, undefined);
  const granted = await issueGrant(app, workspace, {});
  const json = { ...grantBody(new Date()), tenantId: workspace.tenant.id };
  const toAuthority = await app.request('/platform/v1/grants', { key: admin, json });
  const { token: authority } = toAuthority.body as unknown as { token: string };
  const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });
  callers = new Map<string, Record<string, string>>([
    ['nobody', {}],
    ['a session of the workspace', bearer(session)],
    ['a key of another workspace', bearer((await createWorkspace(app)).key)],
    ['a legitimate-interest token', bearer(granted.token)],
    ['an authority token', bearer(authority)],
    [owner, bearer(workspace.key)],
  ]);
  tokens = [granted.token, authority];
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

/** All that a client gets of an answer. */
const wholeOf = ({ headers, text }: TestReply) => JSON.stringify([...headers]) + text;
const secretsOf = (whole: string) =>
  Object.entries(secrets)
    .filter(([, text]) => whole.includes(text))
    .map(([secret]) => secret)
    .sort();
const secretsIn = (reply: TestReply) => secretsOf(wholeOf(reply));

async function newPassport(category: 'textiles' | 'batteries', draft = false) {
  const { id: operatorId } = await workspace.createOperator();
  const { id: facilityId } = await workspace.createFacility({
    streetAddress: secrets.streetAddress,
  });
  const metadata = metadataOf(category);
  const { id } = await workspace.createPassport({ operatorId, facilityId, metadata, draft });
  return { id, operatorId };
}

const setStatus = (id: string, status: string) =>
  app.request(`/api/v1/passports/${id}/status`, {
    key: workspace.key,
    method: 'PUT',
    json: { status },
  });

const states = ['draft', 'active', 'sealed', 'recalled', 'decommissioned', 'archived'] as const;

async function bringTo(
  state: (typeof states)[number],
  { id, operatorId }: { readonly id: string; readonly operatorId: string },
): Promise<void> {
  if (state === 'sealed') await workspace.seal(id);
  if (state === 'recalled') await setStatus(id, 'RECALLED');
  if (state === 'decommissioned') await setStatus(id, 'DECOMMISSIONED');
  if (state === 'archived') {
    const path = `/api/v1/operators/${operatorId}`;
    const { body } = await app.request(path, { key: workspace.key, method: 'DELETE' });
    expect(body).toMatchObject({ archived: true });
  }
}

async function passportIn(state: (typeof states)[number], category: 'textiles' | 'batteries') {
  const made = await newPassport(category, state === 'draft');
  await bringTo(state, made);
  return made.id;
}

/** A unit that has told something, of a passport that is in a state by now. */
async function unitIn(state: (typeof states)[number]) {
  const made = await newPassport('batteries', state === 'draft');
  const { id } = await workspace.serialise(made.id);
  const payload = { note: secrets.telemetry };
  const json = { eventType: 'NEGATIVE_EVENT', stateOfHealth: 91.5, payload };
  await app.request(`/api/v1/units/${id}/events`, { key: workspace.key, json });
  await bringTo(state, made);
  return id;
}

/** Who is no more than the public is asked for once by day, and everywhere by night. */
const askedAlways = ['nobody', ...grantHolders, owner];

/** What is looked at: a passport, or a unit of one. */
interface Subject {
  readonly path: string;
  readonly of: 'passport' | 'unit';
  readonly category: 'textiles' | 'batteries' | 'unit';
  readonly state: (typeof states)[number];
}

/** One cell of the matrix: exactly what one caller is answered with, and no more than it may see. */
function expectCell(
  reply: TestReply,
  { of, category, state }: Subject,
  { caller, kind }: { readonly caller: string; readonly kind: RepresentationKind },
): void {
  const where = `${kind} as ${caller}`;
  const isDraft = state === 'draft';
  const isGivable = of === 'passport' || representations[kind].isOfUnits;
  // A draft has no credential; and only its owner learns that there is a draft.
  const ownStatus = isGivable && !(isDraft && isCredential(kind)) ? 200 : 406;
  const status = isDraft && caller !== owner ? 404 : ownStatus;
  expect(reply.status, where).toBe(status);
  const shown = shows[of][kind];
  const isShown = status === 200 && shown !== 'nothing' ? shown : () => false;
  const visible = (sees[caller]?.[category] ?? []).filter(isShown);
  expect(secretsIn(reply), where).toEqual([...visible].sort());
  if (status !== 200) return;
  expect(reply.headers.get('content-type'), where).toBe(contentTypeOf(kind));
  expect(reply.headers.get('cache-control'), where).toBe(
    isPrivate(caller) ? 'private, no-store' : 'public, max-age=0, must-revalidate',
  );
  expect(reply.headers.get('referrer-policy'), where).toBe(
    isPrivate(caller) || kind === 'html' ? 'no-referrer' : null,
  );
  expect(reply.headers.has('etag'), where).toBe(!isPrivate(caller));
}

/** A row for each representation; holders of any issuer's grant read the same of what is no battery. */
async function expectMatrix(subject: Subject): Promise<void> {
  const asked = [...callers].filter(
    ([caller]) => inFull(true, subject.state === 'active') || askedAlways.includes(caller),
  );
  for (const kind of representationKinds) {
    const texts = new Map<string, string>();
    for (const [caller, headers] of asked) {
      const Accept = representations[kind].mediaType;
      const reply = await app.request(subject.path, { headers: { ...headers, Accept } });
      expectCell(reply, subject, { caller, kind });
      // The page of a refusal names its request.
      const requestId = reply.headers.get('x-request-id') ?? '';
      texts.set(caller, reply.text.replaceAll(requestId, 'this request'));
    }
    const [interested, authority] = grantHolders.map((caller) => texts.get(caller));
    if (subject.category === 'textiles') expect(authority, kind).toBe(interested);
  }
}

describe.each(states)('that is %s', (state) => {
  // Clause: tiers of a passport
  it.each(['textiles', 'batteries'] as const)(
    'a passport of %s shows each caller, in each representation, what its tier may see',
    async (category) => {
      const id = await passportIn(state, category);
      await expectMatrix({ path: `/passport/${id}`, of: 'passport', category, state });
    },
  );

  // Clause: tiers of a passport
  it('a battery shows of its unit each caller, in each representation, what its tier may see', async () => {
    const id = await unitIn(state);
    await expectMatrix({ path: `/unit/${id}`, of: 'unit', category: 'unit', state });
  });
});

describe('a battery unit', () => {
  it.each(['html', 'json-ld'] as const)(
    'shows its state, as %s, to whom it shows its telemetry',
    async (kind) => {
      const id = await unitIn('active');
      for (const [name, headers] of callers) {
        const Accept = representations[kind].mediaType;
        const reply = await app.request(`/unit/${id}`, { headers: { ...headers, Accept } });
        const mayReadState = sees[name]?.unit.includes('telemetry') === true;
        expect(reply.text.includes('91.5'), name).toBe(mayReadState);
      }
    },
  );

  it('is gone for everybody once it was recycled', async () => {
    const { id: passportId } = await newPassport('batteries');
    const { id } = await workspace.serialise(passportId, { status: 'RECYCLED' });
    const texts = new Set<string>();
    for (const headers of callers.values()) {
      const { status, text } = await app.request(`/unit/${id}`, { headers });
      expect(status).toBe(410);
      texts.add(text);
    }
    expect(texts.size).toBe(1);
  });
});

describe('the scope of a grant', () => {
  interface Seen {
    readonly passport: boolean;
    readonly unit: boolean;
    readonly model: boolean;
    readonly otherPassport: boolean;
    readonly otherUnit: boolean;
  }

  // Clause: scopes of a grant
  it.each<[string, (passportId: string, unitId: string) => object, Seen]>([
    [
      'a passport covers it and its units',
      (id) => onPassport(id),
      { passport: true, unit: true, model: true, otherPassport: false, otherUnit: true },
    ],
    [
      'a unit covers that unit and its ofModel, not the passport',
      (_id, id) => onUnit(id),
      { passport: false, unit: true, model: true, otherPassport: false, otherUnit: false },
    ],
    [
      'a workspace covers all of it',
      () => ({ scopeType: 'TENANT' }),
      { passport: true, unit: true, model: true, otherPassport: true, otherUnit: true },
    ],
  ])('%s', async (_what, scope, seen) => {
    const { id: passportId } = await newPassport('batteries');
    const { id: otherId } = await newPassport('batteries');
    const unit = await workspace.serialise(passportId);
    const otherUnit = await workspace.serialise(passportId);
    const { token } = await issueGrant(app, workspace, scope(passportId, unit.id));
    const at = async (path: string) => (await app.request(`${path}?grant=${token}`)).text;
    const opens = async (path: string) => (await at(path)).includes(secrets.detailedPerformance);
    const unitText = await at(`/unit/${unit.id}`);
    expect({
      passport: await opens(`/passport/${passportId}`),
      unit: unitText.includes('"dynamicData"'),
      model: unitText.includes(secrets.detailedPerformance),
      otherPassport: await opens(`/passport/${otherId}`),
      otherUnit: (await at(`/unit/${otherUnit.id}`)).includes('"dynamicData"'),
    }).toEqual(seen);
    expect(unitText).not.toContain(secrets.facilityDetails);
  });

  it('does not reach into another workspace', async () => {
    const other = await createWorkspace(app);
    const { token } = await issueGrant(app, other, {});
    const { id } = await newPassport('batteries');
    const { text } = await app.request(`/passport/${id}?grant=${token}`);
    expect(text).not.toContain(secrets.detailedPerformance);
  });

  it('does not open a draft', async () => {
    const { id } = await newPassport('batteries');
    const { token } = await issueGrant(app, workspace, onPassport(id));
    const path = `/passport/${id}?grant=${token}`;
    expect((await app.request(path)).status).toBe(200);
    await app.request(`/api/v1/passports/${id}`, {
      key: workspace.key,
      method: 'PUT',
      json: { metadata: metadataOf('batteries'), draft: true },
    });
    expect((await app.request(path)).status).toBe(404);
  });
});

describe('the proof of a sealed battery', () => {
  interface Proof {
    readonly leafSalts: Readonly<Record<string, string>>;
    readonly redactedLeaves: Readonly<Record<string, string>>;
  }

  // Clause: proof of a tier
  it('has the salt of what the tier sees, and the leaf of what it does not', async () => {
    const id = await passportIn('sealed', 'batteries');
    const proofAs = async (name: string) => {
      const { body } = await app.request(`/passport/${id}`, { headers: { ...callers.get(name) } });
      const { leafSalts, redactedLeaves } = body.proof as unknown as Proof;
      return [Object.keys(leafSalts).sort(), Object.keys(redactedLeaves).sort()];
    };
    const all = ['facilityDetails', ...restricted, 'testReports'].sort();
    expect(await proofAs('nobody')).toEqual([[], all]);
    expect(await proofAs('a legitimate-interest token')).toEqual([
      [...restricted].sort(),
      ['facilityDetails', 'testReports'],
    ]);
    expect(await proofAs('an authority token')).toEqual([
      [...restricted, 'testReports'].sort(),
      ['facilityDetails'],
    ]);
    expect(await proofAs('a key of the workspace')).toEqual([all, []]);
  });
});

/** As JSON, in which bytes are the text that they encode. */
function withTexts(value: unknown): string {
  return JSON.stringify(value, (_name, held: unknown) =>
    held instanceof Uint8Array ? Buffer.from(held).toString() : held,
  );
}

describe('what the process writes down and keeps', () => {
  it('holds nothing that the public may not see, and no token', async () => {
    const metrics = (await app.request('/metrics')).text;
    await app.deps.accessLog.flush();
    const accesses = JSON.stringify(await app.db('passport_accesses'));
    const inCaches = withTexts(cached.mock.calls);
    expect(inCaches).toContain('<!doctype html>');
    for (const kept of [lines.join(''), metrics, accesses, inCaches]) {
      expect(kept.length).toBeGreaterThan(1000);
      expect(secretsOf(kept)).toEqual([]);
      expect(tokens.filter((token) => kept.includes(token))).toEqual([]);
    }
  });
});
