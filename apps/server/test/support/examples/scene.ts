import { randomUUID } from 'node:crypto';
import type { ReplyBody } from '../reply-body.js';
import type { TestApp } from '../test-app.js';
import { startSession, type TestSession } from '../users.js';
import { ExampleRecorder } from './example-recorder.js';

/** What the parts of the walk have in common. */
export interface Scene {
  readonly app: TestApp;
  readonly recorder: ExampleRecorder;
  readonly admin: TestSession;
  /** The workspace that the examples are of. */
  readonly tenantId: string;
  readonly ownerId: string;
  /** Session token of its owner. */
  readonly ownerToken: string;
  /** An API key of it with every permission. */
  readonly key: string;
}

export const ownerLogin = { email: 'ada@nordvind.example', password: 'correct horse battery' };

/** An id of nothing. */
export const unknownId = randomUUID();

/** A member of a reply that the walk goes on with. */
export function pick(body: ReplyBody, ...path: readonly (string | number)[]): string {
  let value: unknown = body;
  for (const member of path) value = (value as Record<string | number, unknown>)[member];
  if (typeof value !== 'string') throw new Error(`No text at ${path.join('.')}.`);
  return value;
}

/** Makes the workspace of the examples as its platform does, and records that. */
export async function openScene(app: TestApp): Promise<Scene> {
  const recorder = new ExampleRecorder(app);
  recorder.tick();
  const admin = await startSession(app, undefined);
  recorder.stable.set(admin.user.email, 'admin@platform.example');
  const created = await recorder.call({
    says: 'A workspace with its owner',
    path: '/platform/v1/tenants',
    key: admin.token,
    json: {
      name: 'Nordvind Apparel AB',
      subdomain: 'nordvind',
      tier: 'scale',
      legalId: 'VATSE-556677889901',
      owner: ownerLogin,
    },
    status: 201,
  });
  const login = await recorder.call({
    says: 'With email and password',
    path: '/auth/login',
    json: ownerLogin,
  });
  const ownerToken = pick(login, 'token');
  const made = await recorder.call({
    says: 'A key for an ERP system',
    path: '/api/v1/api-keys',
    key: ownerToken,
    json: { name: 'ERP', role: 'TENANT_ADMIN' },
    status: 201,
  });
  return {
    app,
    recorder,
    admin,
    tenantId: pick(created, 'tenant', 'id'),
    ownerId: pick(created, 'user', 'id'),
    ownerToken,
    key: pick(made, 'secret'),
  };
}
