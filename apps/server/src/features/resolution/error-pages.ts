import type { IncomingHttpHeaders } from 'node:http';
import { toErrorPage, type ErrorFacts, keepQuery } from '@dpp/passport-page';
import type { ErrorPage } from '../../platform/http/chain/error-handler.js';
import { localeOf } from '../../platform/http/request/locale.js';
import { privateHeaders, withoutTokens } from '../../platform/http/request/sent-token.js';
import type { RawReply } from '../../platform/http/route.js';
import { acceptedRepresentations } from '../../representations/negotiation/accept.js';
import { pageOptions } from '../../representations/page/html.js';
import { contentTypeOf } from '../../representations/negotiation/representations.js';
import { pageHeaders, varyOfPages } from '../../representations/page/page-headers.js';

/**
 * The page for a person with a refused request; undefined for machines, and everywhere in the API. An answer that
 * varies by `Accept` says so in both shapes.
 */
export const errorPage: ErrorPage = (request, { status, headers, requestId }) => {
  const { path, query } = partsOf(request.originalUrl);
  if (!isAskedByPerson(request, path, status)) return undefined;
  const wait = Number(headers['Retry-After']);
  const retryAfterSeconds = Number.isFinite(wait) ? wait : undefined;
  const facts = { status, path, reference: requestId, retryAfterSeconds };
  const page = makePage(facts, { query, headers: request.headers });
  const contentType = contentTypeOf('html');
  return {
    content: page.content,
    headers: {
      ...headers,
      ...page.headers,
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
    },
  };
};

/** The same for the one address of the API that a page may be asked of, which is a passport's. */
export function missingPage(request: {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string;
}): RawReply<404> | undefined {
  if (acceptedRepresentations(request.headers.accept)[0] !== 'html') return undefined;
  const { path, query } = partsOf(request.url);
  const facts = { status: 404, path, reference: request.requestId };
  const { content, headers } = makePage(facts, { query, headers: request.headers });
  // An owner alone asks here, and a draft may be there the next time.
  return {
    status: 404,
    headers: { ...headers, ...privateHeaders },
    raw: { contentType: contentTypeOf('html'), content },
  };
}

function makePage(
  facts: ErrorFacts,
  { query, headers }: { readonly query: string; readonly headers: IncomingHttpHeaders },
) {
  const lang = new URLSearchParams(query).get('lang') ?? undefined;
  const locale = localeOf(lang, headers);
  // What is refused was opened by no token.
  const content = keepQuery(toErrorPage(facts, pageOptions(locale)), withoutTokens(query));
  return { content, headers: { ...pageHeaders(locale), ...varyOfPages } };
}

type Refused = Parameters<ErrorPage>[0];

/** Statuses of a refused form that are no fault of a field: too long, not a form, too often. */
const formRefusals: ReadonlySet<number> = new Set([413, 415, 429]);

/** The sender of a form gets a page as well, which says what is wrong: with the form, or with this server. */
function isAskedByPerson({ method, headers }: Refused, path: string, status: number): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && !formRefusals.has(status) && status < 500) return false;
  return !path.startsWith('/api/') && acceptedRepresentations(headers.accept)[0] === 'html';
}

function partsOf(url: string) {
  const [path = '', ...query] = url.split('?');
  return { path, query: query.join('?') };
}
