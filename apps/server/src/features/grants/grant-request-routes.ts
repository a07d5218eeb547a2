import type { IncomingHttpHeaders } from 'node:http';
import { keepQuery, type Language } from '@dpp/passport-page';
import { languageOf } from '@dpp/passport-page/all-locales';
import { z } from 'zod';
import { briefErrorSchema } from '../../platform/http/error-schemas.js';
import { ApiError } from '../../platform/http/api-error.js';
import { refuseCrossSite } from '../../platform/http/gates/cross-site.js';
import { pageLangQuery } from '../../platform/http/field-schemas.js';
import { localeOf } from '../../platform/http/request/locale.js';
import { defineRoute, json, type RawReply } from '../../platform/http/route.js';
import { pageHeaders } from '../../representations/page/page-headers.js';
import {
  requestPagePolicy,
  toNoTargetPage,
  toRequestForm,
  toRequestReceivedPage,
  type RequestForm,
} from '../../representations/page/request-access-page.js';
import { findRequestedProduct } from './find-requested-product.js';
import { requestGrantBody, requestGrantReply } from './grant-schemas.js';
import { requestGrant, type RequestGrantDeps } from './request-grant.js';

const tag = 'Access Grants';

/** The answer to every request, even when its target does not exist. */
const received =
  'Thank you. If there is such a passport or battery, its economic operator is told of your request and decides.';

const crossSite = {
  description: 'A page of another site sent it, as Sec-Fetch-Site or Origin says.',
  schema: briefErrorSchema,
};

const html = { 'text/html': z.string() };
// What is no text counts as not sent: the page asks for it again.
const text = z.string().optional().catch(undefined);
const target = {
  passport: text.meta({ description: 'UUID of a passport.' }),
  unit: text.meta({ description: 'UUID of a battery unit.' }),
};

export const grantRequestRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/grants/requests',
    extension: true,
    operationId: 'requestGrant',
    tag,
    summary: 'Ask for access',
    description:
      'Anybody may. The answer is the same, and takes as long, whether or not what is asked for exists and whether there is room for it: of a workspace 1,000 undecided requests, of one block of addresses (IPv4 /24, IPv6 /48) 200 of them, of one mail address 50, for one target 500; where there is none, the fullest block loses its oldest. Pages of other sites are refused. Approved or not, it expires after 90 days unless the approver says otherwise.',
    access: 'public',
    sameOrigin: true,
    limits: ['standard', 'grant-request'],
    rejection: 'brief',
    body: requestGrantBody,
    replies: { 202: { description: 'Received.', schema: requestGrantReply } },
    errors: { 403: crossSite },
    async handle(deps: RequestGrantDeps, { body, ip, hostTenantId, headers }) {
      refuseCrossSite(headers, deps.baseUrl);
      await requestGrant(deps, { ...body, ip, hostTenantId });
      return json(202, { success: true, message: received });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/request-access',
    extension: true,
    operationId: 'getRequestAccessPage',
    tag,
    summary: 'A page to ask for access on',
    description: 'Names product and company where the passport is public.',
    access: 'public',
    sameOrigin: true,
    rejection: 'brief',
    query: z.object({ ...pageLangQuery, ...target }),
    replies: {
      200: { description: 'The form.', mediaTypes: html },
      400: { description: 'The address names nothing to ask for.', mediaTypes: html },
    },
    async handle(deps: RequestGrantDeps, request) {
      const { passport, unit } = request.query;
      if (!(passport ?? unit)) return pageReply(400, request, toNoTargetPage);
      const { hostTenantId } = request;
      const product = await findRequestedProduct(deps, { passport, unit, hostTenantId });
      return pageReply(200, request, (language) =>
        toRequestForm({ passport, unit }, { language, product }),
      );
    },
  }),
  defineRoute({
    method: 'post',
    path: '/request-access',
    extension: true,
    operationId: 'sendRequestAccessPage',
    tag,
    summary: 'Ask for access, as the page does',
    description:
      'Takes the fields of the form of the page, answers a page, and is else the same as the request in JSON.',
    access: 'public',
    sameOrigin: true,
    limits: ['standard', 'grant-request'],
    rejection: 'brief',
    query: z.object(pageLangQuery),
    form: z.object({
      ...target,
      granteeName: text.meta({ description: 'Name of the person or body that asks.' }),
      granteeEmail: text.meta({ description: 'Mail address that the answer goes to.' }),
      organization: text.meta({ description: 'Organisation of the grantee; may be empty.' }),
      purpose: text.meta({ description: 'Why access is needed.' }),
    }),
    replies: {
      202: { description: 'Received.', mediaTypes: html },
      400: { description: 'The form again, with what is wrong.', mediaTypes: html },
    },
    errors: { 403: crossSite },
    async handle(deps: RequestGrantDeps, request) {
      const { body, ip, hostTenantId, headers } = request;
      refuseCrossSite(headers, deps.baseUrl);
      try {
        await requestGrant(deps, { ...requestOf(body), ip, hostTenantId });
      } catch (error) {
        // The page shows a 400 to the person; the error handler answers every other failure.
        if (!(error instanceof ApiError) || error.status !== 400) throw error;
        const { passport, unit } = body;
        const product = await findRequestedProduct(deps, { passport, unit, hostTenantId });
        return pageReply(400, request, (language) =>
          toRequestForm(body, { language, product, isIncomplete: true }),
        );
      }
      return pageReply(202, request, toRequestReceivedPage);
    },
  }),
];

function requestOf({ passport, unit, granteeName = '', ...fields }: RequestForm) {
  const scopeType = unit ? ('UNIT' as const) : ('PASSPORT' as const);
  return { ...fields, granteeName, scopeType, passportId: passport, batteryUnitId: unit };
}

interface Asked {
  /** Path and query string, as sent. */
  readonly url: string;
  readonly query: { readonly lang?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/** A page in the language of its reader. Its links to the others keep what is asked for, and nothing else: no token. */
function pageReply<Status extends number>(
  status: Status,
  { url, query, headers }: Asked,
  toPage: (language: Language) => string,
): RawReply<Status> {
  const locale = localeOf(query.lang, headers);
  const search = url
    .split('?')
    .slice(1)
    .join('?')
    .split('&')
    .filter((parameter) => /^(?:passport|unit)=/.test(parameter))
    .join('&');
  return {
    status,
    headers: {
      ...pageHeaders(locale),
      Vary: 'Accept-Language',
      'Content-Security-Policy': requestPagePolicy,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
    raw: {
      contentType: 'text/html; charset=utf-8',
      content: keepQuery(toPage(languageOf(locale)), search),
    },
  };
}
