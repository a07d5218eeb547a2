import { z } from 'zod';
import { nullableTimestampOf, succeeded, timestampOf } from '../../platform/http/field-schemas.js';
import { maxTally } from '../../platform/db/queries/tally.js';
import { MAX_SNOOZE_DAYS, TODAY_KINDS, URGENCIES } from './today-model.js';

const kindField = z.enum(TODAY_KINDS).meta({
  description:
    'RECALL_IN_FORCE: recalled passports. WEBHOOK_FAILING: everything sent there fails. WEBHOOK_SWITCHED_OFF: by the server, since its receiver failed for five days or is gone. QUOTA_REACHED: the plan allows no more published passports. SIGNING_KEY_MISSING: nothing can be sealed. DRAFTS_WITH_FAULTS: they cannot be published. GRANTS_PENDING: requests for access. CERTIFICATES_ENDING: of products, within 30 days or ended. KEYS_ENDING: API keys, within 30 days. FACILITY_MISSING: published without a site, so without credentials, and not sealed yet. SEAL_MISSING: published and not sealed. MFA_MISSING: people without a second factor.',
});

const todayItemSchema = z
  .looseObject({
    kind: kindField,
    urgency: z
      .enum(URGENCIES)
      .meta({ description: 'NOW: today. WEEK: within the week. LATER: when there is time.' }),
    count: z
      .int()
      .min(1)
      .max(maxTally)
      .meta({ description: `How many wait; ${maxTally} where there are more.` }),
    countIsExact: z.boolean().meta({ description: `False where there are more than ${maxTally}.` }),
    since: timestampOf(
      'Since when the first of those counted waits; for what ends, 30 days before its end.',
    ),
    until: nullableTimestampOf(
      'When the first of them ends, is switched off or is dropped; null where nothing does.',
    ),
    targetType: z.string().nullable().meta({
      description: 'Kind of thing that waits, in the words of the audit log, such as `passport`.',
    }),
    targetId: z
      .uuid()
      .nullable()
      .meta({ description: 'Id of that thing, where it is the only one; else null.' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])).meta({
      description:
        'What to say besides. For passports and grants the parameters of the list that shows them; for the quota `activePassports` and `passportLimit`.',
    }),
  })
  .meta({ id: 'TodayItem' });

export const listTodayReply = z
  .looseObject({
    success: succeeded,
    items: z.array(todayItemSchema).meta({
      description: 'A line for each kind of which something waits, the most urgent first.',
    }),
    snoozed: z
      .array(
        z.looseObject({
          kind: kindField,
          until: timestampOf('When it is shown again.'),
        }),
      )
      .meta({ description: 'Kinds that the caller hid, whether or not something waits.' }),
    unavailable: z.array(kindField).meta({
      description: 'Kinds that could not be looked up this time. The others are as they are.',
    }),
  })
  .meta({ id: 'TodayReply' });

export const todayParams = z.object({ kind: kindField });

export const snoozeTodayBody = z
  .looseObject({
    until: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .meta({
        description: `When it is to be shown again: ISO 8601, in the future, at most ${MAX_SNOOZE_DAYS} days away.`,
      }),
  })
  .meta({ id: 'SnoozeTodayRequest' });

export const snoozeTodayReply = z
  .looseObject({
    success: succeeded,
    kind: kindField,
    snoozedUntil: nullableTimestampOf('When it is shown again; null: it is shown.'),
  })
  .meta({ id: 'SnoozeTodayReply' });
