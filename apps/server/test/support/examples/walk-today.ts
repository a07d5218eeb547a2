import { unknownId, type Scene } from './scene.js';
import type { Fleet } from './walk-units.js';

/** What waits for a person, and what was opened and done. */
export async function walkToday(scene: Scene, fleet: Fleet): Promise<void> {
  await walkWork(scene);
  await walkCounts(scene, fleet);
}

async function walkWork({ recorder, ownerToken: key }: Scene) {
  const path = '/api/v1/today';
  const snooze = `${path}/SEAL_MISSING/snooze`;
  await recorder.call({ says: 'What waits', path, key });
  const send = (says: string, until: string, status: number) =>
    recorder.call({ says, path: snooze, key, json: { until }, status });
  await send('Not before Monday', '2026-11-23T06:00:00.000Z', 200);
  await send('A time that is past', '2026-11-01T06:00:00.000Z', 400);
  await recorder.call({ says: 'Undone', path: snooze, method: 'DELETE', key });
  await recorder.call({
    says: 'A kind that there is not',
    path: `${path}/TIDY_UP/snooze`,
    method: 'DELETE',
    key,
    status: 400,
  });
}

async function walkCounts({ recorder, app, key }: Scene, { packId, unitId }: Fleet) {
  await app.deps.accessLog.flush();
  await app.deps.accessLog.flush();
  const path = '/api/v1/access-counts';
  const days = 'from=2026-11-01&to=2026-12-01';
  const get = (says: string, query: string, status = 200) =>
    recorder.call({ says, path: `${path}?${query}`, key, status });
  await get('Of a passport in November', `passportId=${packId}&${days}`);
  await get('Of a unit', `unitId=${unitId}`);
  await get('A passport and a unit', `passportId=${packId}&unitId=${unitId}`, 400);
  await get('There is none', `passportId=${unknownId}`, 404);
  const headers = { 'X-Request-Id': 'order-4712' };
  await app.request('/api/v1/passports', { key, json: {}, headers });
  await app.deps.requestRecords.flush();
  await recorder.call({
    says: 'What became of a request',
    path: '/api/v1/requests?requestId=order-4712',
    key,
  });
  await recorder.call({
    says: 'What was done to a passport',
    path: '/api/v1/audit-log?q=passport&limit=2',
    key,
  });
}
