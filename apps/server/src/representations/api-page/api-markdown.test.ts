import { describe, expect, it } from 'vitest';
import { toApiTexts } from './api-markdown.js';
import type { OpenApiDocument, OpenApiOperation } from './openapi-document.js';

const baseUrl = 'https://dpp.example';

function textsOf(changes: Partial<OpenApiOperation>, more: Partial<OpenApiDocument> = {}) {
  const operation: OpenApiOperation = {
    operationId: 'findThing',
    tags: ['Lost things'],
    summary: 'Find a thing',
    responses: { 200: { description: 'The thing.' } },
    ...changes,
  };
  const info = { title: 'Things', version: '1.0.0', description: 'For things.' };
  return toApiTexts({ info, paths: { '/things': { get: operation } }, ...more }, { baseUrl });
}

describe('an API as Markdown', () => {
  it('indexes each group with its text and its address', () => {
    const tags = [{ name: 'Lost things', description: 'What was lost.' }];
    const { index, groups } = textsOf({}, { tags });
    expect(index).toContain(
      '- [Lost things](https://dpp.example/docs/groups/lost-things.md): What was lost.\n',
    );
    expect([...groups.keys()]).toEqual(['lost-things.md', 'errors.md']);
    expect(groups.get('lost-things.md')).toContain('### GET /things\n\nFind a thing.\n');
  });

  it('says of parameters where they stand, what they take and what they mean', () => {
    const { page } = textsOf({
      parameters: [
        {
          in: 'query',
          name: 'limit',
          description: 'Things at most.',
          schema: { type: 'integer', minimum: 1 },
        },
        { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
      ],
    });
    expect(page).toContain('- `limit` (query, integer, at least 1): Things at most.\n');
    expect(page).toContain('- `id` (path, string, required)\n');
  });

  it('fences code so that no fence inside of it ends it', () => {
    const source = 'echo ```\n````\nend';
    const { page } = textsOf({ 'x-codeSamples': [{ label: 'curl', source }] });
    expect(page).toContain(`#### curl\n\n\`\`\`\`\`sh\n${source}\n\`\`\`\`\`\n`);
  });

  it('shows the beginning of a long reply', () => {
    const value = { text: 'x'.repeat(5000) };
    const content = { 'application/json': { examples: { one: { summary: 'A long one', value } } } };
    const { page } = textsOf({ responses: { 200: { description: 'It.', content } } });
    expect(page).toContain('A long one.\n\n```json\n{\n  "text": "xxx');
    expect(page).toMatch(/x\n…\n```/);
    expect(page.length).toBeLessThan(4500);
  });
});
