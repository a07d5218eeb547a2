import { z } from 'zod';
import { advisoryItemSchema } from '../../platform/http/error-schemas.js';
import { langQuery } from '../../platform/http/field-schemas.js';
import { pageQuery } from '../../platform/http/lists/pagination.js';
import {
  listedPassportSchema,
  metadataSchema,
  passportDocumentSchema,
} from '../../representations/json-ld/json-ld-schema.js';

export const listPassportsQuery = z.object({
  ...pageQuery({ defaultLimit: 10, maxLimit: 100 }),
  category: z.string().optional().meta({ description: 'Exact match on metadata.category.' }),
  originCountry: z.string().optional().meta({ description: 'Exact match.' }),
});

export const listPassportsReply = z
  .looseObject({
    success: z.literal(true),
    page: z.int(),
    limit: z.int(),
    passports: z.array(listedPassportSchema).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'ListPassportsReply' });

export const vcReadinessQuery = z.object(pageQuery({ defaultLimit: 100, maxLimit: 200 }));

export const vcReadinessReply = z
  .looseObject({
    success: z.literal(true),
    page: z.int(),
    limit: z.int(),
    total: z.int().meta({ description: 'Not archived, over the whole catalogue.' }),
    totalPages: z.int(),
    ready: z.int(),
    notReady: z.int(),
    results: z.array(
      z
        .looseObject({
          id: z.uuid(),
          productId: z.string(),
          vcReady: z.boolean(),
          blockers: z.array(z.string()),
        })
        .meta({ id: 'VcReadinessRow' }),
    ),
  })
  .meta({ id: 'VcReadinessReply' });

export const createPassportQuery = z.object(langQuery);

export const createPassportBody = z
  .looseObject({
    productId: z.string().max(256).meta({
      description:
        'GTIN-14, GRAI, or any other article number. 14 digits must have a valid check digit.',
    }),
    operatorId: z
      .uuid()
      .toLowerCase()
      .optional()
      .meta({ description: "Default: the credential's operator, else the workspace's first." }),
    metadata: metadataSchema,
    enrichment: z.unknown().optional().meta({
      description:
        'Marketing block; sanitised, never refused, never sealed. Its pictures are sent to phones as they are: of 300 kB at most they do not hold up the page.',
    }),
    draft: z.boolean().optional().meta({ description: 'Saved without validation.' }),
    facilityId: z.uuid().optional().meta({ description: 'A facility of the workspace.' }),
  })
  .meta({ id: 'CreatePassportRequest' });

export const createPassportReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
    passport: passportDocumentSchema,
    warnings: z.array(advisoryItemSchema).meta({ description: 'Empty for drafts.' }),
    notices: z.array(advisoryItemSchema),
    vcReady: z.boolean(),
    vcReadyReason: z.string().nullable(),
  })
  .meta({ id: 'CreatePassportReply' });

export const sealPassportQuery = z.object(langQuery);

export const sealPassportReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
    digitalSeal: z.string(),
    signingPublicKey: z.string(),
    passport: passportDocumentSchema,
    warnings: z.array(advisoryItemSchema).meta({
      description: 'Of what is sealed now, as a create would warn of it. Empty for drafts.',
    }),
  })
  .meta({ id: 'SealPassportReply' });
