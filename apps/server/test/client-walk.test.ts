import { randomUUID } from 'node:crypto';
import { DppClient, type FetchLike } from '@dpp/client';
import { addDays } from '../src/features/grants/grant-model.js';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOperation, operationIds } from './support/contract-replies.js';
import {
  battery,
  facilityBody,
  newGtin,
  newLot,
  operatorBody,
  passportBody,
  textiles,
  newSku,
} from './support/factories.js';
import { capture, documentOf, minute, newEpc, observed, signAs } from './support/events.js';
import { textileCsv, textileRow } from './support/imports.js';
import { fetchFrom } from './support/fetch-from.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { createReady, readyMapping } from './support/registry.js';
import { handOverCalls } from './support/hand-overs.js';
import { freePort } from './support/free-port.js';
import { createUser, newEmail, testPassword } from './support/users.js';
import { insertDelivery } from './support/webhooks.js';
import { createWorkspace, type Workspace } from './support/workspace.js';

/**
 * Every method of the client, with its types generated from `docs/openapi.json`, once against the real server: each
 * reply is what that document says of the operation.
 */

let app: TestApp;
let workspace: Workspace;
let client: DppClient;
/** An address without a listener. */
let webhookUrl: string;
/** The operations asked for, and what was wrong with their replies. */
const asked = new Set<string>();
const faults: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' });
  webhookUrl = `http://127.0.0.1:${await freePort()}/hooks`;
  workspace = await createWorkspace(app);
  client = clientOf(workspace.key);
});
afterAll(() => app.close());

function clientOf(apiKey: string): DppClient {
  const { origin } = app;
  const fetch = checkedFetch(fetchFrom(origin));
  return new DppClient({ baseUrl: origin, apiKey, maxRetries: 0, fetch });
}

