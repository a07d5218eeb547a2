import { z } from 'zod';
import { doneMessage, recordIdField, succeeded } from '../../platform/http/field-schemas.js';

const numberOf = (what: string) => z.int().min(0).meta({ description: what });

const sandboxContentSchema = z
  .looseObject({
    publishedPassports: numberOf('Passports that are no drafts.'),
    drafts: numberOf('Drafts.'),
    batteryUnits: numberOf('Battery units.'),
    events: numberOf('EPCIS events.'),
    operators: numberOf('Economic operators.'),
    facilities: numberOf('Facilities.'),
    apiKeys: numberOf('API keys, revoked ones too.'),
    accessGrants: numberOf('Access grants and requests for them.'),
    webhooks: numberOf('Webhook subscriptions.'),
    pictures: numberOf('Pictures.'),
  })
  .meta({ id: 'SandboxContent' });

const sandboxSchema = z
  .looseObject({
    id: recordIdField,
    name: z.string().meta({ description: 'Name of the workspace behind TEST.' }),
    host: z.string().nullable().meta({
      description:
        'Host on which its GTINs and GRAIs are resolved, and on no other; null where workspaces have no hosts.',
    }),
    content: sandboxContentSchema.meta({ description: 'What it holds.' }),
    limits: z
      .looseObject({
        requestsPerMinute: numberOf('Requests a minute by one key.'),
        passports: numberOf('Published passports, and as many drafts.'),
        rows: numberOf(
          'Operators, facilities, battery units, events of units and access grants, of each.',
        ),
        bytes: numberOf('Metadata, enrichment, versions and events, as stored.'),
      })
      .meta({ description: 'What it may hold. The plan of the workspace changes nothing of it.' }),
  })
  .meta({ id: 'Sandbox' });

export const sandboxReply = z
  .looseObject({
    success: succeeded,
    sandbox: sandboxSchema
      .nullable()
      .meta({ description: 'The sandbox; null before the first test key was made.' }),
  })
  .meta({ id: 'SandboxReply' });

export const resetSandboxReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    deleted: sandboxContentSchema.meta({ description: 'What was deleted.' }),
  })
  .meta({ id: 'ResetSandboxReply' });
