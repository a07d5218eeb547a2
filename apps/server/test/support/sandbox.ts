import { sandboxRepository } from '../../src/platform/sandbox/sandbox-repository.js';
import type { TestApp } from './test-app.js';
import { startSession } from './users.js';
import { furnish, type Workspace } from './workspace.js';

/** A test key of a workspace, made as people make one. */
export async function createTestKey(
  app: TestApp,
  { tenant }: Pick<Workspace, 'tenant'>,
  changes: object = {},
): Promise<string> {
  const { token: key } = await startSession(app, tenant);
  const json = { name: 'trying', role: 'TENANT_ADMIN', environment: 'test', ...changes };
  const { status, text, body } = await app.request('/api/v1/api-keys', { key, json });
  if (status !== 201) throw new Error(`Not created: ${status} ${text}`);
  return String(body.secret);
}

/** The sandbox of a workspace, with an operator and a facility; they may have the numbers of live ones. */
export async function openSandbox(
  app: TestApp,
  live: Workspace,
  bodies: { readonly operator?: object; readonly facility?: object } = {},
): Promise<Workspace> {
  const key = await createTestKey(app, live);
  const tenant = await sandboxRepository(app.db).findSandboxOf(live.tenant.id);
  if (!tenant) throw new Error('The first test key made no sandbox.');
  return furnish(app, tenant, key, bodies);
}
