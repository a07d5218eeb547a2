import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('a request that is answered before its body is read', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** Sends without an end until the server hangs up. @returns Status, and bytes sent by then. */
  async function sendWithoutEnd(key?: string): Promise<{ status: number; sentBytes: number }> {
    const request = http.request(`${app.origin}/api/v1/passports`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key && { Authorization: `Bearer ${key}` }),
      },
    });
    const chunk = Buffer.alloc(64 * 1024, ' ');
    let sentBytes = 0;
    const closed = new Promise<void>((resolve) => {
      request.on('close', resolve);
      request.on('error', () => resolve());
    });
    const sender = setInterval(() => {
      request.write(chunk);
      sentBytes += chunk.length;
    }, 5);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    response.resume();
    await closed;
    clearInterval(sender);
    return { status: response.statusCode ?? 0, sentBytes };
  }

  it('is cut off when it never ends, without credentials', async () => {
    expect((await sendWithoutEnd()).status).toBe(401);
  });

  it('is cut off when it never ends, past the body limit', async () => {
    const key = await app.createKey(await app.createTenant());
    const { status, sentBytes } = await sendWithoutEnd(key);
    expect(status).toBe(413);
    expect(sentBytes).toBeGreaterThan(1_048_576);
  });

  it('keeps its connection when the rest of the body arrives', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<unknown>();
    for (let i = 0; i < 2; i++) {
      const request = http.request(`${app.origin}/api/v1/passports`, { method: 'POST', agent });
      request.on('socket', (socket) => sockets.add(socket));
      request.end(Buffer.alloc(200_000, ' '));
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      response.resume();
      await once(response, 'end');
      expect(response.statusCode).toBe(401);
    }
    agent.destroy();
    expect(sockets.size).toBe(1);
  });
});
