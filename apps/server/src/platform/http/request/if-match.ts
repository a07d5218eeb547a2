import { ApiError } from '../api-error.js';

/** A precondition of a write: the entity tags of the versions that it may replace, or any. */
export type IfMatch = '*' | readonly string[];

/** One entity tag (RFC 9110, 8.8.3). */
const entityTag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/y;

/**
 * Parses the header `If-Match`.
 *
 * @returns The strong tags; weak ones never match and are left out. Undefined without the header.
 * @throws a 400 `IF_MATCH_INVALID`.
 * @see RFC 9110, 13.1.1.
 */
export function parseIfMatch(header: string | undefined): IfMatch | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return '*';
  const tags: string[] = [];
  for (let at = afterBlanks(header, 0); ; at = afterBlanks(header, at + 1)) {
    entityTag.lastIndex = at;
    const [tag] = entityTag.exec(header) ?? [];
    if (tag === undefined) throw invalid();
    if (!tag.startsWith('W/')) tags.push(tag);
    at = afterBlanks(header, entityTag.lastIndex);
    if (at === header.length) return tags;
    if (header[at] !== ',') throw invalid();
  }
}

function afterBlanks(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

/** True where a write may go on: strong comparison with the tag of what is there. */
export function meetsIfMatch(ifMatch: IfMatch | undefined, etag: string): boolean {
  return ifMatch === undefined || ifMatch === '*' || ifMatch.includes(etag);
}

function invalid(): ApiError {
  const message = 'If-Match is a list of entity tags in double quotes, such as "7", or *.';
  return ApiError.badRequest(message, { code: 'IF_MATCH_INVALID' });
}
