import { REGISTRY_RESULT_MEMBERS } from '@dpp/espr-validate/registry';
import { z } from 'zod';
import { succeeded } from '../../../platform/http/field-schemas.js';
import { MAX_SHOWN_FAULTS, RESULT_FAULTS } from './result-row-model.js';

const count = (description: string) => z.int().min(0).meta({ description });

const faultSchema = z
  .looseObject({
    row: z.int().min(1).meta({ description: 'Place in the file, from 1.' }),
    code: z.enum(RESULT_FAULTS).meta({
      description:
        'ROW_MALFORMED: a member is missing or ill-formed. ROW_DUPLICATE: several rows are of one request; none of them counts. OUTCOME_UNKNOWN: the mapping has no such word. ITEM_UNKNOWN: nothing was exported here for the product. VERSION_UNKNOWN: no version with this hash was exported. RESULT_CONFLICT: the request is registered already, and the row says something else.',
    }),
    member: z
      .enum(REGISTRY_RESULT_MEMBERS)
      .nullable()
      .meta({ description: 'Member that it is about, as the mapping calls it; null: the row.' }),
    message: z.string().meta({ description: 'English, for developers.' }),
  })
  .meta({ id: 'RegistryResultFault' });

export const importResultsReply = z
  .looseObject({
    success: succeeded,
    rows: count('Rows of the file.'),
    registered: count('Requests that this file made registered.'),
    refused: count('Requests that this file made refused.'),
    unchanged: count('Rows with a result that was imported before.'),
    pending: count('Rows of requests that the registry has not decided.'),
    faulty: count('Rows that were not taken over.'),
    faults: z.array(faultSchema).meta({
      description: `Why, in the order of the file; at most ${MAX_SHOWN_FAULTS}.`,
    }),
  })
  .meta({ id: 'ImportRegistryResultsReply' });
