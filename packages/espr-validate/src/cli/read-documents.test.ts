import { describe, expect, it } from 'vitest';
import { collect } from '../../test/collect.js';
import { readDocuments } from './read-documents.js';

/** Reads the standard input that comes in these pieces. */
async function read(...pieces: (string | Uint8Array)[]) {
  async function* bytes() {
    for (const piece of pieces) {
      yield await Promise.resolve(typeof piece === 'string' ? Buffer.from(piece) : piece);
    }
  }
  return collect(readDocuments('-', bytes(), undefined));
}

const json = [{ position: {}, metadata: { category: 'toys' } }];

describe('readDocuments of a nameless input', () => {
  it.each([
    ['at once', ['{"category":"toys"}']],
    ['behind a blank piece', ['\n', '{"category":"toys"}']],
    ['behind many', [' ', '\r\n', '\t', '', '{"category"', ':"toys"}']],
    [
      'behind a byte order mark in two pieces',
      [Buffer.from([0xef]), Buffer.from([0xbb, 0xbf]), '{"category":"toys"}'],
    ],
  ])('knows JSON that comes %s', async (_name, pieces) => {
    expect(await read(...pieces)).toEqual(json);
  });

  it('takes anything else for CSV', async () => {
    expect(await read('\n', 'category,model\n', 'toys,T-1\n')).toMatchObject([
      { metadata: { category: 'toys', model: 'T-1' } },
    ]);
  });

  it.each([[[]], [['', ' \n']]])('says of %j that there is nothing to read', async (pieces) => {
    const found = await read(...pieces);
    expect(found).toHaveLength(1);
    expect(found[0]).toHaveProperty('unreadable');
  });
});
