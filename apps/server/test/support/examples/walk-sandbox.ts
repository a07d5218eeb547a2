import { pick, type Scene } from './scene.js';

/** A key for trying, and what it alone may do. */
export async function walkSandbox({ recorder, key: liveKey }: Scene) {
  const made = await recorder.call({
    says: 'A key for trying',
    path: '/api/v1/api-keys',
    key: liveKey,
    json: { name: 'Trial', role: 'INTEGRATION', environment: 'test' },
    status: 201,
  });
  const key = pick(made, 'secret');
  const path = '/api/v1/sandbox';
  await recorder.call({ says: 'The sandbox of a test key', path, key });
  await recorder.call({ says: 'A live key', path, key: liveKey, status: 403 });
  const reset = { path: `${path}/reset`, method: 'POST' };
  await recorder.call({ says: 'Everything in it', ...reset, key });
  await recorder.call({ says: 'A live key', ...reset, key: liveKey, status: 403 });
}
