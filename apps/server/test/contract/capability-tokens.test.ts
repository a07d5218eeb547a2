import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestStatements } from '../support/background-statements.js';
import { anyText } from '../support/matchers.js';
import type { WirePassport } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let passport: WirePassport;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  passport = await workspace.createPassport({ facilityId: workspace.facilityId });
});
afterAll(() => app.close());

const newToken = (prefix: string) => prefix + randomBytes(16).toString('hex');
const prefixes = ['dpp_li_', 'dpp_auth_'];

describe.each(prefixes)('a token %s… that unlocks nothing', (prefix) => {
  const token = newToken(prefix);
  const bearer = { Authorization: `Bearer ${token}` };

  it.each(['application/ld+json', 'text/html'])(
    'sees a passport as anybody does: %s',
    async (as) => {
      const resolve = async (query: string, headers = {}) => {
        const path = `/passport/${passport.id}${query}`;
        const reply = await app.request(path, { headers: { Accept: as, ...headers } });
        return { status: reply.status, text: reply.text };
      };
      const anonymous = await resolve('');
      expect(anonymous.status).toBe(200);
      expect(await resolve('', bearer)).toEqual(anonymous);
      // The links of a page to its other languages keep the address that they were asked under.
      const withToken = await resolve(`?grant=${token}`);
      const text = withToken.text.replaceAll(`?grant=${token}&amp;lang=`, '?lang=');
      expect({ ...withToken, text }).toEqual(anonymous);
    },
  );

  it('is told by no answer: a draft stays unknown', async () => {
    const draft = await workspace.createPassport({ draft: true });
    for (const options of [{ headers: bearer }, {}]) {
      const path = `/passport/${draft.id}?grant=${token}`;
      const { status, text } = await app.request(path, options);
      expect(status).toBe(404);
      expect(text).not.toContain(token);
    }
  });

  it('is passed on by a redirect', async () => {
    const { headers } = await app.request(`/01/${passport.productId.slice(1)}?grant=${token}`);
    expect(headers.get('location')).toBe(
      `https://dpp.example/01/${passport.productId}?grant=${token}`,
    );
  });

  it('calls nothing that takes a credential', async () => {
    for (const path of ['/api/v1/whoami', '/api/v1/passports', '/auth/session']) {
      const replies = [
        await app.request(path, { headers: bearer }),
        await app.request(`${path}?grant=${token}`),
      ];
      for (const { status, body } of replies) {
        expect(status).toBe(401);
        expect(body).toEqual({
          success: false,
          error: 'Unauthorized',
          message: anyText,
          code: 'CREDENTIALS_INVALID',
        });
      }
    }
  });

  it('costs no question to the database', async () => {
    const queries: string[] = [];
    const listen = ({ sql }: { sql: string }) => queries.push(sql);
    app.db.on('query', listen);
    await app.request('/api/v1/whoami', { headers: bearer });
    const withToken = requestStatements(queries);
    await app.request('/api/v1/whoami', { key: workspace.key });
    app.db.off('query', listen);
    expect(withToken).toEqual([]);
    expect(requestStatements(queries).length).toBeGreaterThan(0);
  });
});
