import type { Tenant } from '../../src/platform/auth/caller-model.js';
import { facilityBody, operatorBody, passportBody, unitBody } from './factories.js';
import type { KeyOptions, TestApp, TestReply } from './test-app.js';

/** A tenant with what a passport needs, all registered over HTTP. */
export async function createWorkspace(app: TestApp, changes: Partial<Tenant> = {}) {
  const tenant = await app.createTenant(changes);
  return furnish(app, tenant, await app.createKey(tenant));
}

/** Registers over HTTP what a passport needs. */
export async function furnish(
  app: TestApp,
  tenant: Tenant,
  key: string,
  bodies: { readonly operator?: object; readonly facility?: object } = {},
) {
  const operator = await created(
    app.request('/api/v1/operators', { key, json: operatorBody(bodies.operator) }),
  );
  const facility = await created(
    app.request('/api/v1/facilities', { key, json: facilityBody(bodies.facility) }),
  );
  return {
    tenant,
    key,
    operatorId: operator.operator.id,
    facilityId: facility.facility.id,
    createKey: (options?: KeyOptions) => app.createKey(tenant, options),
    createOperator: async (body: object = {}) =>
      (await created(app.request('/api/v1/operators', { key, json: operatorBody(body) }))).operator,
    createFacility: async (body: object = {}) =>
      (await created(app.request('/api/v1/facilities', { key, json: facilityBody(body) })))
        .facility,
    createPassport: async (body: object = {}) =>
      (await created(app.request('/api/v1/passports', { key, json: passportBody(body) }))).passport,
    /** One battery unit under a passport. */
    serialise: async (passportId: string, body: object = {}) => {
      const path = `/api/v1/passports/${passportId}/units`;
      return (await created(app.request(path, { key, json: unitBody(body) }))).units[0];
    },
    /** @returns The sealed passport, public tier. */
    seal: async (id: string) => {
      const reply = await app.request(`/api/v1/passports/${id}/seal`, { key, method: 'POST' });
      if (reply.status !== 200) throw new Error(`Not sealed: ${reply.status} ${reply.text}`);
      return reply.body.passport;
    },
  };
}

export type Workspace = Awaited<ReturnType<typeof createWorkspace>>;

/** The body of a 201; anything else says why the arrangement of a test failed. */
async function created(request: Promise<TestReply>) {
  const reply = await request;
  if (reply.status !== 201) throw new Error(`Not created: ${reply.status} ${reply.text}`);
  return reply.body;
}
