import { describe, expect, it } from 'vitest';
import { writeJsonList } from './json-list.js';

async function* from<T>(entries: readonly T[]) {
  for (const entry of entries) yield await Promise.resolve(entry);
}

async function piecesOf(entries: readonly unknown[]): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of writeJsonList({ success: true, page: 2 }, 'rows', from(entries))) {
    pieces.push(piece);
  }
  return pieces;
}

describe('writeJsonList', () => {
  it.each([
    ['no entry', []],
    ['one', [{ id: 1 }]],
    ['text that would break a careless writer', ['"]},', '\u2028', null]],
  ])('writes what JSON.stringify writes: %s', async (_name, rows) => {
    const whole = JSON.stringify({ success: true, page: 2, rows });
    expect((await piecesOf(rows)).join('')).toBe(whole);
  });

  it('writes small entries together and ends a piece once it is long', async () => {
    expect(await piecesOf(Array.from({ length: 100 }, (_, i) => i))).toHaveLength(1);
    const long = 'x'.repeat(70_000);
    const pieces = await piecesOf([long, long, 'short']);
    expect(pieces).toHaveLength(3);
    expect(JSON.parse(pieces.join(''))).toEqual({
      success: true,
      page: 2,
      rows: [long, long, 'short'],
    });
  });
});
