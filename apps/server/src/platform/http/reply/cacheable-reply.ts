import { matchesEtag } from './matches-etag.js';
import type { RawReply, ReplyHeaders } from '../route.js';

/** A text that is the same for everybody, and may be kept for a while. */
export interface CacheableText {
  readonly contentType: string;
  readonly content: string;
  /** Strong. */
  readonly etag: string;
  readonly maxAgeSeconds: number;
}

/** Answers with the text; a client that has the very bytes gets a 304. */
export function cacheableReply(
  { headers }: { readonly headers: { readonly 'if-none-match'?: string | undefined } },
  { contentType, content, etag, maxAgeSeconds }: CacheableText,
  others: ReplyHeaders = {},
): RawReply<200 | 304> {
  const replyHeaders = {
    ...others,
    'Cache-Control': `public, max-age=${maxAgeSeconds}`,
    ETag: etag,
  };
  return matchesEtag(headers['if-none-match'], etag)
    ? { status: 304, headers: replyHeaders }
    : { status: 200, headers: replyHeaders, raw: { contentType, content } };
}

/** How OpenAPI describes the 304 of such a reply. */
export const unchangedReply = {
  description: 'Unchanged since the ETag of If-None-Match.',
  mediaTypes: {},
} as const;
