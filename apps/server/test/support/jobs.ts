import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.js';

/** A job of one passport that nobody has. */
export async function insertJob(
  app: TestApp,
  {
    tenantId,
    operatorId,
    state = 'QUEUED',
  }: {
    readonly tenantId: string;
    readonly operatorId: string;
    readonly state?: 'QUEUED' | 'DONE';
  },
): Promise<{ readonly id: string }> {
  const id = randomUUID();
  const at = app.deps.clock.now();
  await app.db('jobs').insert({
    tenant_id: tenantId,
    id,
    kind: 'SEAL',
    params: '{}',
    state,
    total: 1,
    author_kind: 'user',
    author_id: randomUUID(),
    author_name: 'maker@acme.example',
    author_ip: '192.0.2.1',
    operator_id: operatorId,
    created_at: at,
    ...(state === 'DONE' ? { finished_at: at } : { due_at: at }),
  });
  const item = { tenant_id: tenantId, job_id: id, number: 1, passport_id: randomUUID() };
  await app.db('job_items').insert(item);
  return { id };
}
