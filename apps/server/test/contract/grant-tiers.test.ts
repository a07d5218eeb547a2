import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representationKinds, representations } from '../../src/representations/representations.js';
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

const canary = (what: string) => `${what}${randomBytes(8).toString('hex')}`;
/** Metadata key → a text in its value; `streetAddress` is the facility's. */
const secrets = {
  facilityDetails: canary('facilityDetails'),
  detailedPerformance: canary('detailedPerformance'),
  lifecycleAndInUse: canary('lifecycleAndInUse'),
  circularityAndDisassembly: canary('circularityAndDisassembly'),
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
    batteries: restricted,
    unit: [...restricted, 'telemetry'],
  },
  'a key of the workspace': {
    textiles: ['facilityDetails', 'streetAddress'],
    batteries: ['facilityDetails', ...restricted, 'streetAddress'],
    unit: ['facilityDetails', ...restricted, 'streetAddress', 'telemetry'],
  },
};

const grantHolders = ['a legitimate-interest token', 'an authority token'];

/** Whether a representation shows a secret to whoever may see it. */
function shows(kind: string, secret: Secret): boolean {
  // What travels on is of what the public sees; a linkset names addresses; a page has no street.
  if (!['html', 'json-ld', 'aas'].includes(kind)) return false;
  return secret !== 'streetAddress' || kind !== 'html';
}

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
  });
}

beforeAll(async () => {
  app = await startTestApp();
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
    ['a key of the workspace', bearer(workspace.key)],
  ]);
}, 60_000);
afterAll(() => app.close());

/** All that a client gets of an answer. */
const wholeOf = ({ headers, text }: TestReply) => JSON.stringify([...headers]) + text;
const secretsIn = (reply: TestReply) =>
  Object.entries(secrets)
    .filter(([, text]) => wholeOf(reply).includes(text))
    .map(([secret]) => secret)
    .sort();

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

async function passportIn(state: (typeof states)[number], category: 'textiles' | 'batteries') {
  const { id, operatorId } = await newPassport(category, state === 'draft');
  if (state === 'sealed') await workspace.seal(id);
  if (state === 'recalled') await setStatus(id, 'RECALLED');
  if (state === 'decommissioned') await setStatus(id, 'DECOMMISSIONED');
  if (state === 'archived') {
    const path = `/api/v1/operators/${operatorId}`;
    const { body } = await app.request(path, { key: workspace.key, method: 'DELETE' });
    expect(body).toMatchObject({ archived: true });
  }
  return id;
}

describe.each(['textiles', 'batteries'] as const)('a passport of %s', (category) => {
  describe.each(states)('that is %s', (state) => {
    // Clause: tiers of a passport
    it('shows each caller, in each representation, what its tier may see', async () => {
      const id = await passportIn(state, category);
      for (const [name, headers] of callers) {
        for (const kind of representationKinds) {
          const Accept = representations[kind].mediaType;
          const reply = await app.request(`/passport/${id}`, { headers: { ...headers, Accept } });
          const where = `${kind} as ${name}: ${reply.status}`;
          const isOwner = name === 'a key of the workspace';
          if (state === 'draft' && !isOwner) {
            expect(reply.status, where).toBe(404);
            expect(secretsIn(reply), where).toEqual([]);
            continue;
          }
          // A draft has no credential.
          const isImpossible = state === 'draft' && !shows(kind, 'telemetry') && kind !== 'linkset';
          expect(reply.status, where).toBe(isImpossible ? 406 : 200);
          const visible = (sees[name]?.[category] ?? []).filter((secret) => shows(kind, secret));
          expect(secretsIn(reply), where).toEqual(isImpossible ? [] : [...visible].sort());
          if (isImpossible) continue;
          const isPrivate = isOwner || grantHolders.includes(name);
          expect(reply.headers.get('cache-control'), where).toBe(
            isPrivate ? 'private, no-store' : 'public, max-age=0, must-revalidate',
          );
          expect(reply.headers.get('referrer-policy'), where).toBe(
            isPrivate ? 'no-referrer' : null,
          );
          expect(reply.headers.has('etag'), where).toBe(!isPrivate);
        }
      }
    });
  });
});

describe('a battery unit', () => {
  it.each(['html', 'json-ld'] as const)(
    'shows each caller, as %s, what its tier may see',
    async (kind) => {
      const { id: passportId } = await newPassport('batteries');
      const { id } = await workspace.serialise(passportId);
      const json = {
        eventType: 'NEGATIVE_EVENT',
        stateOfHealth: 91.5,
        payload: { note: secrets.telemetry },
      };
      await app.request(`/api/v1/units/${id}/events`, { key: workspace.key, json });
      for (const [name, headers] of callers) {
        const Accept = representations[kind].mediaType;
        const reply = await app.request(`/unit/${id}`, { headers: { ...headers, Accept } });
        expect(reply.status).toBe(200);
        const mayReadState = sees[name]?.unit.includes('telemetry') === true;
        expect(reply.text.includes('91.5'), name).toBe(mayReadState);
        // The page of a unit draws telemetry; of its model it shows what the law restricts, and nothing else.
        const isShown = (secret: Secret) => kind !== 'html' || restricted.includes(secret);
        const visible = [...(sees[name]?.unit ?? [])].filter(isShown).sort();
        expect(secretsIn(reply), name).toEqual(visible);
        expect(reply.headers.get('cache-control'), name).toBe(
          mayReadState ? 'private, no-store' : 'public, max-age=0, must-revalidate',
        );
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
    const all = ['facilityDetails', ...restricted].sort();
    expect(await proofAs('nobody')).toEqual([[], all]);
    expect(await proofAs('a legitimate-interest token')).toEqual([
      [...restricted].sort(),
      ['facilityDetails'],
    ]);
    expect(await proofAs('a key of the workspace')).toEqual([all, []]);
  });
});
