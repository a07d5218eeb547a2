import { z } from 'zod';
import { briefErrorSchema } from '../../platform/http/error-schemas.js';
import { passportDocumentSchema } from '../../representations/json-ld-schema.js';

/** The replies of every address a passport is resolved at. */
export const resolutionReplies = {
  200: {
    description: 'The passport, in the representation the Accept header asks for.',
    mediaTypes: {
      'application/ld+json': passportDocumentSchema,
      'application/vc+jwt': z.string().meta({ description: 'Compact JWS, ES256.' }),
      'text/html': z.string(),
    },
  },
  304: { description: 'Unchanged since the ETag of If-None-Match.', mediaTypes: {} },
  404: {
    description: 'No such published passport.',
    mediaTypes: { 'application/json': briefErrorSchema, 'text/html': z.string() },
  },
} as const;

export const notAcceptable = {
  description: 'A credential was asked for, and no facility with a country is linked.',
  schema: briefErrorSchema,
};
