import { z } from 'zod';
import { metadataSchema } from '../../../representations/json-ld/json-ld-schema.js';
import { PASSPORT_STATUSES } from '../passport-model.js';

const message = 'give either the id or the number, not both';

/** One passport of a file: what an export writes, or the body of a single create. */
export const portablePassportSchema = z
  .looseObject({
    productId: z.string().max(256),
    operatorId: z.uuid().toLowerCase().optional(),
    operatorRegId: z.string().min(1).max(100).optional(),
    facilityId: z.uuid().toLowerCase().optional(),
    facilityGln: z.string().min(1).max(64).optional(),
    metadata: metadataSchema,
    enrichment: z.unknown().optional(),
    draft: z.boolean().optional(),
    status: z.enum(PASSPORT_STATUSES).optional(),
    statusChangedAt: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional(),
    archived: z.boolean().or(z.stringbool()).optional(),
  })
  .refine(({ operatorId, operatorRegId }) => !operatorId || !operatorRegId, {
    path: ['operatorRegId'],
    message,
  })
  .refine(({ facilityId, facilityGln }) => !facilityId || !facilityGln, {
    path: ['facilityGln'],
    message,
  })
  .refine(({ draft, status }) => !draft || status === undefined || status === 'DRAFT', {
    path: ['draft'],
    message: 'only a passport of status DRAFT is a draft',
  })
  .refine(
    ({ statusChangedAt, status }) =>
      statusChangedAt === undefined || status === 'RECALLED' || status === 'DECOMMISSIONED',
    {
      path: ['statusChangedAt'],
      message: 'is the date of RECALLED or DECOMMISSIONED alone',
    },
  )
  // Live again, it would show what its operator took back.
  .refine(({ archived, status }) => !archived || status === 'DECOMMISSIONED', {
    path: ['archived'],
    message: 'was archived with its operator; an import brings no such passport back',
  });
