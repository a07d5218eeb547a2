import { describe, expect, it } from 'vitest';
import { changesOf } from './release-gate.js';
import { withoutRecordings } from './without-recordings.js';

const described = (changes: { readonly answer?: string; readonly schemaExample?: string } = {}) => {
  const { answer = '0.1.0', schemaExample = 'Acme' } = changes;
  return {
    paths: {
      '/health': {
        get: {
          'x-codeSamples': [{ lang: 'cURL', source: `curl ${answer}` }],
          parameters: [{ name: 'lang', in: 'query', schema: { type: 'string' }, example: answer }],
          responses: {
            200: {
              description: 'Alive.',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: {
                      version: { type: 'string', examples: [schemaExample] },
                      schema: { type: 'object' },
                      examples: { type: 'string' },
                    },
                  },
                  examples: { alive: { value: { version: answer } } },
                },
              },
            },
          },
        },
      },
    },
  };
};

describe('what is recorded of the server', () => {
  it('is no part of a release: another version in a reply asks for none', () => {
    expect(changesOf('contract', described(), described({ answer: '0.2.0' }))).toEqual([]);
    expect(JSON.stringify(withoutRecordings(described()))).not.toContain('0.1.0');
  });

  it('is not what a schema declares: its examples are wording, its properties stay', () => {
    const changes = changesOf('contract', described(), described({ schemaExample: 'Other' }));
    expect(changes.map(({ bump }) => bump)).toEqual(['patch']);
    const { paths } = withoutRecordings(described()) as ReturnType<typeof described>;
    const { schema } = paths['/health'].get.responses[200].content['application/json'];
    expect(Object.keys(schema.properties)).toEqual(['version', 'schema', 'examples']);
  });
});
