import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkedReply } from './check-reply.js';

const route = {
  operationId: 'listNumbers',
  replies: { 200: { description: 'Numbers.', schema: z.object({ numbers: z.array(z.int()) }) } },
};

async function* streamed(...pieces: string[]) {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

async function send(...pieces: string[]): Promise<string> {
  let sent = '';
  const { jsonPieces } = checkedReply(route, { status: 200, jsonPieces: streamed(...pieces) });
  for await (const piece of jsonPieces ?? []) sent += piece;
  return sent;
}

describe('checkedReply of streamed JSON', () => {
  it('sends on what fits the schema, to the last byte', async () => {
    expect(await send('{"numbers":[1', ',2', ']}')).toBe('{"numbers":[1,2]}');
  });

  it.each([
    ['an entry of another type', ['{"numbers":[1', ',"2"', ']}']],
    ['another member', ['{"figures":', '[]}']],
    ['text that is no JSON', ['{"numbers":[1', ',]}']],
    ['nothing', []],
  ])('fails before the end of %s', async (_name, pieces) => {
    await expect(send(...pieces)).rejects.toThrow();
  });
});
