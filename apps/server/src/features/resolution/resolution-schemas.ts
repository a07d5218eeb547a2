import { z } from 'zod';
import { briefErrorSchema } from '../../platform/http/error-schemas.js';
import { aasEnvironmentSchema } from '../../representations/aas-environment-schema.js';
import { passportDocumentSchema } from '../../representations/json-ld-schema.js';

export const linkTypeQuery = z.object({
  linkType: z.string().optional().meta({
    description:
      '`linkset`: all links (RFC 9264). A link type such as `gs1:pip`: redirects to what it stands for.',
  }),
});

const linksetSchema = z
  .looseObject({
    linkset: z.array(
      z
        .looseObject({ anchor: z.string(), description: z.string().optional() })
        .meta({ description: 'Further members are relation types with their targets.' }),
    ),
  })
  .meta({ id: 'Linkset', description: 'RFC 9264.' });

export const resolverDescriptionSchema = z
  .looseObject({
    name: z.string(),
    resolverRoot: z.string(),
    supportedPrimaryKeys: z.array(z.string()),
    supportedLinkType: z.array(z.looseObject({ namespace: z.string(), prefix: z.string() })),
    linkTypeDefaultCanBeLinkset: z.boolean(),
    jsonLdContextLocation: z.string(),
  })
  .meta({ id: 'ResolverDescription' });

/** The replies of every address a passport is resolved at. */
export const resolutionReplies = {
  200: {
    description: 'The passport, in the representation the Accept header asks for.',
    mediaTypes: {
      'application/ld+json': passportDocumentSchema,
      'application/aas+json': aasEnvironmentSchema,
      'application/vc+jwt': z.string().meta({ description: 'Compact JWS, ES256.' }),
      'text/html': z.string(),
      'application/linkset+json': linksetSchema,
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
