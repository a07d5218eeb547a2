import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createSealCa, issueSealCertificate } from '@dpp/merkle-seal/certificates';
import { createSealSigner } from '@dpp/merkle-seal/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  capture,
  credentialOf,
  didOf,
  documentOf,
  minute,
  newEpc,
  observed,
  packed,
  resultsOf,
  signAs,
  signEvent,
  signWithCertificates,
  transformed,
} from '../support/events.js';
import { certifyWithOpenssl } from '../support/openssl-certificate.js';
import { timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const notBefore = new Date('2020-01-01T00:00:00Z');
const notAfter = new Date('2040-01-01T00:00:00Z');
const anchorKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const strangerKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const makeAnchor = (keys: typeof anchorKeys) =>
  createSealCa({
    subject: { commonName: 'Anchor', organization: 'Anchor AG' },
    signer: createSealSigner(keys.privateKey),
    notBefore,
    notAfter,
  });

let app: TestApp;
let workspace: Workspace;
let supplier: Workspace;
let anchor: Awaited<ReturnType<typeof makeAnchor>>;

beforeAll(async () => {
  anchor = await makeAnchor(anchorKeys);
  app = await startTestApp({ EIDAS_TRUST_ANCHORS_PEM: anchor.pem });
  workspace = await createWorkspace(app);
  supplier = await createWorkspace(app);
});
afterAll(() => app.close());

const sendCredential = (json: unknown, key = workspace.key, headers = {}) =>
  app.request('/api/v1/events', { key, json, headers });
const sendDocument = (json: unknown, key = workspace.key, headers = {}) =>
  app.request('/api/v1/events/epcis', { key, json, headers });
const eventOf = async (id: string, key = workspace.key) =>
  (await app.request(`/api/v1/events/${encodeURIComponent(id)}`, { key })).body.event;
const countEvents = async (tenantId = workspace.tenant.id) =>
  (await app.db('epcis_events').where({ tenant_id: tenantId })).length;
const harvest = (changes: object = {}) => ({
  eventType: 'ObjectEvent',
  action: 'ADD',
  bizStep: 'commissioning',
  eventTime: minute(1),
  epcList: [newEpc()],
  originLocation: { latitude: 38.4, longitude: 27.1, eudrPlotId: 'plot-7' },
  ...changes,
});

describe('POST /api/v1/events', () => {
  // Clause: POST /api/v1/events 201
  it('stores what a workspace of this server signed, and tells who did', async () => {
    const credential = await signAs(app, supplier.tenant, harvest());
    const { status, body } = await sendCredential(credential);
    expect([status, body['status'], body['untpVerified']]).toEqual([201, 'success', true]);
    expect(await eventOf(String(body['eventId']))).toMatchObject({
      isUntpCompliant: true,
      issuerDid: didOf(app, supplier.tenant),
      signer: null,
      eventType: 'ObjectEvent',
      capturedAt: timestamp,
      credential,
    });
  });

  // Clause: keys of event credentials
  it('takes the key of an issuer by its subdomain, and one that was retired', async () => {
    const { tenant } = supplier;
    const key = await app.deps.vault.findCurrent(app.deps.db, tenant.id);
    if (!key) throw new Error('No key.');
    const signing = { keyNumber: key.keyNumber, signer: key.es256Signer };
    const did = `did:web:elsewhere.example:${tenant.subdomain}`;
    expect((await sendCredential(await signEvent(harvest(), { ...signing, did }))).status).toBe(
      201,
    );
    for (const [issuer, expected] of [
      [`did:web:elsewhere.example:${tenant.subdomain}:plants:7`, 201],
      [`did:web:elsewhere.example:tenants:${tenant.id}:plants`, 201],
      [`did:web:elsewhere.example:${tenant.subdomain}x`, 400],
      [`did:web:elsewhere.example:x-${tenant.subdomain}`, 400],
      [`did:web:${tenant.subdomain}.example:plants`, 400],
    ] as const) {
      const sent = await sendCredential(await signEvent(harvest(), { ...signing, did: issuer }));
      expect([issuer, sent.status]).toEqual([issuer, expected]);
    }
    await app.db.transaction((tx) => app.deps.vault.rotate(tx, tenant, new Date()));
    const retired = await signEvent(harvest(), { ...signing, did: didOf(app, tenant) });
    expect((await sendCredential(retired)).status).toBe(201);
    expect((await sendCredential(await signAs(app, tenant, harvest()))).status).toBe(201);
  });

  // Clause: keys of event credentials
  it.each([
    ['the proof', false],
    ['its verificationMethod', true],
  ])(
    'takes a certificate in %s that leads to a trust anchor, and no other one',
    async (_where, inMethod) => {
      const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const did = 'did:web:farm.example';
      const certify = async (by: typeof anchor) => {
        const { base64 } = await issueSealCertificate({
          ca: by,
          subject: { commonName: 'Farm', organization: 'Farm SpA' },
          publicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
          didUri: did,
          notBefore,
          notAfter,
        });
        const { privateKey } = keys;
        const options = { did, x5c: [base64], privateKey, inMethod };
        return signWithCertificates(credentialOf(harvest(), did), options);
      };
      const { status, body } = await sendCredential(await certify(anchor));
      expect(status).toBe(201);
      expect(await eventOf(String(body['eventId']))).toMatchObject({
        issuerDid: did,
        signer: 'CN=Farm,O=Farm SpA',
      });
      const stranger = await sendCredential(await certify(await makeAnchor(strangerKeys)));
      expect([stranger.status, stranger.body.error]).toEqual([
        400,
        'Cryptographic Verification Failed',
      ]);
    },
  );

  // Clause: keys of event credentials
  it('takes a certificate that names an issuer for that one alone, and none for a workspace of this server', async () => {
    const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const farm = 'did:web:farm.example';
    const certificate = (san: string | undefined) =>
      certifyWithOpenssl({
        ca: anchor.pem,
        caKey: anchorKeys.privateKey,
        key: keys.privateKey,
        subjectAltName: san,
      });
    const signAsIssuer = (did: string, base64: string) => {
      const { privateKey } = keys;
      const x5c = [base64];
      return signWithCertificates(credentialOf(harvest(), did), { did, x5c, privateKey });
    };
    const outcomes: [string, string | undefined, number][] = [
      [farm, `URI:${farm}`, 201],
      [farm, `URI:https://farm.example,URI:${farm}`, 201],
      [farm, 'DNS:farm.example', 201],
      [farm, undefined, 201],
      [farm, 'URI:did:web:mill.example', 400],
      [farm, 'URI:did:web:farm.example.org', 400],
      [farm, 'URI:did:web:farm', 400],
      [farm, `DNS:x,URI:https://${farm}`, 201],
      // One name, that looks like three where it is written beside others.
      [farm, `@names\n[names]\nURI.1=https://mill.example, URI:${farm}, URI:x`, 400],
      [didOf(app, supplier.tenant), undefined, 400],
      [didOf(app, supplier.tenant), `URI:${farm}`, 400],
      [didOf(app, supplier.tenant), `URI:${didOf(app, supplier.tenant)}`, 201],
    ];
    for (const [did, san, expected] of outcomes) {
      const { status, body } = await sendCredential(signAsIssuer(did, certificate(san)));
      expect([did, san, status]).toEqual([did, san, expected]);
      if (expected === 400) expect(body.error).toBe('Cryptographic Verification Failed');
    }
  });

  // Clause: POST /api/v1/events 400
  it('takes words of whatever script, as long as an index can hold them', async () => {
    const random = (length: number) =>
      Array.from({ length }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join(
        '',
      );
    for (const name of ['bizStep', 'disposition', 'readPoint', 'bizLocation']) {
      const [fits, long] = [680, 2048].map((length) => harvest({ [name]: random(length) }));
      expect((await sendCredential(await signAs(app, supplier.tenant, fits ?? {}))).status).toBe(
        201,
      );
      const { status, body } = await sendCredential(await signAs(app, supplier.tenant, long ?? {}));
      expect([status, body.error]).toEqual([400, 'Schema Validation Error']);
    }
  });

  // Clause: POST /api/v1/events 400
  it.each([
    ['an unknown type', harvest({ eventType: 'HarvestEvent' })],
    ['no type', { epcList: ['urn:a:b'] }],
    ['a TransactionEvent', harvest({ eventType: 'TransactionEvent' })],
    ['an unknown action', harvest({ action: 'EAT' })],
    ['a TransformationEvent with an action', harvest({ eventType: 'TransformationEvent' })],
    ['an event about nothing', harvest({ epcList: [] })],
    ['a thing that is no URI', harvest({ epcList: ['bale 7'] })],
    ['a thing that is a number', harvest({ epcList: [7] })],
    ['things that are no list', harvest({ epcList: 'urn:a:b' })],
    ['an aggregation without a parent', harvest({ eventType: 'AggregationEvent' })],
    ['a time that is none', harvest({ eventTime: 'yesterday' })],
    ['a time without a zone', harvest({ eventTime: '2026-03-04T10:00:00' })],
    ['a place on no globe', harvest({ originLocation: { latitude: 91, longitude: 0 } })],
    ['a place that is a text', harvest({ originLocation: 'Izmir' })],
    ['a step that is a number', harvest({ bizStep: 7 })],
  ])('refuses %s as Schema Validation Error', async (_what, subject) => {
    const { status, body } = await sendCredential(await signAs(app, supplier.tenant, subject));
    expect([status, body.error]).toEqual([400, 'Schema Validation Error']);
  });

  // Clause: POST /api/v1/events 400
  it('refuses as Bad Request what is no credential with a proof', async () => {
    const credential = await signAs(app, supplier.tenant, harvest());
    const bodies = [
      {},
      { ...credential, proof: undefined },
      { ...credential, credentialSubject: [harvest()] },
      { ...credential, issuer: {} },
    ];
    for (const json of bodies) {
      const { status, body } = await sendCredential(json);
      expect([status, body.error]).toEqual([400, 'Bad Request']);
    }
    expect((await sendCredential([credential])).status).toBe(400);
  });

  // Clause: POST /api/v1/events 400
  it('refuses what was changed, foreign, expired or signed in another way', async () => {
    const { tenant } = supplier;
    const credential = await signAs(app, tenant, harvest());
    const proof = credential.proof;
    const stranger = await signAs(app, workspace.tenant, harvest());
    const forged = [
      { ...credential, credentialSubject: harvest() },
      { ...credential, issuer: didOf(app, workspace.tenant) },
      { ...credential, issuer: `did:web:dpp.example:tenants:${randomUUID()}` },
      { ...stranger, issuer: didOf(app, tenant) },
      { ...credential, proof: { ...proof, proofPurpose: 'authentication' } },
      { ...credential, proof: { ...proof, cryptosuite: 'eddsa-jcs-2022' } },
      { ...credential, proof: { ...proof, verificationMethod: `${didOf(app, tenant)}#key-99` } },
      { ...credential, proof: { ...proof, proofValue: 'z1' } },
      { ...credential, proof: [proof, proof] },
      await signAs(app, tenant, harvest(), { validUntil: '2026-03-05T00:00:00Z' }),
    ];
    for (const json of forged) {
      const { status, body } = await sendCredential(json);
      expect([status, body.error]).toEqual([400, 'Cryptographic Verification Failed']);
    }
  });

  // Clause: repeated events
  it('answers a repeated credential with the first id, however it is written', async () => {
    const credential = await signAs(app, supplier.tenant, harvest());
    const turned = Object.fromEntries(Object.entries(credential).reverse());
    const replies = [await sendCredential(credential), await sendCredential(turned)];
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[1]?.body['eventId']).toBe(replies[0]?.body['eventId']);
  });

  // Clause: events of an operator-scoped key
  it('takes from an operator-scoped key what its operator signed for', async () => {
    const { tenant, operatorId, createKey, createOperator } = workspace;
    const key = await createKey({ operatorId });
    const foreign = await createKey({ operatorId: (await createOperator()).id });
    const issuer = {
      id: didOf(app, tenant),
      issuerAlsoKnownAs: [{ registeredId: operatorId }],
    };
    const credential = await signAs(app, tenant, harvest(), { issuer });
    const refused = await sendCredential(credential, foreign);
    expect([refused.status, refused.body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    const { status, body } = await sendCredential(credential, key);
    expect(status).toBe(201);
    const path = `/api/v1/events/${String(body['eventId'])}`;
    expect((await app.request(path, { key })).status).toBe(200);
    expect((await app.request(path, { key: foreign })).status).toBe(403);
  });

  describe('from an operator-scoped key, whose operator the issuer DID names', () => {
    const regId = 'DE 81/1907';
    let key: string;
    let operatorId: string;
    beforeAll(async () => {
      operatorId = (await workspace.createOperator({ regId, regIdScheme: 'OTHER' })).id;
      key = await workspace.createKey({ operatorId });
    });

    /** Signed with the key of the workspace, by an issuer with a DID made of these segments. */
    async function sendAs(...segments: readonly string[]) {
      const did = ['did:web:dpp.example', ...segments].join(':');
      const current = await app.deps.vault.findCurrent(app.deps.db, workspace.tenant.id);
      if (!current) throw new Error('The workspace has no key.');
      const { keyNumber, es256Signer: signer } = current;
      return sendCredential(await signEvent(harvest(), { did, keyNumber, signer }), key);
    }

    // Clause: events of an operator-scoped key
    it.each<[what: string, segments: () => string[]]>([
      ['by its id, last', () => ['tenants', workspace.tenant.id, 'operators', operatorId]],
      ['by its id, first', () => [operatorId, 'tenants', workspace.tenant.id]],
      ['by its encoded regId', () => ['tenants', workspace.tenant.id, encodeURIComponent(regId)]],
      ['by its regId in between', () => [encodeURIComponent(regId), workspace.tenant.id, 'events']],
    ])('is taken %s', async (_what, segments) => {
      const { status, text } = await sendAs(...segments());
      expect(status, text).toBe(201);
    });

    // Clause: events of an operator-scoped key
    it.each<[what: string, segments: () => string[]]>([
      ['not at all', () => ['tenants', workspace.tenant.id]],
      ['as the beginning of a segment', () => [workspace.tenant.id, `${operatorId}-2`]],
      ['as the end of a segment', () => [workspace.tenant.id, `x${encodeURIComponent(regId)}`]],
      ['in two segments', () => [workspace.tenant.id, 'DE%2081', '1907']],
      ['as one of two in a segment', () => [workspace.tenant.id, `${operatorId}%3A${operatorId}`]],
      ['in other case', () => [workspace.tenant.id, operatorId.toUpperCase()]],
      ['encoded twice', () => [workspace.tenant.id, encodeURIComponent('DE%2081%2F1907')]],
      ['as another operator', () => [workspace.tenant.id, workspace.operatorId]],
    ])('is 403 where it names it %s', async (_what, segments) => {
      const { status, body } = await sendAs(...segments());
      expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    });
  });

  // Clause: repeated events
  it('lets each operator read what its key captured, whoever captured it first', async () => {
    const { operatorId, createKey, createOperator } = workspace;
    const [first, second, third] = [
      await createKey({ operatorId }),
      await createKey({ operatorId: (await createOperator()).id }),
      await createKey({ operatorId: (await createOperator()).id }),
    ];
    const [thing, made] = [newEpc(), newEpc()];
    const eventID = `urn:uuid:${randomUUID()}`;
    const seen = observed(1, [thing], { eventID });
    const used = transformed(2, [thing], [made]);
    const [id] = await capture(app, first, seen);
    const [last = ''] = await capture(app, second, used);
    const read = (path: string, key: string) => app.request(`/api/v1/events/${path}`, { key });
    const statusesOf = async (key: string) =>
      (await Promise.all([id, eventID].map((name) => read(String(name), key)))).map(
        ({ status }) => status,
      );
    const parentsOf = async (key: string) => {
      const { body } = await read(`${last}/lineage`, key);
      return (body as unknown as { lineage: { parents: object[] } }).lineage.parents.length;
    };
    const listed = async (key: string) => {
      const { text } = await app.request(`/api/v1/events?MATCH_epc=${thing}`, { key });
      return text.includes(eventID);
    };
    expect([await statusesOf(second), await parentsOf(second)]).toEqual([[403, 403], 0]);
    expect(await listed(second)).toBe(false);

    for (const _twice of [1, 2]) expect(await capture(app, second, seen)).toEqual([id]);
    expect([await statusesOf(second), await parentsOf(second)]).toEqual([[200, 200], 1]);
    expect([await listed(second), await listed(first)]).toEqual([true, true]);
    expect([await statusesOf(first), await statusesOf(third)]).toEqual([
      [200, 200],
      [403, 403],
    ]);
    expect(await listed(third)).toBe(false);
  });

  it('reads an event in the words of EPCIS, and leaves out what EPCIS has no word for', async () => {
    const [bale, yarn] = [newEpc(), newEpc()];
    const subject = {
      id: 'spinning 7',
      eventType: 'TransformationEvent',
      bizStep: 'spinning',
      disposition: 'urn:epcglobal:cbv:disp:active',
      readPoint: { id: 'geo:38.4,27.1' },
      eventTime: '2026-03-04T11:00:00+01:00',
      inputEpcList: [{ id: bale }],
      outputEpcList: [yarn],
    };
    const { body } = await sendCredential(await signAs(app, supplier.tenant, subject));
    expect((await eventOf(String(body['eventId'])))['event']).toEqual({
      type: 'TransformationEvent',
      eventTime: subject.eventTime,
      eventTimeZoneOffset: '+01:00',
      disposition: 'active',
      readPoint: subject.readPoint,
      inputEPCList: [bale],
      outputEPCList: [yarn],
    });
  });
});

describe('POST /api/v1/events/epcis', () => {
  // Clause: POST /api/v1/events/epcis 201
  it('captures each event of a document', async () => {
    const [bale, yarn, box] = [newEpc(), newEpc(), newEpc()];
    const events = [observed(1, [bale]), transformed(2, [bale], [yarn]), packed(3, box, [yarn])];
    const reply = await sendDocument(documentOf(events));
    const { status, body } = reply;
    expect(status).toBe(201);
    const results = resultsOf(reply);
    expect(body).toEqual({
      status: 'success',
      captured: 3,
      results: events.map(({ type: eventType }, index) => ({
        index,
        eventId: results[index]?.eventId,
        eventType,
        ignoredFields: [],
      })),
      errors: [],
    });
  });

  // Clause: events are stored as sent
  // Clause: GET /api/v1/events/{id} 200
  it('gives back every member, its values and their order, and the context of a document', async () => {
    const event = {
      ...observed(1, [newEpc()]),
      eventID: `urn:uuid:${randomUUID()}`,
      recordTime: '2026-03-04T10:00:00Z',
      sensorElementList: [
        {
          sensorReport: [{ type: 'Temperature', value: 0.1, uom: 'CEL', 'ours:raw': [1e-7, null] }],
        },
      ],
      'ours:grade': { b: 1, a: 'ä' },
    };
    const prefixes = { ours: 'https://ns.example.com/' };
    const context = [documentOf([])['@context'][0], prefixes];
    const reply = await sendDocument(documentOf([event], { '@context': context }));
    const stored = await eventOf(resultsOf(reply)[0]?.eventId ?? '');
    expect(JSON.stringify(stored['event'])).toBe(JSON.stringify({ ...event, '@context': context }));
    expect(await eventOf(event.eventID)).toEqual(stored);
    expect(stored).toMatchObject({ isUntpCompliant: false, issuerDid: null, credential: null });
  });

  // Clause: events refused one by one
  it('refuses a TransactionEvent and one about quantities alone, and captures the others', async () => {
    const when = { eventTime: minute(1), eventTimeZoneOffset: '+00:00' };
    const lot = { epcClass: 'urn:epc:class:lgtin:9506000.013435.A', quantity: 2, uom: 'KGM' };
    const transaction = {
      type: 'TransactionEvent',
      action: 'ADD',
      ...when,
      bizTransactionList: [{ bizTransaction: 'urn:a:order' }],
      epcList: [newEpc()],
    };
    const { epcList, ...seen } = observed(1, [newEpc()]);
    expect(epcList).toHaveLength(1);
    const old = { ...observed(1, [newEpc()]), eventTime: '0007-01-01T00:00:00Z' };
    const long = observed(1, [`urn:a:${'x'.repeat(2048)}`]);
    const deep = observed(1, [newEpc()], { 'https://a.example/b': nested(65) });
    const events = [
      transaction,
      { ...seen, quantityList: [lot] },
      observed(2, [newEpc()], { quantityList: [lot] }),
      old,
      long,
      deep,
    ];
    const { status, body } = await sendDocument(documentOf(events));
    expect([status, body['captured']]).toEqual([201, 1]);
    expect(resultsOf({ body } as never)[0]?.index).toBe(2);
    expect(body.errors.map((error) => error['index'])).toEqual([0, 1, 3, 4, 5]);
    const refused = await sendDocument(documentOf([transaction]));
    expect([refused.status, refused.body.error]).toEqual([400, 'No Events Captured']);
  });

  // Clause: POST /api/v1/events/epcis 400
  it.each([
    ['no document', observed(1, ['urn:a:b'])],
    [
      'a document with one bad event',
      documentOf([observed(1, ['urn:a:b']), { type: 'ObjectEvent' }]),
    ],
    [
      'an event with an unknown word',
      documentOf([observed(1, ['urn:a:b'], { bizStep: 'eating' })]),
    ],
    ['a document of another version', documentOf([], { schemaVersion: 'two' })],
  ])('refuses %s, with the first violations', async (_what, json) => {
    const before = await countEvents();
    const { status, body } = await sendDocument(json);
    expect([status, body.error]).toEqual([400, 'Schema Validation Error']);
    expect(body.errors.length).toBeGreaterThan(0);
    expect(await countEvents()).toBe(before);
  });

  // Clause: limit events of a document
  it('takes 500 events of a document, and no more', async () => {
    const thing = newEpc();
    const events = Array.from({ length: 501 }, (_, n) =>
      observed(0, [thing], { eventTime: new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString() }),
    );
    const refused = await sendDocument(documentOf(events));
    expect([refused.status, refused.body.error]).toEqual([400, 'Bad Request']);
    const { body } = await sendDocument(documentOf(events.slice(1)));
    expect(body['captured']).toBe(500);
    for (const json of [[documentOf([])], null, 'EPCISDocument']) {
      const { status, body: refusal } = await sendDocument(json);
      expect([status, refusal.error]).toEqual([400, 'Bad Request']);
    }
    const none = await sendDocument(documentOf([]));
    expect([none.status, none.body.error]).toEqual([400, 'No Events Captured']);
    const wide = { a: `https://a.example/${'x'.repeat(8192)}` };
    const context = [documentOf([])['@context'][0], wide];
    const long = await sendDocument(documentOf(events.slice(0, 1), { '@context': context }));
    expect([long.status, long.body.error]).toEqual([400, 'Bad Request']);
  });

  // Clause: limit things of a document
  it('takes 5,000 things of a document, and refuses more with the cure', async () => {
    const things = Array.from({ length: 4999 }, () => newEpc());
    const taken = await sendDocument(documentOf([observed(0, things)]));
    expect([taken.status, taken.body['captured']]).toEqual([201, 1]);
    const before = await countEvents();
    const halves = [things.slice(0, 2500), things.slice(2499)];
    const refused = await sendDocument(documentOf(halves.map((half, n) => observed(n + 1, half))));
    expect([refused.status, refused.body.error, refused.body.code]).toEqual([
      400,
      'Bad Request',
      'CAPTURE_TOO_LARGE',
    ]);
    expect(await countEvents()).toBe(before);
  });

  // Clause: repeated events
  it('answers a repeated event with the first id, in one document, later, and at the same time', async () => {
    const [one, other] = [observed(1, [newEpc()]), observed(2, [newEpc()])];
    const [first, second, third] = await capture(app, workspace.key, one, other, { ...one });
    expect([first === third, first === second]).toEqual([true, false]);
    const before = await countEvents();
    expect(await capture(app, workspace.key, other, one)).toEqual([second, first]);
    expect(await countEvents()).toBe(before);
    const fresh = observed(3, [newEpc()]);
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => capture(app, workspace.key, fresh)),
    );
    expect(new Set(ids.flat()).size).toBe(1);
    expect(await countEvents()).toBe(before + 1);
    const [foreign] = await capture(app, supplier.key, fresh);
    expect(ids.flat()).not.toContain(foreign);
  });

  // Clause: Idempotency-Key of events
  // Clause: POST /api/v1/events/epcis 409
  // Clause: POST /api/v1/events 409
  it('replays the reply to an Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const json = documentOf([observed(1, [newEpc()])]);
    const first = await sendDocument(json, workspace.key, headers);
    const again = await sendDocument(json, workspace.key, headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.text).toBe(first.text);
    const other = documentOf([observed(2, [newEpc()])]);
    expect((await sendDocument(other, workspace.key, headers)).status).toBe(409);
    const credential = await signAs(app, supplier.tenant, harvest());
    const signedHeaders = { 'Idempotency-Key': randomUUID() };
    const signed = await sendCredential(credential, workspace.key, signedHeaders);
    expect(signed.status).toBe(201);
    expect((await sendCredential(credential, workspace.key, signedHeaders)).text).toBe(signed.text);
    const another = await signAs(app, supplier.tenant, harvest());
    expect((await sendCredential(another, workspace.key, signedHeaders)).status).toBe(409);
  });

  // Clause: audit event.captured
  it('writes one audit entry for what a request captured, and none for what was there', async () => {
    const events = [observed(1, [newEpc()]), observed(2, [newEpc()])];
    const [id] = await capture(app, workspace.key, ...events);
    await capture(app, workspace.key, ...events);
    const entries = (await auditOf(app, workspace.tenant.id)).filter(
      ({ target_id: target }) => target === id,
    );
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['event.captured', { count: 2, issuer: null, requestId: expect.any(String) as string }],
    ]);
  });

  // Clause: GET /api/v1/events/{id} 404
  it('shows nobody the events of another workspace', async () => {
    const [id] = await capture(app, workspace.key, observed(1, [newEpc()]));
    for (const name of [id, randomUUID(), 'urn:a:b', 'x'.repeat(3000)]) {
      const path = `/api/v1/events/${encodeURIComponent(String(name))}`;
      expect((await app.request(path, { key: supplier.key })).status).toBe(404);
    }
  });

  it('needs passport:update to capture, and passport:read to read', async () => {
    const reader = await workspace.createKey({ permissions: ['passport:read'] });
    const writer = await workspace.createKey({ permissions: ['passport:update'] });
    const event = observed(1, [newEpc()]);
    expect((await sendDocument(documentOf([event]), reader)).status).toBe(403);
    const [id = ''] = await capture(app, writer, event);
    expect((await app.request(`/api/v1/events/${id}`, { key: writer })).status).toBe(403);
    expect((await app.request(`/api/v1/events/${id}`, { key: reader })).status).toBe(200);
  });
});

function nested(levels: number): unknown {
  return levels === 0 ? 1 : { 'https://a.example/c': nested(levels - 1) };
}
