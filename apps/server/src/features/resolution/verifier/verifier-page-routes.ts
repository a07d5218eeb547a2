import { languageOf } from '@dpp/passport-page/all-locales';
import { z } from 'zod';
import { briefErrorSchema } from '../../../platform/http/error-schemas.js';
import { localeOf } from '../../../platform/http/request/locale.js';
import { defineRoute } from '../../../platform/http/route.js';
import { privateHeaders, sendsCredential } from '../../../platform/http/request/sent-token.js';
import type { SealAuthority } from '../../../platform/vault/seal-authority.js';
import { notFound } from '../resolution-reply.js';
import { langQuery } from '../resolution-schemas.js';
import type { ResolutionDeps } from '../resolution-deps.js';
import { findPublicDocument } from './find-public-document.js';
import { targetOfText } from './target-of-text.js';
import { verifierPage, verifierPolicy } from './verifier-page.js';

interface VerifierDeps extends ResolutionDeps {
  readonly sealAuthority: SealAuthority;
}

export const verifierPageRoutes = [
  defineRoute({
    method: 'get',
    path: '/verify',
    extension: true,
    operationId: 'getVerifier',
    tag: 'Traceability & Audit',
    summary: 'A page that verifies sealed passports in the browser',
    description:
      'One file without other resources, in the language of the reader. Documents stay in the browser: the page has no way to send anything. The platform seal CA is filled in, and labelled as the word of this server. With `passport`, the public document of that passport is in the page and is verified at once.',
    access: 'public',
    rejection: 'brief',
    limits: ['resolution'],
    query: langQuery.extend({
      passport: z.string().max(2000).optional().meta({
        description:
          'A published passport, as a person copies it: its UUID, its address, the digits under a code (8, 12, 13 or 14), or scan data. Its public document is in the page, as data. A battery unit has the seal of its model. Empty: as if it were left out.',
      }),
    }),
    replies: {
      200: { description: 'The page.', mediaTypes: { 'text/html': z.string() } },
      404: {
        description: 'No such published passport.',
        mediaTypes: { 'application/json': briefErrorSchema, 'text/html': z.string() },
      },
    },
    errors: {
      429: { description: 'Too many resolutions from this address.', schema: briefErrorSchema },
    },
    async handle(deps: VerifierDeps, request) {
      const { query, headers } = request;
      const locale = localeOf(query.lang, headers);
      const asked = query.passport?.trim() ?? '';
      const target = targetOfText(asked);
      const published = await findPublicDocument(deps, { ...request, target, locale });
      if (asked !== '' && !published) throw notFound();
      const certificates = await deps.sealAuthority.listCertificates(deps.db);
      return {
        status: 200 as const,
        headers: {
          'Content-Security-Policy': verifierPolicy,
          'Content-Language': locale,
          'Referrer-Policy': 'no-referrer',
          // A status may change at any moment, and the page shows the one of its document.
          'Cache-Control': published ? 'public, max-age=0, must-revalidate' : 'public, max-age=300',
          Vary: 'Accept-Language',
          ...(sendsCredential(request) && privateHeaders),
        },
        raw: {
          contentType: 'text/html; charset=utf-8',
          content: verifierPage({
            language: languageOf(locale),
            origin: deps.baseUrl,
            certificates,
            published,
          }),
        },
      };
    },
  }),
];
