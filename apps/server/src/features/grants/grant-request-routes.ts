import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { pageLangQuery } from '../../platform/http/field-schemas.js';
import { localeOf } from '../../platform/http/locale.js';
import { defineRoute, json, type RawReply } from '../../platform/http/route.js';
import { keepQuery } from '../../representations/page/keep-query.js';
import { pageHeaders } from '../../representations/page/page-headers.js';
import {
  requestPagePolicy,
  toNoTargetPage,
  toRequestForm,
  toRequestReceivedPage,
  type RequestForm,
} from '../../representations/page/request-access-page.js';
import { languageOf, type Language } from '../../representations/page/values/language.js';
import { requestGrantBody, requestGrantReply } from './grant-schemas.js';
import { requestGrant, type RequestGrantDeps } from './request-grant.js';

const tag = 'Access Grants';

/** Said to everybody, whether or not there was anything to ask for. */
const received =
  'Thank you. If there is such a passport or battery, its economic operator is told of your request and decides.';

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
    operationId: 'requestGrant',
    tag,
    summary: 'Ask for access',
    description:
      'Anybody may. The answer is the same, and takes as long, whether or not what is asked for exists. Approved or not, it expires after 90 days unless the approver says otherwise.',
    access: 'public',
    limits: ['standard', 'grant-request'],
    rejection: 'brief',
    body: requestGrantBody,
    replies: { 202: { description: 'Received.', schema: requestGrantReply } },
    async handle(deps: RequestGrantDeps, { body, ip, hostTenantId }) {
      await requestGrant(deps, { ...body, ip, hostTenantId });
      return json(202, { success: true, message: received });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/request-access',
    operationId: 'getRequestAccessPage',
    tag,
    summary: 'A page to ask for access on',
    access: 'public',
    sameOrigin: true,
    rejection: 'brief',
    query: z.object({ ...pageLangQuery, ...target }),
    replies: {
      200: { description: 'The form.', mediaTypes: html },
      400: { description: 'The address names nothing to ask for.', mediaTypes: html },
    },
    handle(_deps: RequestGrantDeps, request) {
      const { passport, unit } = request.query;
      const isNamed = Boolean(passport ?? unit);
      return Promise.resolve(
        isNamed
          ? pageReply(200, request, (language) => toRequestForm({ passport, unit }, { language }))
          : pageReply(400, request, toNoTargetPage),
      );
    },
  }),
  defineRoute({
    method: 'post',
    path: '/request-access',
    operationId: 'sendRequestAccessPage',
    tag,
    summary: 'Ask for access, as the page does',
    access: 'public',
    sameOrigin: true,
    limits: ['standard', 'grant-request'],
    rejection: 'brief',
    query: z.object(pageLangQuery),
    form: z.object({
      ...target,
      granteeName: text,
      granteeEmail: text,
      organization: text,
      purpose: text,
    }),
    replies: {
      202: { description: 'Received.', mediaTypes: html },
      400: { description: 'The form again, with what is wrong.', mediaTypes: html },
    },
    async handle(deps: RequestGrantDeps, request) {
      const { body, ip, hostTenantId } = request;
      try {
        await requestGrant(deps, { ...requestOf(body), ip, hostTenantId });
      } catch (error) {
        // People are told on the page; whatever else fails is the error handler's.
        if (!(error instanceof ApiError) || error.status !== 400) throw error;
        return pageReply(400, request, (language) =>
          toRequestForm(body, { language, isIncomplete: true }),
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
