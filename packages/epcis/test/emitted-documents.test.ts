import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { createEpcisDocument, createQueryDocument, epcisContext } from '../src/index.js';
import { events } from './event-fixtures.js';
import { readEpcisOracles } from './oracles.js';

const oracles = readEpcisOracles();
const creationDate = '2026-03-04T12:00:00Z';
const prefixes = { ours: 'https://ns.example.com/ours/' };

const documents = [
  createEpcisDocument(events, { creationDate, prefixes, id: 'urn:uuid:1' }),
  createQueryDocument(events, { creationDate, prefixes, queryName: 'SimpleEventQuery' }),
];

/** Expands in safe mode: what no context defines stops it. */
function expand(document: unknown): Promise<unknown[]> {
  return jsonld.expand(document, {
    safe: true,
    documentLoader: (documentUrl) => {
      if (documentUrl !== epcisContext) return Promise.reject(new Error('No such context.'));
      return Promise.resolve({ contextUrl: null, documentUrl, document: oracles?.context });
    },
  });
}

describe.skipIf(oracles === undefined)('an emitted document (set ORACLES_DIR)', () => {
  it.each(documents)('passes the JSON Schema of GS1: $type', (document) => {
    oracles?.schema(document);
    expect(oracles?.schema.errors).toBeNull();
  });

  it.each(documents)('loses nothing when JSON-LD expands it: $type', async (document) => {
    const expanded = JSON.stringify(await expand(document));
    expect(expanded).toContain('"https://ns.example.com/ours/temper"');
    expect(expanded).toContain('"https://ref.gs1.org/cbv/BizStep-shipping"');
    expect(expanded).toContain('"https://gs1.org/voc/Temperature"');
  });

  it('would fail with a member that no context defines, so that the test above can fail', async () => {
    const [document] = documents;
    await expect(expand({ ...document, note: 1 })).rejects.toThrow();
  });
});
