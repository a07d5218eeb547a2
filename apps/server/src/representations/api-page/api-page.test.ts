import { describe, expect, it } from 'vitest';
import { toApiPage } from './api-page.js';
import type { OpenApiDocument, OpenApiOperation } from './openapi-document.js';

const baseUrl = 'https://dpp.example';

const operation: OpenApiOperation = {
  operationId: 'findThing',
  tags: ['Things'],
  summary: 'Find a thing',
  responses: { 200: { description: 'The thing.' } },
};

function pageOf(
  changes: Partial<OpenApiOperation>,
  more: Partial<OpenApiDocument> = {},
  at = baseUrl,
): string {
  const paths = { '/things': { get: { ...operation, ...changes } } };
  const info = { title: 'Things', version: '1.0.0' };
  return toApiPage({ info, paths, ...more }, { baseUrl: at });
}

describe('the page of an API', () => {
  const attack = '"><script>window.attacked=1</script><img src=x onerror=attacked()>';

  it.each<[where: string, changes: Partial<OpenApiOperation>]>([
    ['summary', { summary: attack }],
    ['description', { description: attack }],
    ['literal of a description', { description: `Is \`${attack}\`.` }],
    ['operationId', { operationId: attack }],
    ['tag', { tags: [attack] }],
    ['permission', { 'x-permission': attack }],
    ['code sample', { 'x-codeSamples': [{ label: attack, source: attack }] }],
    [
      'recorded reply',
      {
        responses: {
          200: {
            description: 'The thing.',
            content: { [attack]: { examples: { one: { summary: attack, value: attack } } } },
          },
        },
      },
    ],
    ['parameter', { parameters: [{ in: attack, name: attack, description: attack }] }],
    [
      'schema',
      {
        requestBody: {
          content: {
            [attack]: {
              schema: {
                description: attack,
                properties: { [attack]: { enum: [attack], default: attack, format: attack } },
              },
            },
          },
        },
      },
    ],
    ['reply', { responses: { [attack]: { description: attack, content: { [attack]: {} } } } }],
    [
      'name of an error',
      {
        responses: {
          400: {
            description: 'No.',
            content: { 'application/json': { schema: { $ref: attack } } },
          },
        },
      },
    ],
  ])('holds what a %s says as text, never as markup', (_where, changes) => {
    const page = pageOf(changes);
    expect(page).toContain('onerror=attacked()');
    expect(page).not.toMatch(/<script|<img/);
    // What ends an attribute is no quote any more.
    expect(page).not.toContain('"">');
  });

  it('holds hostile texts of the document itself as text', () => {
    const info = { title: attack, version: attack, description: attack, license: { name: attack } };
    const securitySchemes = { [attack]: { type: attack, name: attack, description: attack } };
    const page = pageOf({}, { info, components: { securitySchemes } });
    expect(page).not.toMatch(/<script|<img/);
  });

  it.each<[caller: string, changes: Partial<OpenApiOperation>]>([
    [
      'No credential of a workspace is needed; a valid one may show more.',
      { security: [{}, { apiKey: [] }] },
    ],
    ['the permission <code>thing:read</code>', { 'x-permission': 'thing:read' }],
    ['Any valid credential of a workspace.', { 'x-access': 'tenant' }],
    ['Any valid credential.', { 'x-access': 'credential' }],
    ['Whoever logged in. An API key is refused.', { 'x-access': 'session' }],
    ['An administrator of the platform who logged in.', { 'x-access': 'platform' }],
  ])('says who may call: %s', (caller, changes) => {
    expect(pageOf(changes)).toContain(caller);
  });

  it('says of an extension that the contract does not have it, and of nothing else', () => {
    const said = 'an extension of this server';
    expect(pageOf({ 'x-extension': true })).toContain(said);
    expect(pageOf({})).not.toContain(said);
  });

  it('tells the versions of the contract, the extensions and the server apart', () => {
    const info = {
      title: 'Things',
      version: '1.0.0',
      'x-extension-version': '2.0.0',
      'x-server-version': '3.0.0',
    };
    expect(pageOf({}, { info }).match(/<dd>\d\.0\.0<\/dd>/g)).toEqual([
      '<dd>1.0.0</dd>',
      '<dd>2.0.0</dd>',
      '<dd>3.0.0</dd>',
    ]);
  });

  it.each([
    [baseUrl, ''],
    [`${baseUrl}/passports`, '/passports'],
  ])('leads to the document and the codes of a server at %s', (at, root) => {
    const links = [...pageOf({}, {}, at).matchAll(/<a href="([^"#]+)"/g)].map(([, href]) => href);
    const document = `${root}/openapi.json`;
    const others = ['docs.md', 'llms.txt', 'docs/errors'].map((name) => `${root}/${name}`);
    expect(links).toEqual([document, document, ...others]);
  });

  it('says of a parameter where it stands, what it takes, its default and whether it is required', () => {
    const page = pageOf({
      parameters: [
        {
          in: 'query',
          name: 'limit',
          required: true,
          description: 'Per `page`.',
          schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
        },
      ],
    });
    expect(page).toContain('<code>limit</code><span class="required">required</span>');
    expect(page).toContain('query, integer, 1 to 100, default <code>10</code>');
    expect(page).toContain('Per <code>page</code>.');
  });

  it('shows the members of a body by its reference, and which of them are required', () => {
    const page = pageOf(
      {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
      },
      {
        components: {
          schemas: {
            Thing: {
              type: 'object',
              description: 'What a thing is.',
              properties: { name: { type: 'string' }, note: { type: ['string', 'null'] } },
              required: ['name'],
            },
          },
        },
      },
    );
    expect(page).toContain('What a thing is.');
    expect(page).toContain('<code>name</code><span class="required">');
    expect(page).toContain('<code>note</code></dt><dd class="type">string, or null</dd>');
  });

  it('describes once what operations share, and leads there', () => {
    const page = pageOf(
      { responses: { 401: { $ref: '#/components/responses/Unauthorized' } } },
      {
        components: {
          responses: {
            Unauthorized: {
              description: 'No valid key.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
            },
          },
          schemas: { Fault: { properties: { code: { type: 'string' } } } },
        },
      },
    );
    expect(page).toContain('<a href="#errors">described for all operations</a>: <code>401</code>');
    expect(page.match(/No valid key\./g)).toHaveLength(1);
    expect(page).toContain('<a href="#body-Fault">');
    expect(page).toContain('id="body-Fault"');
  });
});
