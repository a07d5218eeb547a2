import { randomUUID } from 'node:crypto';
import { addDays, type AccessGrant } from '../../src/features/grants/grant-model.js';
import { issueGrant as issue } from '../../src/features/grants/issue-grant.js';
import { grantRepository } from '../../src/features/grants/grant-repository.js';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import type { AccessGrantRow } from '../../src/platform/db/tables.js';
import type { TestApp } from './test-app.js';
import type { Workspace } from './workspace.js';

/** A grant on all of a workspace, as its issuer sends it; tests change what they are about. */
export function grantBody(now: Date, changes: object = {}) {
  return {
    granteeName: 'Ines Duarte',
    scopeType: 'TENANT',
    expiresAt: addDays(now, 30).toISOString(),
    ...changes,
  };
}

type Named = { readonly passportId: string } | { readonly batteryUnitId: string };

/** What a stranger sends who asks for access. */
export function accessRequestBody(target: Named, changes: object = {}) {
  return {
    granteeName: 'Ines Duarte',
    granteeEmail: 'ines@repairs.example',
    organization: 'Oficina Duarte',
    purpose: 'Repair of the battery',
    scopeType: 'passportId' in target ? 'PASSPORT' : 'UNIT',
    ...target,
    ...changes,
  };
}

/** Asks for access. @returns The request as it is stored. */
export async function requestAccess(app: TestApp, target: Named, changes: object = {}) {
  const stored = () =>
    app
      .db<AccessGrantRow>('access_grants')
      .where(
        'passportId' in target
          ? { passport_id: target.passportId }
          : { battery_unit_id: target.batteryUnitId },
      );
  const before = new Set((await stored()).map(({ id }) => id));
  const json = accessRequestBody(target, changes);
  const reply = await app.request('/api/v1/grants/requests', { json });
  if (reply.status !== 202) throw new Error(`Not taken: ${reply.status} ${reply.text}`);
  const row = (await stored()).find(({ id }) => !before.has(id));
  if (!row) throw new Error('The request was not stored.');
  return row;
}

/** A request that a stranger sent once, for a passport of an operator; in the name of the workspace, to be told apart. */
export async function insertRequest(
  app: TestApp,
  { tenant, operatorId }: { readonly tenant: Tenant; readonly operatorId: string },
): Promise<{ readonly id: string }> {
  const createdAt = app.deps.clock.now();
  const grant: AccessGrant = {
    id: randomUUID(),
    tenantId: tenant.id,
    status: 'PENDING',
    kind: 'LEGITIMATE_INTEREST',
    granteeName: tenant.name,
    granteeEmail: 'ines@repairs.example',
    organization: null,
    purpose: 'Repair',
    scope: { scopeType: 'PASSPORT', passportId: randomUUID(), batteryUnitId: null },
    operatorId,
    issuerType: 'REQUEST',
    issuerEmail: null,
    decidedAt: null,
    decidedBy: null,
    expiresAt: addDays(createdAt, 90),
    revokedAt: null,
    lastUsedAt: null,
    useCount: 0,
    createdAt,
    hasToken: false,
  };
  await grantRepository(app.db).insert(grant);
  return grant;
}

interface IssuedReply {
  readonly grant: { readonly id: string };
  readonly token: string;
}

/** Issues a grant of the workspace over HTTP. */
export async function issueGrant(app: TestApp, { key }: Pick<Workspace, 'key'>, changes: object) {
  const json = grantBody(app.deps.clock.now(), changes);
  const reply = await app.request('/api/v1/grants', { key, json });
  if (reply.status !== 201) throw new Error(`Not issued: ${reply.status} ${reply.text}`);
  return reply.body as unknown as IssuedReply;
}

/** Issues a grant of the platform to an authority. */
export async function issueToAuthority(app: TestApp, tenant: Tenant): Promise<AccessGrant> {
  const { grant } = await issue(app.deps, 'system', {
    kind: 'AUTHORITY',
    tenantId: tenant.id,
    granteeName: 'Market surveillance',
    scopeType: 'TENANT',
    expiresAt: addDays(app.deps.clock.now(), 30),
  });
  return grant;
}

export const onPassport = (passportId: string) => ({ scopeType: 'PASSPORT', passportId });
export const onUnit = (batteryUnitId: string) => ({ scopeType: 'UNIT', batteryUnitId });
