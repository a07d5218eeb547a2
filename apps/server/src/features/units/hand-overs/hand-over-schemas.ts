import { z } from 'zod';
import {
  createdAtField,
  doneMessage,
  idParam,
  nullableTimestampOf,
  recordIdField,
  succeeded,
  timestampOf,
} from '../../../platform/http/field-schemas.js';
import { pageFields, pageQuery } from '../../../platform/http/lists/pagination.js';
import { SUCCEEDED_STATUSES, UNIT_STATUSES } from '../unit-model.js';
import { unitSchema } from '../unit-schemas.js';
import { HAND_OVER_STATUSES, defaultOfferDays, maxOfferDays } from './hand-over-model.js';
import { handOverTokenLength } from './hand-over-token.js';

const becomesField = z.enum(SUCCEEDED_STATUSES).meta({
  description: 'What the unit of the giver becomes once it is accepted.',
});

const handOverSchema = z
  .looseObject({
    id: recordIdField,
    unitId: z.uuid().meta({ description: 'The unit that is offered.' }),
    status: z.enum(HAND_OVER_STATUSES).meta({
      description: 'OFFERED until it is accepted, cancelled or past its expiresAt.',
    }),
    becomes: becomesField,
    createdAt: createdAtField,
    createdBy: z.string().meta({ description: 'A user email or api-key:<id>.' }),
    expiresAt: timestampOf('From when it cannot be accepted any more.'),
    closedAt: nullableTimestampOf('When it was accepted or cancelled; null before.'),
  })
  .meta({ id: 'HandOver' });

export const unitParams = z.object({ id: idParam('battery unit') });

export const handOverParams = unitParams.extend({
  handOverId: z.string().toLowerCase().meta({ description: 'UUID of the hand-over.' }),
});

export const offerBody = z
  .looseObject({
    expiresAt: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({
        description: `ISO 8601; in the future, at most ${maxOfferDays} days away. Default: in ${defaultOfferDays} days.`,
      }),
    becomes: becomesField.optional().meta({
      description: 'What the unit becomes once it is accepted. Default: REPURPOSED.',
    }),
  })
  .meta({ id: 'OfferHandOverRequest' });

export const offerReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    handOver: handOverSchema.meta({ description: 'The offer, as it is now.' }),
    token: z.string().meta({
      description:
        'Who holds it in another workspace can accept. Shown here alone: only its hash is stored.',
    }),
  })
  .meta({ id: 'OfferHandOverReply' });

export const handOverReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    handOver: handOverSchema.meta({ description: 'The offer, as it is now.' }),
  })
  .meta({ id: 'HandOverReply' });

export const listHandOversQuery = z.object(pageQuery({ defaultLimit: 20, maxLimit: 100 }));

export const listHandOversReply = z
  .looseObject({
    success: succeeded,
    handOvers: z.array(handOverSchema).meta({ description: 'Newest first.' }),
    ...pageFields,
  })
  .meta({ id: 'ListHandOversReply' });

const tokenField = z.string().max(handOverTokenLength).meta({
  description: 'The token of the offer, as the giver passed it on.',
});

export const previewBody = z
  .looseObject({ token: tokenField })
  .meta({ id: 'PreviewHandOverRequest' });

export const previewReply = z
  .looseObject({
    success: succeeded,
    expiresAt: timestampOf('From when it cannot be accepted any more.'),
    becomes: becomesField,
    responsible: z
      .looseObject({
        name: z.string().meta({ description: 'Name of the economic operator.' }),
        regId: z.string().meta({ description: 'Its registration number.' }),
      })
      .meta({ description: 'Who is responsible for the battery until it is accepted.' }),
    unit: z
      .looseObject({
        id: recordIdField,
        serialNumber: z.string().meta({ description: 'Serial number with the giver.' }),
        productId: z.string().meta({ description: 'Product id with the giver.' }),
        status: z.enum(UNIT_STATUSES).meta({ description: 'Where the unit stands in its life.' }),
        manufacturedAt: nullableTimestampOf('When the unit was made; null where not stated.'),
        unitUrl: z.string().meta({ description: 'Address of its public document.' }),
      })
      .meta({ description: 'The battery, as far as the public sees it.' }),
  })
  .meta({ id: 'PreviewHandOverReply' });

export const acceptBody = z
  .looseObject({
    token: tokenField,
    passportId: z.string().min(1).max(255).meta({
      description:
        'UUID or productId of a published passport of this workspace. Its operator is responsible from now on.',
    }),
    serialNumber: z
      .string()
      .regex(/^[A-Za-z0-9._-]{1,20}$/)
      .optional()
      .meta({ description: 'Default: that of the battery until now.' }),
  })
  .meta({ id: 'AcceptHandOverRequest' });

export const acceptReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    unit: unitSchema.meta({ description: 'The battery in its new workspace.' }),
  })
  .meta({ id: 'AcceptHandOverReply' });
