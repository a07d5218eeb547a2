import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Described {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, object>>;
}

const described = async () => {
  const { paths } = (await app.request('/openapi.json')).body as unknown as Described;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
};
/** Without what stands in fences: examples of these very pages have headings, too. */
function prose(text: string): string {
  let fence = '';
  const kept = text.split('\n').filter((line) => {
    const [ticks = ''] = /^```+/.exec(line) ?? [];
    if (fence === '' && ticks !== '') fence = ticks;
    else if (line === fence) fence = '';
    return fence === '';
  });
  return kept.join('\n');
}
const operationsIn = (text: string) =>
  [...prose(text).matchAll(/^### ([A-Z]+ \/\S*)$/gm)].map(([, operation]) => operation);

describe('GET /llms.txt', () => {
  // Clause: GET /llms.txt 200
  it('names the Markdown of each group, and each is there', async () => {
    const { status, headers, text } = await app.request('/llms.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(([, link = '']) => link);
    const { tags } = (await app.request('/openapi.json')).body as unknown as Described;
    expect(links).toHaveLength(tags.length + 3);
    for (const link of links) {
      const path = link.replace(app.deps.baseUrl, '');
      expect((await app.request(path)).status, link).toBe(200);
    }
  });
});

describe('GET /docs.md', () => {
  // Clause: GET /docs.md 200
  it('has every operation of /openapi.json once, with code and an example', async () => {
    const { status, headers, text } = await app.request('/docs.md');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    const operations = await described();
    expect(operationsIn(text).toSorted()).toEqual(operations.toSorted());
    const parts = prose(text)
      .split(/^### (?=[A-Z]+ \/)/m)
      .slice(1);
    const without = (what: string) =>
      parts.filter((part) => !part.includes(what)).map((part) => part.split('\n')[0]);
    expect(without('#### curl\n')).toEqual([]);
    expect(without('#### TypeScript\n')).toEqual([]);
  });

  it('has code in TypeScript that parses', async () => {
    const { text } = await app.request('/docs.md');
    const samples = [...text.matchAll(/^(`{3,})ts\n([\s\S]*?)\n\1$/gm)].map(
      ([, , source = '']) => source,
    );
    expect(samples.length).toBe((await described()).length);
    for (const sample of samples) {
      const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
      const { diagnostics } = ts.transpileModule(sample, {
        compilerOptions: options,
        reportDiagnostics: true,
      });
      expect(
        diagnostics?.map(({ messageText }) => messageText),
        sample,
      ).toEqual([]);
    }
  });

  it('says no credential but as a variable', async () => {
    const { text } = await app.request('/docs.md');
    expect(text).not.toMatch(/Bearer dpp_key_[0-9a-f]/);
    expect(text).toContain('Authorization: Bearer $DPP_API_KEY');
  });
});

describe('GET /docs/groups/{group}', () => {
  // Clause: GET /docs/groups/{group} 200
  it('has the operations of its group alone', async () => {
    const { status, text } = await app.request('/docs/groups/battery-units.md');
    expect(status).toBe(200);
    const operations = operationsIn(text);
    expect(operations).toContain('POST /api/v1/passports/{passportId}/units');
    expect(operations).not.toContain('POST /api/v1/passports');
  });

  // Clause: GET /docs/groups/{group} 404
  it.each(['nothing.md', 'passports', '..%2Fdocs.md', 'PASSPORTS.md'])(
    'is 404 for %s',
    async (group) => {
      const { status, body } = await app.request(`/docs/groups/${group}`);
      expect([status, body.success]).toEqual([404, false]);
    },
  );
});

// Clause: GET /llms.txt 304
// Clause: GET /docs.md 304
// Clause: GET /docs/groups/{group} 304
it.each(['/llms.txt', '/docs.md', '/docs/groups/passports.md'])(
  '%s is 304 with its ETag',
  async (path) => {
    const etag = (await app.request(path)).headers.get('etag') ?? '';
    const again = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  },
);
