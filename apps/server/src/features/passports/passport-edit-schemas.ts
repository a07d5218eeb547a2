import { z } from 'zod';
import { advisoryItemSchema, standardErrorSchema } from '../../platform/http/error-schemas.js';
import {
  doneMessage,
  langQuery,
  succeeded,
  timestampOf,
} from '../../platform/http/field-schemas.js';
import {
  metadataSchema,
  passportDocumentSchema,
} from '../../representations/json-ld/json-ld-schema.js';
import { LIVE_STATUSES } from './passport-model.js';
import { enrichmentReference } from './rules/enrichment-schema.js';
import { statusNoteFields } from './status/status-note.js';

/** Number and author of a version, for an editor that is about to replace it. */
export const passportVersionFields = {
  version: z.int().min(1).meta({
    description:
      'Counts the changes of the passport itself, saved drafts among them; the ETag holds it. It is no number of the version history.',
  }),
  updatedBy: z.string().nullable().meta({
    description:
      'Who changed it last: an email, api-key:<id> or system; null where that was not recorded.',
  }),
  updatedAt: timestampOf('When it last changed.'),
};

/** The refusal of a change that another one came before. */
export const passportChangedSchema = standardErrorSchema
  .extend({
    current: z
      .looseObject(passportVersionFields)
      .meta({ id: 'CurrentPassportVersion', description: 'The version that the passport has.' }),
  })
  .meta({ id: 'PassportChangedError' });

export const updatePassportQuery = z.object(langQuery);

const detach = z.literal('').transform(() => null);

export const updatePassportBody = z
  .looseObject({
    metadata: metadataSchema.meta({ description: 'Replaces all that was there.' }),
    draft: z.boolean().optional().meta({
      description: 'True: saved without validation; a live passport is a draft again.',
    }),
    changeReason: z
      .string()
      .max(1000)
      .optional()
      .meta({ description: 'For the version history. Default: `API Update`.' }),
    facilityId: z
      .union([z.uuid(), detach])
      .nullish()
      .meta({ description: 'A facility of the workspace; null or empty detaches; omit to keep.' }),
    correctsRecall: z.boolean().optional().meta({
      description:
        'With the publication of the next edition of a recalled passport: true, it corrects what was recalled, and is ACTIVE. Else the recall goes on.',
    }),
    enrichment: z
      .unknown()
      .optional()
      .meta({
        description: 'Overwrites the marketing block, null clears it; omit to keep.',
        override: { anyOf: [enrichmentReference, { type: 'null' }] },
      }),
  })
  .meta({ id: 'UpdatePassportRequest', 'x-extension-members': ['correctsRecall'] });

export const updatePassportReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    passport: passportDocumentSchema.meta({ description: 'The passport as the public sees it.' }),
    warnings: z.array(advisoryItemSchema).meta({
      description: 'For a draft: DRAFT_DEMOTED alone, when it was live before.',
    }),
  })
  .meta({ id: 'UpdatePassportReply', 'x-extension-members': ['warnings'] });

export const deletePassportReply = z
  .looseObject({ success: succeeded, message: doneMessage })
  .meta({ id: 'DeletePassportReply' });

export const changePassportStatusBody = z
  .looseObject({
    status: z
      .enum(LIVE_STATUSES)
      .meta({ description: 'New status. Each may follow each; the present one changes nothing.' }),
    ...statusNoteFields,
  })
  .meta({
    id: 'ChangePassportStatusRequest',
    'x-extension-members': Object.keys(statusNoteFields),
  });

export const changePassportStatusReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    status: z.enum(LIVE_STATUSES).meta({ description: 'Status that it has now.' }),
    passport: passportDocumentSchema.meta({ description: 'The passport as the public sees it.' }),
  })
  .meta({ id: 'ChangePassportStatusReply' });
