import { z } from 'zod';
import { TENANT_ROLES } from '../auth/permissions.js';

/** Fields that occur in many records, with one wording. */

export const timestampSchema = z.iso.datetime({ precision: 3 }).meta({
  description: 'ISO 8601 UTC with milliseconds.',
  example: '2026-11-21T09:30:00.000Z',
});

/** A time of a record, with what it is the time of. */
export const timestampOf = (what: string) =>
  timestampSchema.meta({ description: `${what} ISO 8601 UTC with milliseconds.` });

/** The same where there may be none yet. */
export const nullableTimestampOf = (what: string) =>
  timestampSchema.nullable().meta({ description: `${what} ISO 8601 UTC with milliseconds.` });

export const createdAtField = timestampOf('When the record was made.');
export const updatedAtField = timestampOf('When the record last changed.');

export const recordIdField = z
  .uuid()
  .meta({ description: 'Id of the record, made by the server.' });
export const tenantIdField = z
  .uuid()
  .meta({ description: 'Workspace that the record belongs to.' });
export const passportIdField = z.uuid().meta({ description: 'Id of the passport.' });
export const productIdField = z
  .string()
  .meta({ description: 'Product id as the caller gave it: a GTIN-14, a GRAI or another number.' });

/** Role of a user or key. */
export const roleField = z
  .enum(TENANT_ROLES)
  .meta({ description: 'Role in the workspace. It decides what is permitted at most.' });

/** First member of each successful JSON reply. */
export const succeeded = z
  .literal(true)
  .meta({ description: 'True in every reply of status 2xx.' });

/** A sentence for people; programs read the status and the other members. */
export const doneMessage = z
  .string()
  .meta({ description: 'What was done, in one English sentence. For people: do not parse it.' });

export const vcReadinessFields = {
  vcReady: z.boolean().meta({
    description: 'Whether credentials can be issued: it needs a facility with a country.',
  }),
  vcReadyReason: z
    .string()
    .nullable()
    .meta({ description: 'Why no credential can be issued; null where one can.' }),
};

/** How many entries the list of this reply has. */
export const countField = z
  .int()
  .min(0)
  .meta({ description: 'How many entries this reply holds.' });

/** Parameter of a path that takes a UUID. An ill-formed one is answered as an unknown one. */
export const idParam = (what: string) =>
  z.string().meta({ description: `UUID of the ${what}. An ill-formed one is 404.` });

/** Parameter of a path that takes a passport by either of its names. */
export const passportParam = z.string().meta({
  description: 'UUID or productId of the passport. A UUID is tried first.',
});

/** `?lang=`: an unknown value is ignored, so any text passes. */
export const langQuery = {
  lang: z.string().optional().meta({
    description: 'Language of friendlyMessage. Beats Accept-Language; the fallback is en.',
  }),
};

/** What a person may add to the address of a page. */
export const pageLangQuery = {
  lang: z.string().optional().meta({
    description:
      'The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides.',
  }),
};
