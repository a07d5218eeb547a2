import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextTurn } from '../../src/platform/event-loop/turns.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Keeps the queue full: each holder of a turn queues up again. */
function occupyEveryTurn(): () => Promise<unknown> {
  let isOver = false;
  const takeAgain = async () => {
    while (!isOver) await nextTurn();
  };
  const all = Promise.all(Array.from({ length: 256 }, takeAgain));
  return () => {
    isOver = true;
    return all;
  };
}

const verify = (bytes: number) =>
  app.request('/api/v1/audit/verify', { json: { payload: { note: 'x'.repeat(bytes) } } });

describe('a server that computes for as many as may wait', () => {
  it('refuses a long body with 503 and a time to come back, and counts it', async () => {
    const end = occupyEveryTurn();
    const { status, body, headers } = await verify(100_000);
    await end();
    expect([status, body.error]).toEqual([503, 'Service Unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const counted =
      'dpp_http_refusals_total{operation="verifyPassportSeal",status="503",reason="turns"} 1';
    expect((await app.request('/metrics')).text).toContain(counted);
  });

  it('answers what is short meanwhile', async () => {
    const end = occupyEveryTurn();
    const replies = [await app.request('/health'), await verify(100)];
    await end();
    expect(replies.map(({ status }) => status)).toEqual([200, 400]);
  });

  it('takes long bodies again afterwards', async () => {
    await occupyEveryTurn()();
    expect((await verify(100_000)).status).toBe(400);
  });
});
