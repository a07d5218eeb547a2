import { keepQuery } from '@dpp/passport-page';
import { z } from 'zod';
import { ApiError } from '../../../platform/http/api-error.js';
import { standardErrorSchema } from '../../../platform/http/error-schemas.js';
import { localeOf } from '../../../platform/http/request/locale.js';
import { cacheableReply, unchangedReply } from '../../../platform/http/reply/cacheable-reply.js';
import { defineRoute } from '../../../platform/http/route.js';
import { etagOf } from '../../../representations/json-ld/public-document.js';
import { acceptedRepresentations } from '../../../representations/negotiation/accept.js';
import { homePagePolicy } from '../../../representations/page/home-page.js';
import { pageHeaders, varyOfPages } from '../../../representations/page/page-headers.js';
import { langQuery } from '../resolution-schemas.js';
import { addressOfText, fittingDigitOf } from './address-of-text.js';
import { makeHomePage, type HomeDeps } from './make-home-page.js';

const contentType = 'text/html; charset=utf-8';
const maxAgeSeconds = 300;

export const homeRoutes = [
  defineRoute({
    method: 'get',
    path: '/',
    extension: true,
    operationId: 'getHome',
    tag: 'Service',
    summary: 'A page that finds the passport of a product, for people',
    description:
      'With `q`, what a person types or pastes: the digits under a code (8, 12, 13 or 14), scan data, a GS1 Digital Link, or the address of a passport or a battery unit. It is redirected to the page of that product on this host, whichever host it names, whether or not there is a passport. A text that names no product is a 400, as a page with the text in its field. Where no web page is accepted, nothing is here.',
    access: 'public',
    query: langQuery.extend({
      q: z.string().max(2000).optional().meta({
        description: 'A number or a link. Empty: as if it were left out.',
      }),
    }),
    replies: {
      200: { description: 'The page.', mediaTypes: { 'text/html': z.string() } },
      303: { description: 'To the page of the product.', mediaTypes: {} },
      304: unchangedReply,
      400: {
        description: 'The text names no product; the page says so beside its field.',
        mediaTypes: { 'text/html': z.string() },
      },
    },
    errors: { 404: { description: 'No web page is accepted.', schema: standardErrorSchema } },
    async handle(deps: HomeDeps, request) {
      const { query, headers } = request;
      if (acceptedRepresentations(headers.accept)[0] !== 'html') throw nothingHere();
      const locale = localeOf(query.lang, headers);
      const asked = query.q?.trim() ?? '';
      const path = asked === '' ? undefined : addressOfText(asked);
      if (path !== undefined) {
        const lang = query.lang === undefined ? '' : `?lang=${locale}`;
        return {
          status: 303 as const,
          headers: { ...varyOfPages, Location: siteOf(deps) + path + lang },
        };
      }
      const unread =
        asked === '' ? undefined : { text: asked, fittingDigit: fittingDigitOf(asked) };
      const isLanguageChosen = query.lang !== undefined;
      const page = await makeHomePage(deps, { ...request, locale, isLanguageChosen, unread });
      const replyHeaders = { ...pageHeaders(locale), ...varyOfPages, ...policy };
      if (!unread) {
        const text = { contentType, content: page, etag: etagOf(page), maxAgeSeconds };
        return cacheableReply(request, text, replyHeaders);
      }
      return {
        status: 400 as const,
        headers: { ...replyHeaders, 'Cache-Control': 'no-store' },
        raw: { contentType, content: keepQuery(page, `q=${encodeURIComponent(asked)}`) },
      };
    },
  }),
];

const policy = { 'Content-Security-Policy': homePagePolicy };

/** As for any address that nothing is at. */
function nothingHere(): ApiError {
  return ApiError.notFound('Nothing is at GET /.').withHeaders({ Vary: 'Accept' });
}

/** A path: the answer stays on the host that was asked, whichever the text names. */
function siteOf({ baseUrl }: Pick<HomeDeps, 'baseUrl'>): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '');
}
