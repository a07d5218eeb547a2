import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeGroups } from '../../src/features/service/error-code-page.js';
import { passportBody, textiles } from '../support/factories.js';
import { anyText, objectWith } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const problemType = 'application/problem+json';

interface Refused {
  readonly status: number;
  readonly code: string;
  /** Whether the shape of the contract has the code in its body. */
  readonly inBody: boolean;
  send(headers?: Record<string, string>): ReturnType<TestApp['request']>;
}

const refusedBy = (
  code: string,
  status: number,
  request: (headers: Record<string, string>) => ReturnType<TestApp['request']>,
  inBody = true,
): [string, Refused] => [
  `${status} ${code}`,
  { status, code, inBody, send: (headers = {}) => request(headers) },
];

const refusals = [
  refusedBy('CREDENTIALS_INVALID', 401, (headers) =>
    app.request('/api/v1/whoami', { headers: { ...headers, Authorization: 'Bearer nonsense' } }),
  ),
  refusedBy('VALIDATION_FAILED', 400, (headers) =>
    app.request('/api/v1/passports', {
      key: workspace.key,
      headers,
      json: passportBody({ metadata: textiles({ originCountry: 'XX' }) }),
    }),
  ),
  refusedBy('FST_ERR_VALIDATION', 400, (headers) =>
    app.request('/api/v1/passports?page=one', { key: workspace.key, headers }),
  ),
  refusedBy('PASSPORT_NOT_FOUND', 404, (headers) =>
    app.request('/api/v1/passports/nothing', { key: workspace.key, headers }),
  ),
  refusedBy('NOT_FOUND', 404, (headers) => app.request('/nowhere', { headers })),
  refusedBy('DIGITAL_LINK_INVALID', 400, (headers) =>
    app.request('/01/09506000134353', { headers }),
  ),
  refusedBy('METHOD_NOT_ALLOWED', 405, (headers) =>
    app.request('/api/v1/whoami', { method: 'PUT', headers }),
  ),
  refusedBy(
    'INVALID_REQUEST',
    400,
    (headers) => app.request('/api/v1/passports', { key: workspace.key, headers, json: {} }),
    false,
  ),
  refusedBy(
    'FST_ERR_CTP_INVALID_JSON_BODY',
    400,
    (headers) => app.request('/api/v1/passports', { key: workspace.key, headers, body: '{' }),
    false,
  ),
];

describe('a refusal', () => {
  // Clause: error code
  it.each(refusals)('%s says its code, and leads to what explains it', async (_name, refused) => {
    const { status, headers, body } = await refused.send();
    expect(status).toBe(refused.status);
    expect(body.code).toBe(refused.inBody ? refused.code : undefined);
    const link = `<${app.deps.baseUrl}/docs/errors#${refused.code}>; rel="help"`;
    expect(headers.get('link')).toBe(link);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('vary')).toContain('Accept');
  });

  // Clause: error problem details
  it.each(refusals)('%s is problem details where those are accepted', async (_name, refused) => {
    const plain = await refused.send();
    const { status, headers, body } = await refused.send({ Accept: problemType });
    expect(status).toBe(refused.status);
    expect(headers.get('content-type')).toBe(problemType);
    expect(body).toEqual(
      objectWith({
        type: `${app.deps.baseUrl}/docs/errors#${refused.code}`,
        title: plain.body.error,
        status: refused.status,
        detail: anyText,
        code: refused.code,
        requestId: headers.get('x-request-id'),
      }),
    );
    expect(body).not.toHaveProperty('success');
    expect(body.errors).toEqual(plain.body.errors);
  });

  it.each(['*/*', 'application/*', 'application/json', `application/json, ${problemType};q=0.5`])(
    'keeps the shape of the contract for %s',
    async (accept) => {
      const { headers, body } = await app.request('/api/v1/whoami', {
        headers: { Accept: accept },
      });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(Object.keys(body)).toEqual(['success', 'error', 'message', 'code']);
    },
  );

  it('that a page is preferred for stays a page', async () => {
    const accept = `text/html, ${problemType};q=0.9`;
    const { headers } = await app.request('/01/09506000134352', { headers: { Accept: accept } });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('changes no success', async () => {
    const { status, headers } = await app.request('/api/v1/whoami', {
      key: workspace.key,
      headers: { Accept: problemType },
    });
    expect([status, headers.get('link')]).toEqual([200, null]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('GET /docs/errors', () => {
  // Clause: GET /docs/errors 200
  it('explains every code that the description lists, each at an anchor of its own', async () => {
    const { status, headers, text } = await app.request('/docs/errors');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const document = (await app.request('/openapi.json')).body as unknown as {
      components: { schemas: Record<string, { enum?: string[] }> };
    };
    const { schemas } = document.components;
    for (const name of ['ErrorCode', 'FrameworkErrorCode', 'Gs1ErrorCode', 'AdvisoryCode']) {
      expect(
        schemas[name]?.enum?.filter((code) => !ids.includes(code)),
        name,
      ).toEqual([]);
    }
    const epcis = schemas['EpcisProblemCode']?.enum ?? [];
    expect(epcis.filter((code) => !ids.includes(`epcis-${code}`))).toEqual([]);
  });

  it('says of each what it means and what helps', () => {
    for (const { codes } of codeGroups) {
      for (const { code, meaning, cure } of codes) {
        expect(meaning, code).toMatch(/\.$/);
        expect(cure, code).toMatch(/\.$/);
      }
    }
  });

  it('leads to places of its own and to the page of the API alone', async () => {
    const { text } = await app.request('/docs/errors');
    const links = [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
    const outside = links.filter((href) => !text.includes(` id="${href.slice(1)}"`));
    expect(outside).toEqual(['/docs']);
    expect(text).not.toMatch(/<script|<iframe|<link rel="stylesheet"| style="| on\w+="/);
  });

  // Clause: GET /docs/errors 304
  it('answers 304 to its ETag', async () => {
    const { headers } = await app.request('/docs/errors');
    const again = await app.request('/docs/errors', {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
