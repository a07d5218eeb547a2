import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { did } from '../../test/passport-fixture.js';
import { createDidDocument } from './did-document.js';
import { createDidWebResolver } from './did-web-resolver.js';
import type { DidDocumentAnswer } from './did-web-resolver.js';

const { publicJwk } = generateKeyPair();
const didDocument = createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk }] });
const text = JSON.stringify(didDocument);
const json = 'application/did+json';

describe('createDidWebResolver', () => {
  it('asks for the document’s address within limits, and gives the document', async () => {
    const asked: unknown[] = [];
    const resolve = createDidWebResolver({
      fetch: (...question) => {
        asked.push(question);
        return Promise.resolve(answer(text));
      },
    });
    expect(await resolve(did)).toEqual(didDocument);
    const limits = { timeoutMs: 5000, maxBytes: 65_536 };
    expect(asked).toEqual([['https://dpp.example/tenants/acme/did.json', limits]]);
  });

  it.each([
    'application/did+ld+json',
    'application/did',
    'application/json',
    'application/ld+json',
    'Application/DID+JSON; charset=UTF-8',
    'application/json ;charset=utf-8',
  ])('takes %s', async (contentType) => {
    expect(await resolving(answer(text, { contentType }))).toEqual(didDocument);
  });

  it.each([404, 410])('finds nothing where the answer is %d', async (status) => {
    expect(await resolving(answer('gone', { status }))).toBeUndefined();
  });

  it.each([
    'did:key:zDnaerx9CtbPJ1q36T5Ln5wYt3MQYeGRG5ehnPAmxcf5mDZpv',
    'https://dpp.example',
    'did:web:127.1',
    'did:web:dpp.example:..',
    'did:web:dpp.example#key-1',
    '',
  ])('finds nothing for %j, and asks nobody', async (other) => {
    const resolve = createDidWebResolver({ fetch: () => expect.unreachable() });
    expect(await resolve(other)).toBeUndefined();
  });

  it.each(['did:web:localhost%3A3000', 'did:web:db.internal', 'did:web:dpp.example%3A22'])(
    'refuses %s with an error of its own, and asks nothing',
    async (other) => {
      const resolve = createDidWebResolver({ fetch: () => expect.unreachable() });
      await expect(resolve(other)).rejects.toMatchObject({
        name: 'VcError',
        code: 'DID_HOST_REFUSED',
      });
    },
  );

  it.each([200.5, 0, 201, 204, 206, 301, 302, 307, 401, 403, 429, 500, 503])(
    'throws for the status %d',
    async (status) => {
      await expect(resolving(answer(text, { status }))).rejects.toMatchObject({
        name: 'VcError',
        code: 'DID_DOCUMENT_UNAVAILABLE',
      });
    },
  );

  it('throws when there is no answer, and says why', async () => {
    const cause = new Error('connection lost');
    const resolve = createDidWebResolver({ fetch: () => Promise.reject(cause) });
    await expect(resolve(did)).rejects.toMatchObject({ code: 'DID_DOCUMENT_UNAVAILABLE', cause });
  });

  it.each<[string, DidDocumentAnswer]>([
    ['a page', answer(text, { contentType: 'text/html' })],
    ['text', answer(text, { contentType: 'text/plain' })],
    ['bytes', answer(text, { contentType: 'application/octet-stream' })],
    ['a type that starts alike', answer(text, { contentType: 'application/jsonp' })],
    ['no type', answer(text, { contentType: undefined })],
    ['no body', answer('')],
    ['a page under a false name', answer('<!doctype html>')],
    ['text that is cut off', answer(text.slice(0, -1))],
    ['a byte order mark', answer(`\ufeff${text}`)],
    ['bytes that are not UTF-8', { ...answer(''), body: Uint8Array.of(0x22, 0xff, 0x22) }],
    ['a member named twice', answer(`{"id":"did:web:evil.example",${text.slice(1)}`)],
    ['nesting without end', answer('['.repeat(60_000))],
    ['a byte too many', answer(text + ' '.repeat(65_537 - text.length))],
    ['null', answer('null')],
    ['a list', answer(`[${text}]`)],
    ['a text', answer(JSON.stringify(did))],
    ['no id', answer('{}')],
    ['the id of another', answer(JSON.stringify({ ...didDocument, id: `${did}2` }))],
    ['the id in capitals', answer(JSON.stringify({ ...didDocument, id: did.toUpperCase() }))],
  ])('throws for %s', async (_what, given) => {
    await expect(resolving(given)).rejects.toMatchObject({
      name: 'VcError',
      code: 'DID_DOCUMENT_INVALID',
    });
  });

  it('takes as many bytes as there may be', async () => {
    const longest = answer(text + ' '.repeat(65_536 - text.length));
    expect(await resolving(longest)).toEqual(didDocument);
  });
});

function answer(body: string, members: Partial<DidDocumentAnswer> = {}): DidDocumentAnswer {
  return { status: 200, contentType: json, body: new TextEncoder().encode(body), ...members };
}

function resolving(given: DidDocumentAnswer): Promise<unknown> {
  return createDidWebResolver({ fetch: () => Promise.resolve(given) })(did);
}
