import type { z } from 'zod';
import { isStream, type AnyReply, type AnyRoute, type RouteDeps } from '../route.js';

/**
 * Gives tests a reply that fits what its route declares, or an error. A stream of JSON is sent on as it
 * comes and looked at when it is whole; one that does not fit fails before its end is sent.
 */
export function checkedReply<Deps extends RouteDeps>(
  route: Pick<AnyRoute<Deps>, 'operationId' | 'replies'>,
  reply: AnyReply,
): AnyReply {
  const declared = route.replies[reply.status];
  if (!declared) throw new Error(`${route.operationId} does not declare status ${reply.status}.`);
  if ('schema' in declared) {
    const { jsonPieces } = reply;
    if (jsonPieces) return { ...reply, jsonPieces: checkedPieces(jsonPieces, declared.schema) };
    declared.schema.parse(JSON.parse(JSON.stringify(reply.json)));
    return reply;
  }
  if (!reply.raw) return reply;
  const [mediaType = ''] = reply.raw.contentType.split(';');
  const schema = declared.mediaTypes[mediaType];
  if (!schema) throw new Error(`${route.operationId} does not declare ${mediaType}.`);
  const { content } = reply.raw;
  if (isStream(content)) {
    if (mediaType !== 'application/json') return reply;
    return { ...reply, raw: { ...reply.raw, content: checkedPieces(content, schema) } };
  }
  const text = typeof content === 'string' ? content : Buffer.from(content).toString();
  schema.parse(mediaType.endsWith('json') ? JSON.parse(text) : text);
  return reply;
}

async function* checkedPieces<Piece extends string | Uint8Array>(
  pieces: AsyncIterable<Piece>,
  schema: z.ZodType,
): AsyncGenerator<Piece> {
  const whole: Buffer[] = [];
  let last: Piece | undefined;
  for await (const piece of pieces) {
    if (last !== undefined) yield last;
    last = piece;
    whole.push(typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece));
  }
  schema.parse(JSON.parse(Buffer.concat(whole).toString()));
  if (last !== undefined) yield last;
}
