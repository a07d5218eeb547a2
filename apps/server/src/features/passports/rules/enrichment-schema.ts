/** What `sanitizeEnrichment` keeps, for the description alone: it refuses nothing. */
const link = 'An absolute http or https address, at most 2048 characters; others are left out.';

/** The marketing block of a passport as the OpenAPI document names it. */
export const enrichmentComponent = {
  type: 'object',
  description:
    'Marketing block. Shown on the web page of the passport alone: it is neither validated nor sealed. What does not fit is cut or left out, never refused.',
  properties: {
    tagline: { type: 'string', description: 'One line below the name. Cut after 200 characters.' },
    description: { type: 'string', description: 'A paragraph. Cut after 5000 characters.' },
    images: {
      type: 'array',
      description: 'Pictures of the product; those after the 20th are left out.',
      items: {
        type: 'object',
        required: ['url'],
        properties: {
          url: { type: 'string', format: 'uri', description: link },
          caption: {
            type: 'string',
            description: 'Text of the picture. Cut after 200 characters.',
          },
        },
      },
    },
    links: {
      type: 'array',
      description: 'Links to more about the product; those after the 20th are left out.',
      items: {
        type: 'object',
        required: ['label', 'url'],
        properties: {
          label: { type: 'string', description: 'Text of the link. Cut after 200 characters.' },
          url: { type: 'string', format: 'uri', description: link },
        },
      },
    },
  },
} as const;

export const enrichmentReference = { $ref: '#/components/schemas/Enrichment' } as const;
