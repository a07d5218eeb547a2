import { randomUUID } from 'node:crypto';
import { facilityBody, newGln, newRegId, operatorBody } from './factories.js';
import { newEmail, testPassword } from './users.js';
import { send, type TestReply, type TestRequest } from './test-app.js';

/** The administrator of the platform that a server process ensures at its start. */
export const platformAdmin = { email: 'admin@platform.example', password: testPassword };
export const platformAdminEnvironment = {
  PLATFORM_ADMIN_EMAIL: platformAdmin.email,
  PLATFORM_ADMIN_PASSWORD: platformAdmin.password,
};

/** A workspace of a server process, with the secrets its people and programs hold. */
export interface ProvisionedWorkspace {
  readonly tenantId: string;
  readonly subdomain: string;
  readonly apiKeyId: string;
  /** Secret of an API key with every permission. */
  readonly key: string;
  readonly owner: { readonly id: string; readonly email: string; readonly password: string };
  readonly ownerToken: string;
  readonly adminToken: string;
  readonly operatorId: string;
  readonly facilityId: string;
}

/** Sets a workspace up as its people would: over HTTP alone, from the administrator's login on. */
export async function provisionWorkspace(
  origin: string,
  changes: object = {},
): Promise<ProvisionedWorkspace> {
  const adminToken = await tokenOf(origin, platformAdmin);
  const owner = { email: newEmail(), password: testPassword };
  const subdomain = `acme-${randomUUID().slice(0, 8)}`;
  const created = await expectStatus(201, origin, '/platform/v1/tenants', {
    key: adminToken,
    json: { name: 'Acme Textiles GmbH', subdomain, tier: 'enterprise', owner, ...changes },
  });
  const { tenant, user } = membersOf<{ tenant: { id: string }; user: { id: string } }>(created);
  const ownerToken = await tokenOf(origin, owner);
  const issued = await createApiKey(origin, ownerToken);
  const post = (path: string, json: object) =>
    expectStatus(201, origin, path, { key: issued.secret, json });
  const operator = await post('/api/v1/operators', operatorBody({ regId: newRegId() }));
  const facility = await post('/api/v1/facilities', facilityBody({ gln: newGln() }));
  return {
    tenantId: tenant.id,
    subdomain,
    apiKeyId: issued.id,
    key: issued.secret,
    owner: { id: user.id, ...owner },
    ownerToken,
    adminToken,
    operatorId: operator.body.operator.id,
    facilityId: facility.body.facility.id,
  };
}

export async function createApiKey(
  origin: string,
  token: string,
): Promise<{ id: string; secret: string }> {
  const reply = await expectStatus(201, origin, '/api/v1/api-keys', {
    key: token,
    json: { name: 'test', role: 'TENANT_ADMIN' },
  });
  const { apiKey, secret } = membersOf<{ apiKey: { id: string }; secret: string }>(reply);
  return { id: apiKey.id, secret };
}

/** Logs in. @returns The bearer token of the session. */
export async function tokenOf(
  origin: string,
  login: { email: string; password: string },
): Promise<string> {
  const { email, password } = login;
  const reply = await expectStatus(200, origin, '/auth/login', { json: { email, password } });
  return membersOf<{ token: string }>(reply).token;
}

async function expectStatus(
  status: number,
  origin: string,
  path: string,
  request: TestRequest,
): Promise<TestReply> {
  const reply = await send(origin + path, request);
  if (reply.status !== status) throw new Error(`${path}: ${reply.status} ${reply.text}`);
  return reply;
}

export function membersOf<Members>(reply: TestReply): Members {
  return reply.body as unknown as Members;
}