function checkedFetch(fetchOver: FetchLike): FetchLike {
  return async (url, init) => {
    const reply = await fetchOver(url, init);
    const operation = findOperation(init.method ?? 'GET', new URL(url).pathname);
    asked.add(operation.id);
    const mediaType = (reply.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const { status } = reply;
    const found = operation.faultsOf({ status, mediaType, text: await reply.clone().text() });
    faults.push(...found.map((fault) => `${operation.id} ${status}: ${fault}`));
    return reply;
  };
}

const created = async (changes: object = {}) =>
  (await client.passports.create(passportBody(changes))).passport;
const sealable = () => created({ facilityId: workspace.facilityId });
const event = async () => {
  const [id = ''] = await capture(app, workspace.key, observed(1, [newEpc()]));
  return id;
};
const unit = async () => workspace.serialise((await created()).id);
const operator = async () => (await client.operators.create(operatorBody())).operator;
const facility = async () => (await client.facilities.create(facilityBody())).facility;
const grant = () =>
  client.grants.issue({
    granteeName: 'Ines Duarte',
    scopeType: 'TENANT',
    expiresAt: addDays(new Date(), 1).toISOString(),
  });
/** @returns The id of a request for access. */
const request = async () => {
  const { id } = await created();
  await client.grants.request({
    granteeName: 'Ines Duarte',
    granteeEmail: 'ines@repairs.example',
    purpose: 'Repair',
    scopeType: 'PASSPORT',
    passportId: id,
  });
  const { items } = await client.grants.list();
  return items.find(({ passportId }) => passportId === id)?.id ?? '';
};
const user = async () =>
  (await client.users.create({ email: newEmail(), password: testPassword, role: 'AUDITOR' })).user;
/** The client of a person who logged in. */
const loggedIn = async () => {
  const { email } = await createUser(app, workspace.tenant);
  const { token } = await client.sessions.logIn({ email, password: testPassword });
  return clientOf(token);
};
const enrolled = async () => {
  const person = await loggedIn();
  return { person, ...(await person.sessions.enrollSecondFactor()) };
};
/** A person who has a second factor, and proved it. */
const secured = async () => {
  const { email } = await createUser(app, workspace.tenant);
  const { token } = await client.sessions.logIn({ email, password: testPassword });
  const person = clientOf(token);
  const { secret } = await person.sessions.enrollSecondFactor();
  await person.sessions.confirmSecondFactor(new TOTP({ secret }).generate());
  return { email, person, totpCode: () => codeAfterNext(secret) };
};
/** A code that was not used yet: each is good once. */
const codeAfterNext = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
const invitation = async () => {
  const made = await client.invitations.create({ email: newEmail(), role: 'AUDITOR' });
  return { ...made.invitation, token: made.link?.split('#')[1] ?? '' };
};
const job = async () =>
  (await client.jobs.create({ kind: 'SEAL', ids: [(await created()).id] })).job;
const doneJob = async () => {
  const { id } = await job();
  await app.deps.jobRunner.run();
  return id;
};
const table = async () => {
  const text = `productId,model\n${newSku()},A`;
  const { import: made } = await client.imports.create(text, { format: 'csv' });
  await app.deps.importChecker.run();
  return made.id;
};
const validTable = async () => {
  const text = textileCsv([textileRow(newSku())]);
  const options = { format: 'csv', category: 'textiles' } as const;
  const { import: made } = await client.imports.create(text, options);
  await app.deps.importChecker.run();
  return made.id;
};
const draft = () => created({ draft: true });
/** An export of one passport; the operator and the mapping are what the registry asks for. */
const registryExport = async () => {
  await client.registry.updateMapping(readyMapping);
  const scheme = { regId: 'DE136695976', regIdScheme: 'VAT' } as const;
  const { operator: known } = await client.operators.create(operatorBody(scheme));
  await createReady({ ...workspace, operatorId: known.id });
  return (await client.registry.export()).export;
};
/** A batch of a draft. */
const batch = async () =>
  (await client.batches.create((await draft()).id, { lot: newLot() })).batch;

/** The token of a battery that another workspace offers. */
const tokenAbroad = async () => {
  const giver = await createWorkspace(app);
  const { id } = await giver.serialise((await giver.createPassport()).id);
  return String((await handOverCalls(app).offer(id, giver)).body.token);
};
const batteryModel = () => created({ metadata: battery() });
const subscription = async () =>
  (await client.webhooks.create({ url: webhookUrl, events: ['passport.ingested'] })).subscription;
const apiKey = async () => (await client.apiKeys.create({ name: 'walk', role: 'AUDITOR' })).apiKey;
const testClient = async () => {
  const key = { name: 'walk', role: 'TENANT_ADMIN', environment: 'test' } as const;
  return clientOf((await client.apiKeys.create(key)).secret);
};
const sealed = async () => {
  const { id } = await sealable();
  await client.passports.seal(id);
  return client.passports.get(id);
};
const target = async () => ({ gtin: (await sealable()).productId });
const scanData = ']d20109506000134352';

/** One call of each method, by resource and name. */
const walk: Readonly<Record<string, () => unknown>> = {
  'account.getTenant': () => client.account.getTenant(),
  'account.updateTenant': () => client.account.updateTenant({ defaultLocale: 'sv' }),
  'account.whoami': () => client.account.whoami(),
  'apiKeys.create': apiKey,
  'apiKeys.list': () => client.apiKeys.list(),
  'apiKeys.revoke': async () => client.apiKeys.revoke((await apiKey()).id),
  'sandbox.get': async () => (await testClient()).sandbox.get(),
  'sandbox.reset': async () => (await testClient()).sandbox.reset(),
  'audit.createBundle': async () => client.audit.createBundle(await sealed()),
  'audit.verifySeal': async () => client.audit.verifySeal({ payload: await sealed() }),
  'auditLog.export': () => client.auditLog.export({ action: 'passport.created' }),
  'auditLog.exportBundle': () => client.auditLog.exportBundle(),
  'auditLog.getHead': () => client.auditLog.getHead(),
  'auditLog.list': () => client.auditLog.list({ limit: 5 }),
  'contexts.getClosedContext': () => client.contexts.getClosedContext(),
  'contexts.getCredentialContext': () => client.contexts.getCredentialContext(),
  'contexts.getCredentialType': () => client.contexts.getCredentialType(),
  'contexts.getPassportContext': () => client.contexts.getPassportContext(),
  'credentials.getDidDocument': () => client.credentials.getDidDocument(workspace.tenant.id),
  'credentials.getStatusList': async () => {
    await created();
    return client.credentials.getStatusList(workspace.tenant.id);
  },
  'events.audit': async () => client.events.audit(await event()),
  'events.capture': () => client.events.capture(documentOf([observed(1, [newEpc()])])),
  'events.captureCredential': async () => {
    const subject = { eventType: 'ObjectEvent', eventTime: minute(1), epcList: [newEpc()] };
    return client.events.captureCredential(await signAs(app, workspace.tenant, subject));
  },
  'events.get': async () => client.events.get(await event()),
  'events.getLineage': async () => client.events.getLineage(await event()),
  'events.getLineageDocument': async () => client.events.getLineageDocument(await event()),
  'events.getLineagePicture': async () => client.events.getLineagePicture(await event()),
  'events.getLineageOfPassport': async () =>
    client.events.getLineageOfPassport((await created()).id),
  'events.list': async () => {
    await event();
    return client.events.list({ perPage: 1 });
  },
  'facilities.create': facility,
  'facilities.delete': async () => client.facilities.delete((await facility()).id),
  'facilities.get': () => client.facilities.get(workspace.facilityId),
  'facilities.list': () => client.facilities.list(),
  'facilities.update': async () =>
    client.facilities.update((await facility()).id, { name: 'Braga mill' }),
  'grants.approve': async () =>
    client.grants.approve(await request(), { expiresAt: addDays(new Date(), 30).toISOString() }),
  'grants.deny': async () => client.grants.deny(await request()),
  'grants.denyMany': async () => client.grants.denyMany([await request(), await request()]),
  'grants.listPage': () => client.grants.listPage({ status: 'PENDING' }),
  'grants.get': async () => client.grants.get((await grant()).grant.id),
  'grants.issue': grant,
  'grants.list': () => client.grants.list(),
  'grants.request': request,
  'grants.revoke': async () => client.grants.revoke((await grant()).grant.id),
  'gs1.composeGtin': () =>
    client.gs1.composeGtin({ gs1CompanyPrefix: '09506000', itemRef: '13435' }),
  'gs1.decode': () => client.gs1.decode({ scanData }),
  'gs1.decodeBatch': () => client.gs1.decodeBatch([{ scanData }, { digitalLink: 'nonsense' }]),
  'materials.list': () => client.materials.list({ kind: 'fiber', search: 'cotton', limit: 5 }),
  'notifications.list': () => client.notifications.list(),
  'notifications.markAllRead': async () => (await loggedIn()).notifications.markAllRead(),
  'notifications.markRead': async () => {
    await operator();
    const [newest] = (await client.notifications.list({ limit: 1 })).items;
    return client.notifications.markRead(newest?.id ?? '');
  },
  'operators.create': operator,
  'invitations.accept': async () =>
    client.invitations.accept((await invitation()).token, { name: 'Ines', password: testPassword }),
  'invitations.create': invitation,
  'invitations.list': () => client.invitations.list(),
  'invitations.resend': async () => client.invitations.resend((await invitation()).id),
  'invitations.revoke': async () => client.invitations.revoke((await invitation()).id),
  'invitations.show': async () => client.invitations.show((await invitation()).token),
  'imports.create': table,
  'imports.delete': async () => client.imports.delete(await table()),
  'imports.download': async () => client.imports.download(await table(), { faults: true }),
  'imports.get': async () => client.imports.get(await table(), { lang: 'de' }),
  'imports.list': () => client.imports.list(),
  'imports.publish': async () => client.imports.publish(await validTable()),
  'imports.rows': async () => client.imports.rows(await table()),
  'imports.rowsPage': async () => client.imports.rowsPage(await table(), { state: 'FAULTY' }),
  'imports.update': async () => client.imports.update(await table(), { leaveOut: [1] }),
  'imports.wait': async () => client.imports.wait(await table()),
  'jobs.cancel': async () => client.jobs.cancel((await job()).id),
  'jobs.create': job,
  'jobs.get': async () => client.jobs.get((await job()).id),
  'jobs.results': async () => client.jobs.results(await doneJob()),
  'jobs.wait': async () => client.jobs.wait(await doneJob()),
  'operators.delete': async () => client.operators.delete((await operator()).id),
  'operators.get': () => client.operators.get(workspace.operatorId),
  'operators.list': () => client.operators.list({ archived: true }),
  'operators.restore': async () => client.operators.restore((await operator()).id),
  'operators.update': async () =>
    client.operators.update((await operator()).id, { name: 'Fjord AS' }),
  'passports.changeStatus': async () =>
    client.passports.changeStatus((await created()).productId, 'RECALLED'),
  'passports.count': () => client.passports.count({ status: 'DRAFT' }),
  'passports.countAccesses': () => client.passports.countAccesses({ from: '2026-11-01' }),
  'passports.create': () => created(),
  'passports.delete': async () => client.passports.delete((await created({ draft: true })).id),
  'passports.get': async () => client.passports.get((await created()).productId),
  'passports.getAas': async () => client.passports.getAas((await created()).id),
  'passports.getCredential': async () => client.passports.getCredential((await sealable()).id),
  'passports.getDataPoints': async () => client.passports.getDataPoints((await batteryModel()).id),
  'passports.getDataPointsCsv': async () =>
    client.passports.getDataPointsCsv((await batteryModel()).id),
  'passports.getSource': async () => client.passports.getSource((await draft()).id),
  'passports.getVcReadiness': () => client.passports.getVcReadiness(),
  'passports.getVersion': async () => {
    const { id } = await created();
    await client.passports.update(id, { metadata: textiles() });
    return client.passports.getVersion(id, 1);
  },
  'passports.importMany': () => client.passports.importMany([passportBody(), passportBody()]),
  'passports.ingestAas': async () => {
    const environment = await client.passports.getAas((await created()).id);
    return client.passports.ingestAas(environment, { operatorId: workspace.operatorId });
  },
  'passports.list': () => client.passports.list(),
  'passports.listVersions': async () => client.passports.listVersions((await created()).id),
  'passports.openRevision': async () => client.passports.openRevision(String((await sealed()).id)),
  'passports.preview': () => client.passports.preview(passportBody(), { lang: 'sv' }),
  'passports.saveDraft': async () =>
    client.passports.saveDraft((await draft()).id, { metadata: textiles() }),
  'passports.search': () => client.passports.search({ q: 'jacket', sort: 'name' }),
  'passports.searchPage': () => client.passports.searchPage({ sealed: true }),
  'passports.seal': async () => client.passports.seal((await created()).productId),
  'passports.update': async () => {
    const { id } = await created();
    return client.passports.update(id, { metadata: textiles() });
  },
  'passports.validate': () => client.passports.validate(passportBody()),
  'passports.validatePublicly': () => client.passports.validatePublicly(passportBody()),
  'qrCodes.createLabels': async () =>
    client.qrCodes.createLabels({ ids: [(await created()).id, (await unit()).id, randomUUID()] }),
  'qrCodes.createLabelSheets': async () =>
    client.qrCodes.createLabelSheets({ ids: [(await unit()).id], sheet: 'A4_3x8_70x37' }),
  'qrCodes.declareCarrier': async () => {
    const { id } = await created();
    return client.qrCodes.declareCarrier(id, { symbology: 'QR', xDimensionMm: 0.5 });
  },
  'qrCodes.getCarrier': async () => client.qrCodes.getCarrier((await created()).id),
  'qrCodes.getCarrierPdf': async () => client.qrCodes.getCarrierPdf((await created()).id),
  'qrCodes.getCarrierSvg': async () =>
    client.qrCodes.getCarrierSvg((await created()).id, { xDimensionMm: 0.4, link: 'product' }),
  'qrCodes.getUnitCarrierPdf': async () => client.qrCodes.getUnitCarrierPdf((await unit()).id),
  'qrCodes.getUnitCarrierSvg': async () =>
    client.qrCodes.getUnitCarrierSvg((await unit()).id, { hri: true }),
  'qrCodes.getPng': async () => client.qrCodes.getPng((await created()).id, { link: 'product' }),
  'qrCodes.getSvg': async () => client.qrCodes.getSvg((await created()).id, { hri: true }),
  'qrCodes.getUnitPng': async () => client.qrCodes.getUnitPng((await unit()).id),
  'qrCodes.getUnitSvg': async () => client.qrCodes.getUnitSvg((await unit()).id, { hri: true }),
  'batches.create': batch,
  'batches.createMany': async () =>
    client.batches.createMany((await draft()).id, [{ lot: newLot() }]),
  'batches.delete': async () => client.batches.delete((await batch()).id),
  'batches.get': async () => client.batches.get((await batch()).id),
  'batches.listPage': async () =>
    client.batches.listPage((await batch()).passportId, { status: 'ACTIVE' }),
  'batches.setStatus': async () =>
    client.batches.setStatus((await batch()).id, { status: 'RECALLED', reason: 'Cracks' }),
  'batches.update': async () => client.batches.update((await batch()).id, { metadata: {} }),
  'handOvers.accept': async () =>
    client.handOvers.accept({ token: await tokenAbroad(), passportId: (await created()).id }),
  'handOvers.cancel': async () => {
    const { id } = await unit();
    const { handOver } = await client.handOvers.offer(id);
    return client.handOvers.cancel(id, handOver.id);
  },
  'handOvers.list': async () => client.handOvers.list((await unit()).id, { limit: 1 }),
  'handOvers.offer': async () => client.handOvers.offer((await unit()).id, { becomes: 'REUSED' }),
  'handOvers.preview': async () => client.handOvers.preview(await tokenAbroad()),
  'registry.count': () => client.registry.count({ category: 'textiles' }),
  'registry.download': async () =>
    client.registry.download((await registryExport()).id, 1, { format: 'xml' }),
  'registry.export': registryExport,
  'registry.getExport': async () => client.registry.getExport((await registryExport()).id),
  'registry.getMapping': () => client.registry.getMapping({ version: 0 }),
  'registry.getSchema': () => client.registry.getSchema(),
  'registry.importResults': () =>
    client.registry.importResults('{"results":[{"status":"DONE"}]}', { format: 'json' }),
  'registry.listExports': () => client.registry.listExports({ limit: 1 }),
  'registry.readiness': () => client.registry.readiness({ state: 'NOT_READY' }),
  'registry.readinessPage': () => client.registry.readinessPage({ blocker: 'SEAL_MISSING' }),
  'registry.updateMapping': () => client.registry.updateMapping(readyMapping),
  'resolution.resolve': async () => {
    const { productId } = await sealable();
    await client.resolution.resolve({ workspace: workspace.tenant.subdomain, productId });
    return client.resolution.resolve({ gtin: productId });
  },
  'resolution.resolveAas': async () => client.resolution.resolveAas(await target()),
  'resolution.resolveCredential': async () => client.resolution.resolveCredential(await target()),
  'resolution.resolveHtml': async () => client.resolution.resolveHtml(await target()),
  'resolution.resolveLinkset': async () => client.resolution.resolveLinkset(await target()),
  'resolution.resolveSdJwt': async () => client.resolution.resolveSdJwt(await target()),
  'resolution.resolveSecuredCredential': async () =>
    client.resolution.resolveSecuredCredential(await target()),
  'resolution.resolveUnitCredential': async () => {
    const { id } = await workspace.serialise((await sealable()).id);
    return client.resolution.resolveUnitCredential(id);
  },
  'resolution.resolveUnitHtml': async () => client.resolution.resolveUnitHtml((await unit()).id),
  'resolution.resolveUnitSecuredCredential': async () => {
    const { id } = await workspace.serialise((await sealable()).id);
    return client.resolution.resolveUnitSecuredCredential(id);
  },
  'resolution.resolveUnit': async () => client.resolution.resolveUnit((await unit()).id),
  'schemas.get': () => client.schemas.get('textiles'),
  'schemas.getContext': () => client.schemas.getContext('textiles'),
  'schemas.getReport': () => client.schemas.getReport('seal-report'),
  'service.getOpenApi': () => client.service.getOpenApi(),
  'service.health': () => client.service.health(),
  'service.ready': () => client.service.ready(),
  'service.version': () => client.service.version(),
  'sessions.beginLogIn': async () => {
    const { email } = await secured();
    return client.sessions.beginLogIn({ email, password: testPassword });
  },
  'sessions.changePassword': async () =>
    (await loggedIn()).sessions.changePassword({
      currentPassword: testPassword,
      newPassword: 'another long test password',
    }),
  'sessions.confirmSecondFactor': async () => {
    const { person, secret } = await enrolled();
    return person.sessions.confirmSecondFactor(new TOTP({ secret }).generate());
  },
  'sessions.disableSecondFactor': async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    await person.sessions.confirmSecondFactor(new TOTP({ secret }).generate());
    return person.sessions.disableSecondFactor(recoveryCodes[0] ?? '');
  },
  'sessions.end': async () => {
    const person = await loggedIn();
    const { sessions } = await person.sessions.list();
    return person.sessions.end(sessions[0]?.id ?? '');
  },
  'sessions.enrollSecondFactor': async () => enrolled(),
  'sessions.finishLogIn': async () => {
    const { email, totpCode } = await secured();
    const begun = await client.sessions.beginLogIn({ email, password: testPassword });
    if (!('ticket' in begun)) throw new Error('The account has a second factor.');
    return client.sessions.finishLogIn({ ticket: String(begun.ticket), totpCode: totpCode() });
  },
  // A server that sends no mail refuses this, as it refuses a token that it did not give out.
  'sessions.forgotPassword': () =>
    client.sessions.forgotPassword(newEmail()).catch((error: unknown) => error),
  'sessions.resetPassword': () =>
    client.sessions
      .resetPassword({ token: 'dpp_reset_unknown', password: testPassword })
      .catch((error: unknown) => error),
  'sessions.get': async () => (await loggedIn()).sessions.get(),
  'sessions.list': async () => (await loggedIn()).sessions.list(),
  'sessions.logIn': async () => loggedIn(),
  'sessions.logOut': async () => (await loggedIn()).sessions.logOut(),
  'sessions.renewRecoveryCodes': async () => {
    const { person, totpCode } = await secured();
    return person.sessions.renewRecoveryCodes(totpCode());
  },
  'sessions.updateProfile': async () => (await loggedIn()).sessions.updateProfile({ name: 'Ines' }),
  'signingKeys.getSealCa': () => client.signingKeys.getSealCa(),
  'signingKeys.list': () => client.signingKeys.list(),
  'signingKeys.rotate': () => client.signingKeys.rotate(),
  'auditLog.requests': () => client.auditLog.requests({ status: 404 }),
  'today.endSnooze': () => client.today.endSnooze('SEAL_MISSING'),
  'today.list': () => client.today.list(),
  'today.snooze': () => client.today.snooze('SEAL_MISSING', addDays(new Date(), 1).toISOString()),
  'units.search': () => client.units.search({ q: 'BAT' }),
  'units.searchPage': () => client.units.searchPage({ status: 'IN_SERVICE' }),
  'units.get': async () => client.units.get((await unit()).id),
  'units.list': async () => client.units.list((await created()).productId),
  'units.listEvents': async () => {
    const { id } = await unit();
    await client.units.recordEvent(id, { eventType: 'OTHER', payload: { note: 'Dropped' } });
    return client.units.listEvents(id, { eventType: 'OTHER', from: new Date(0) });
  },
  'units.recordEvent': async () =>
    client.units.recordEvent((await unit()).id, {
      eventType: 'STATUS_CHANGE',
      status: 'DECOMMISSIONED',
    }),
  'units.recordEvents': async () =>
    client.units.recordEvents((await unit()).id, [
      { eventType: 'SOH_MEASUREMENT', stateOfHealth: 97.5 },
      { eventType: 'CHARGE_CYCLE', cycleCount: 12 },
    ]),
  'units.serialise': async () =>
    client.units.serialise((await created()).id, [{ serialNumber: 'A-1' }, {}]),
  'units.validate': async () =>
    client.units.validate((await created()).productId, [{ serialNumber: 'A-1' }, {}]),
  'units.writeEvents': async () =>
    client.units.writeEvents((await unit()).id, [
      { eventType: 'SOH_MEASUREMENT', stateOfHealth: 97.5 },
      { eventType: 'SOH_MEASUREMENT', stateOfHealth: 975 },
    ]),
  'users.create': user,
  'users.delete': async () => client.users.delete((await user()).id),
  'users.list': () => client.users.list(),
  'users.resetSecondFactor': async () => {
    const { email } = await secured();
    const { items } = await client.users.list();
    return client.users.resetSecondFactor(items.find((one) => one.email === email)?.id ?? '');
  },
  'users.update': async () => client.users.update((await user()).id, { role: 'INTEGRATION' }),
  'webhooks.create': subscription,
  'webhooks.delete': async () => client.webhooks.delete((await subscription()).id),
  'webhooks.list': () => client.webhooks.list(),
  'webhooks.getDelivery': async () =>
    client.webhooks.getDelivery((await insertDelivery(app, workspace.tenant)).id),
  'webhooks.listDeliveries': () => client.webhooks.listDeliveries({ status: 'PENDING', limit: 5 }),
  'webhooks.retryDelivery': async () => {
    const { id: subscriptionId } = await subscription();
    await created();
    await app.deps.webhookDispatcher.deliverDue();
    const { deliveries } = await client.webhooks.listDeliveries({ subscriptionId });
    return client.webhooks.retryDelivery(deliveries[0]?.id ?? '');
  },
  'webhooks.rotateSecret': async () => client.webhooks.rotateSecret((await subscription()).id),
  'webhooks.sendTestEvent': async () => client.webhooks.sendTestEvent((await subscription()).id),
  'webhooks.update': async () =>
    client.webhooks.update((await subscription()).id, { events: ['*'], isActive: true }),
};

