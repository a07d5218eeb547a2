import { z } from 'zod';
import { briefErrorSchema } from '../../../platform/http/error-schemas.js';
import { privateHeaders, sendsCredential } from '../../../platform/http/request/sent-token.js';
import { matchesEtag } from '../../../platform/http/reply/matches-etag.js';
import { defineRoute } from '../../../platform/http/route.js';
import { idParam } from '../../../platform/http/field-schemas.js';
import { viewerOf } from '../addresses/answer-address.js';
import { answerPicture, type PictureDeps } from './answer-picture.js';
import { passportTarget } from '../resolution-model.js';
import { notFound } from '../resolution-reply.js';
import { grantQuery, resolutionReplies } from '../resolution-schemas.js';

/** Browsers treat the file as a picture only, even if it could be read as something else. */
const headersOfFiles = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;

const file = z.string().meta({ contentEncoding: 'binary', description: 'The file.' });

export const pictureRoutes = [
  defineRoute({
    method: 'get',
    path: '/passport/{id}/images/{number}',
    extension: true,
    operationId: 'getPassportPicture',
    tag: 'Public Resolution',
    summary: 'A picture of a passport',
    description:
      'Fetched once from the address that the enrichment names, and sent from here since, without what its file says of when, where and by whom it was taken. `number` counts from 1, in the order of the enrichment; there are 10 at most.',
    access: 'public',
    rejection: 'brief',
    limits: ['resolution'],
    params: z.object({
      id: idParam('passport'),
      number: z.string().meta({ description: 'Number of the picture, from 1.' }),
    }),
    query: grantQuery,
    replies: {
      200: {
        description: 'The picture.',
        mediaTypes: { 'image/jpeg': file, 'image/png': file, 'image/webp': file },
      },
      304: resolutionReplies[304],
      404: resolutionReplies[404],
    },
    errors: { 429: { description: 'Too many resolutions.', schema: briefErrorSchema } },
    async handle(deps: PictureDeps, request) {
      const { id, number } = request.params;
      const viewer = viewerOf(request);
      const found = await answerPicture(deps, { target: passportTarget(id), number }, viewer);
      if (!found) throw notFound('picture');
      const { etag } = found;
      const isPublic = found.isPublic && !sendsCredential(request);
      const headers = {
        ...headersOfFiles,
        ETag: etag,
        // Another file may come to stand here; a cache that has this one asks if it still does.
        ...(isPublic ? { 'Cache-Control': 'public, max-age=300' } : privateHeaders),
      };
      if (matchesEtag(request.headers['if-none-match'], etag))
        return { status: 304 as const, headers };
      const raw = await found.read();
      if (!raw) throw notFound('picture');
      return { status: 200 as const, headers, raw };
    },
  }),
];
