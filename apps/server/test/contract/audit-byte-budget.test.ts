import { ReadableStream } from 'node:stream/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textMatching } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    TRUST_PROXY: '1',
    LIMIT_AUDIT_VERIFY_BYTES_PER_MINUTE: '1000',
    LIMIT_AUDIT_VERIFY_BODY_BYTES: '1000',
  });
});
afterAll(() => app.close());

let lastAddress = 0;
/** An address with unspent budgets (RFC 5737). */
const newAddress = () => `203.0.113.${++lastAddress}`;

describe('the budget in bytes of what an address has verified', () => {
  const verify = (address: string, bytes: number) => {
    const body = `{"payload":{}${' '.repeat(bytes - 14)}}`;
    const headers = { 'X-Forwarded-For': address };
    return app.request('/api/v1/audit/verify', { body, headers });
  };

  it('refuses a body that is more than what is left, before it is parsed', async () => {
    const address = newAddress();
    expect((await verify(address, 700)).status).toBe(400);
    const refused = await verify(address, 700);
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.objectContaining({ code: 'FST_ERR_RATE_LIMIT' }),
    ]);
    expect(refused.headers.get('retry-after')).toEqual(textMatching(/^([1-9]|[1-5][0-9]|60)$/));
    expect((await verify(newAddress(), 700)).status).toBe(400);
  });

  it('counts a body that does not declare its length', async () => {
    const address = newAddress();
    const send = async () => {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: ReadableStream.from<Uint8Array>([Buffer.from(`{"payload":{}${' '.repeat(700)}}`)]),
        duplex: 'half',
      };
      // The types of browsers, which those of the pages bring along, know no body that is still being made.
      const reply = await fetch(`${app.origin}/api/v1/audit/verify`, init as object);
      return reply.status;
    };
    expect([await send(), await send()]).toEqual([400, 429]);
  });
});