/** What only people and machines beside the integration meet: the platform, pages and probes. */
const notOfTheClient = [
  /Tenants?$/,
  /AuthorityGrants?$/,
  /Platform/,
  /^(?:metrics|getApiPage|getErrorCodePage|getVerifier|getPassportPicture|getResolverDescription)$/,
  // The client asks for keys, and follows where they lead.
  /^resolve(?:PublicPassport|PublicBatch|Gs1Grai|Gs1GtinSerial|GraiSerial)$/,
  // A stream for browsers; the client asks once a second.
  /^watchJob$/,
  // The description as text.
  /^(?:getLlmsText|getApiMarkdown|getApiGroupMarkdown)$/,
  // What visitors and search engines read.
  /^(?:getHome|getRobots|getPlanPage|getSecurityContacts)$/,
  // People's, in a browser; the platform's.
  /^(?:getRequestAccessPage|sendRequestAccessPage|issueAuthorityGrant)$/,
  // Always refused.
  /^deleteBatteryUnit$/,
];

describe("generated client's walk", () => {
  it('has a call of each method, and no other', () => {
    const methods = Object.entries(client).flatMap(([resource, api]: [string, object]) =>
      Object.getOwnPropertyNames(Object.getPrototypeOf(api))
        .filter((name) => name !== 'constructor')
        .map((name) => `${resource}.${name}`),
    );
    expect(Object.keys(walk).sort()).toEqual(methods.sort());
  });

  it.each(Object.keys(walk))('calls %s, and is answered as the document says', async (name) => {
    faults.length = 0;
    const answer = await walk[name]?.();
    expect(answer).toBeTruthy();
    expect(faults).toEqual([]);
  });

  it('has asked for every operation that an integration has', () => {
    const missed = operationIds.filter((id) => !asked.has(id));
    expect(missed.filter((id) => !notOfTheClient.some((pattern) => pattern.test(id)))).toEqual([]);
  });

  it('sees a reply that the document does not describe', () => {
    const operation = findOperation('GET', `/01/${newGtin()}`);
    const json = { mediaType: 'application/json', text: '{"error":"Not Found"}' };
    expect(operation.faultsOf({ status: 404, ...json })).toEqual([
      expect.stringMatching(/^message: /),
    ]);
    expect(operation.faultsOf({ status: 418, ...json })).toEqual([
      'resolveGs1Gtin declares no 418',
    ]);
    expect(operation.faultsOf({ status: 404, mediaType: 'text/plain', text: '' })).toHaveLength(1);
  });
});
