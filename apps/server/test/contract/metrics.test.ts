import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('GET /metrics', () => {
  let app: TestApp;
  const token = 'a-token-for-the-scraper';
  /** As a proxy on this machine forwards a request from elsewhere. */
  const forwarded = { 'X-Forwarded-For': '192.0.2.7' };

  beforeAll(async () => {
    app = await startTestApp({ METRICS_TOKEN: token });
  });
  afterAll(() => app.close());

  it('counts requests by operation and status, and names no path', async () => {
    await app.request('/passport/3f0c7f7e-0000-4000-8000-000000000000');
    const { status, text, headers } = await app.request('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain(
      'dpp_http_request_duration_seconds_count{operation="resolvePublicPassport",status="404"} 1',
    );
    expect(text).not.toContain('3f0c7f7e');
  });

  it('answers a scraper from elsewhere that has the token', async () => {
    const headers = { ...forwarded, Authorization: `Bearer ${token}` };
    expect((await app.request('/metrics', { headers })).status).toBe(200);
  });

  it.each([
    ['no token', {}],
    ['another token', { Authorization: 'Bearer a-token-for-the-scrapes' }],
    ['the token without its scheme', { Authorization: token }],
  ])('refuses %s from elsewhere', async (_name, headers) => {
    const reply = await app.request('/metrics', { headers: { ...forwarded, ...headers } });
    expect(reply.status).toBe(403);
    expect(reply.text).not.toContain('dpp_http');
  });

  it('is not for pages of other origins', async () => {
    const { headers } = await app.request('/metrics');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('every answer', () => {
  it('tells browsers not to guess types and not to frame', async () => {
    const app = await startTestApp();
    for (const path of ['/health', '/nowhere', '/01/09506000134352', '/api/v1/passports']) {
      const { headers } = await app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
    await app.close();
  });
});
