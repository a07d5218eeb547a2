import { z } from 'zod';
import { briefErrorSchema } from '../../platform/http/error-schemas.js';
import { pageLangQuery } from '../../platform/http/field-schemas.js';
import {
  representationKinds,
  representations,
} from '../../representations/negotiation/representations.js';

export const langQuery = z.object(pageLangQuery);

export const grantQuery = z.object({
  grant: z.string().optional().meta({
    description:
      'A capability token, `dpp_li_…` or `dpp_auth_…`, where it is not sent as Bearer. One that opens nothing here counts as none.',
  }),
});

export const resolutionQuery = langQuery.extend(grantQuery.shape).extend({
  linkType: z.string().optional().meta({
    description:
      '`linkset`: all links (RFC 9264). A link type such as `gs1:pip`: redirects to what it stands for; 404 for one that passports have no link of.',
  }),
});

/** For links that a person follows: a browser cannot choose by `Accept`. */
export const representationQuery = z.enum(representationKinds).optional().meta({
  description: 'Representation to answer, in place of those of Accept.',
});

/** For links that save a file: a browser shows what it is not told to save. */
export const downloadQuery = z.string().optional().meta({
  description:
    '`1`: a JSON-LD document is answered with `Content-Disposition: attachment`, as a file to save. Other values, and other representations, are as without it.',
});

export const resolverDescriptionSchema = z
  .looseObject({
    name: z.string().meta({ description: 'Name of the resolver.' }),
    resolverRoot: z.string().meta({ description: 'Address below which it resolves.' }),
    supportedPrimaryKeys: z
      .array(z.string())
      .meta({ description: 'Application Identifiers of the keys that it resolves.' }),
    supportedLinkType: z
      .array(
        z.looseObject({
          namespace: z.string().meta({ description: 'Address of the vocabulary.' }),
          prefix: z
            .string()
            .meta({ description: 'Prefix that link types of it are written with.' }),
        }),
      )
      .meta({ description: 'Vocabularies of link types.' }),
    linkTypeDefaultCanBeLinkset: z
      .boolean()
      .meta({ description: 'Whether an address may answer the linkset by itself.' }),
    jsonLdContextLocation: z.string().meta({ description: 'Address of the context of linksets.' }),
  })
  .meta({ id: 'ResolverDescription' });

/** The replies of every address a passport is resolved at. */
export const resolutionReplies = {
  200: {
    description: 'The passport, in the representation the Accept header asks for.',
    mediaTypes: Object.fromEntries(
      Object.values(representations).map(({ mediaType, schema }) => [mediaType, schema]),
    ),
  },
  304: { description: 'Unchanged since the ETag of If-None-Match.', mediaTypes: {} },
  404: {
    description: 'No such published passport.',
    mediaTypes: { 'application/json': briefErrorSchema, 'text/html': z.string() },
  },
} as const;

/** Query of an address that has a linkset, and is no representation of its passport otherwise. */
export const linksetReply = {
  description: 'The linkset, where it is asked for.',
  mediaTypes: { [representations.linkset.mediaType]: representations.linkset.schema },
} as const;

export const notAcceptable = {
  description:
    'The Accept header names nothing but credentials, and the passport has no linked facility with a country.',
  schema: briefErrorSchema,
};

export const resolutionErrors = {
  406: notAcceptable,
  429: {
    description:
      'Too many resolutions from this address. A page to whoever asked for one, as every refusal here.',
    schema: briefErrorSchema,
  },
};

export const badLinkType = { description: 'Not a link type.', schema: briefErrorSchema };

export const linkRedirect = {
  description: 'Redirect to what the link type stands for; the query string is kept.',
  mediaTypes: {},
} as const;

/** What every route of a printed code has in common. */
export const resolutionRoute = {
  method: 'get',
  tag: 'Public Resolution',
  access: 'public',
  rejection: 'brief',
  limits: ['resolution'],
  errors: resolutionErrors,
} as const;
