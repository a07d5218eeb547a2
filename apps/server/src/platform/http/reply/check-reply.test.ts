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

/** The same as bytes, of a route that answers in several media types. */
async function sendBytes(contentType: string, text: string): Promise<string> {
  const { schema } = route.replies[200];
  const replies = {
    200: { description: '', mediaTypes: { 'application/json': schema, 'text/csv': schema } },
  };
  async function* content() {
    yield await Promise.resolve(Buffer.from(text));
  }
  const raw = { contentType, content: content() };
  const reply = checkedReply({ ...route, replies }, { status: 200, raw });
  const sent: Uint8Array[] = [];
  for await (const piece of reply.raw?.content as AsyncIterable<Uint8Array>) sent.push(piece);
  return Buffer.concat(sent).toString();
}

describe('checkedReply of a stream of bytes', () => {
  it('holds JSON to its schema, and nothing else', async () => {
    const json = 'application/json; charset=utf-8';
    expect(await sendBytes(json, '{"numbers":[1]}')).toBe('{"numbers":[1]}');
    await expect(sendBytes(json, '{"numbers":["1"]}')).rejects.toThrow();
    expect(await sendBytes('text/csv', '1,2')).toBe('1,2');
  });
});

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
