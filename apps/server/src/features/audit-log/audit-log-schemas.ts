import { z } from 'zod';
import { recordIdField, succeeded, timestampOf } from '../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../platform/http/lists/pagination.js';

const auditEntrySchema = z
  .looseObject({
    id: recordIdField,
    seq: z.int().meta({ description: 'From 1, without a gap.' }),
    action: z.string().meta({ description: 'What was done, such as `passport.sealed`.' }),
    actor: z.string().meta({ description: 'A user email, api-key:<id>, system, or anonymous.' }),
    targetType: z
      .string()
      .meta({ description: 'Kind of thing that it was done to, such as `passport`.' }),
    targetId: z.string().meta({ description: 'Id of that thing.' }),
    at: timestampOf('When it was done.'),
    ip: z
      .string()
      .nullable()
      .meta({ description: 'Address that the request came from; null without one.' }),
    details: z.record(z.string(), z.unknown()).meta({
      description:
        'What there is to say besides, by the action; `requestId` is the request that did it.',
    }),
    hash: z.string().meta({ description: 'Over this entry and previousHash.' }),
    previousHash: z.string().meta({ description: '64 zeros before the first entry.' }),
  })
  .meta({ id: 'AuditEntry' });

export const listAuditLogReply = z
  .looseObject({
    success: succeeded,
    entries: z.array(auditEntrySchema).meta({ description: 'Newest first.' }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListAuditLogReply' });

export const auditHeadReply = z
  .looseObject({
    success: succeeded,
    head: z
      .looseObject({
        seq: z.int().meta({ description: '`seq` of the newest entry.' }),
        hash: z.string().meta({ description: '`hash` of the newest entry.' }),
        at: timestampOf('When it was signed.'),
        keyId: z.string().meta({ description: 'SHA-256 of the key that signed, in hex.' }),
        signature: z.string().meta({ description: 'Over workspace, seq, hash and time.' }),
      })
      .nullable()
      .meta({ description: 'Signed end of the chain; null for an empty log.' }),
    publicKey: z.string().meta({ description: 'Key of the platform that signed it, PEM.' }),
  })
  .meta({ id: 'AuditHeadReply' });

const moment = (what: string) =>
  z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .meta({ description: `${what} ISO 8601.` });

export const auditLogFilters = {
  action: z.string().max(64).optional().meta({ description: 'Such as `passport.sealed`.' }),
  actor: z.string().max(320).optional().meta({ description: 'As the entries name it.' }),
  targetType: z.string().max(64).optional().meta({ description: 'Such as `passport`.' }),
  targetId: z.string().max(256).optional().meta({ description: 'Id of the target.' }),
  from: moment('Inclusive lower bound.'),
  to: moment('Exclusive upper bound.'),
};

const q = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text || undefined)
  .optional()
  .meta({
    description:
      'Text in action, actor, target or details, such as the id of a request, in capitals or small letters. A page reads 10,000 entries at most: it may be short and have a next one.',
  });

export const listAuditLogQuery = z.object({
  ...cursorQuery({ defaultLimit: 100, maxLimit: 500 }),
  ...auditLogFilters,
  q,
});
