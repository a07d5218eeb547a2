import { z } from 'zod';
import { advisoryItemSchema } from '../../platform/http/error-schemas.js';
import {
  doneMessage,
  langQuery,
  productIdField,
  recordIdField,
  succeeded,
  vcReadinessFields,
} from '../../platform/http/field-schemas.js';
import { pageFields, pageQuery } from '../../platform/http/lists/pagination.js';
import {
  listedPassportSchema,
  metadataSchema,
  passportDocumentSchema,
} from '../../representations/json-ld/json-ld-schema.js';
import { enrichmentReference } from './rules/enrichment-schema.js';

export const listPassportsQuery = z.object({
  ...pageQuery({ defaultLimit: 10, maxLimit: 100 }),
  category: z.string().optional().meta({ description: 'Exact match on metadata.category.' }),
  originCountry: z.string().optional().meta({ description: 'Exact match.' }),
});

export const listPassportsReply = z
  .looseObject({
    success: succeeded,
    page: pageFields.page,
    limit: pageFields.limit,
    passports: z.array(listedPassportSchema).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'ListPassportsReply' });

export const vcReadinessQuery = z.object({
  ...pageQuery({ defaultLimit: 100, maxLimit: 200 }),
  ready: z.enum(['true', 'false']).optional().meta({
    description: 'True: results that can have credentials. False: those that cannot.',
  }),
});

export const vcReadinessReply = z
  .looseObject({
    success: succeeded,
    page: pageFields.page,
    limit: pageFields.limit,
    total: z.int().min(0).meta({ description: 'Not archived, over the whole catalogue.' }),
    totalPages: pageFields.totalPages,
    ready: z
      .int()
      .meta({ description: 'How many of them can have credentials, over the whole catalogue.' }),
    notReady: z.int().meta({ description: 'How many cannot: total less ready.' }),
    results: z
      .array(
        z
          .looseObject({
            id: recordIdField,
            productId: productIdField,
            vcReady: vcReadinessFields.vcReady,
            blockers: z
              .array(z.string())
              .meta({ description: 'What is missing, in English; empty when ready.' }),
          })
          .meta({ id: 'VcReadinessRow' }),
      )
      .meta({ description: 'One page of passports, newest first.' }),
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
      override: enrichmentReference,
    }),
    draft: z.boolean().optional().meta({ description: 'Saved without validation.' }),
    facilityId: z.uuid().optional().meta({ description: 'A facility of the workspace.' }),
  })
  .meta({ id: 'CreatePassportRequest' });

export const createPassportReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    passport: passportDocumentSchema.meta({ description: 'The passport as the public sees it.' }),
    warnings: z
      .array(advisoryItemSchema)
      .meta({ description: 'Advice that blocks nothing. Empty for drafts.' }),
    notices: z.array(advisoryItemSchema).meta({
      description: 'What the server added or chose: OPERATOR_AUTO_ATTRIBUTED, GTIN_AUTO_COPIED.',
    }),
    ...vcReadinessFields,
  })
  .meta({ id: 'CreatePassportReply' });

export const sealPassportQuery = z.object(langQuery);

export const sealPassportReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    digitalSeal: z.string().meta({
      description: 'The signature over the Merkle root, base64 DER; also proof.signatureValue.',
    }),
    signingPublicKey: z.string().meta({ description: 'Public key that verifies it, PEM.' }),
    passport: passportDocumentSchema.meta({
      description: 'The passport as the public sees it, with its proof.',
    }),
    warnings: z.array(advisoryItemSchema).meta({
      description: 'Of what is sealed now, as a create would warn of it. Empty for drafts.',
    }),
  })
  .meta({ id: 'SealPassportReply', 'x-extension-members': ['warnings'] });
