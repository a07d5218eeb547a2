import type { Scene } from './scene.js';

/** Evidence for an auditor. The last of the walk: the whole log makes many stable values. */
export async function walkEvidence({ recorder, app, key }: Scene): Promise<void> {
  recorder.use(app);
  const report = '/api/v1/schemas/reports/audit-log-report';
  await recorder.call({
    says: 'The schema of a report',
    path: report,
    key: null,
    headers: { Accept: 'application/schema+json' },
  });
  await recorder.call({
    says: 'Another report',
    path: '/api/v1/schemas/reports/none',
    key: null,
    status: 404,
  });
  const path = '/api/v1/audit-log/bundle';
  await recorder.call({ says: 'Evidence for an auditor', path, key });
  const empty = await app.createKey(await app.createTenant());
  await recorder.call({
    says: 'A workspace where nothing was done yet',
    path,
    key: empty,
    status: 404,
  });
}
