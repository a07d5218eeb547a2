import { EMPTY_REASONS, type EmptyReason } from '@dpp/espr-validate/data-points';
import { z } from 'zod';
import { productIdField, recordIdField, succeeded } from '../../../platform/http/field-schemas.js';
import { passportVersionFields } from '../passport-edit-schemas.js';
import { PASSPORT_STATUSES } from '../passport-model.js';

export const dataPointsQuery = z.object({
  format: z
    .enum(['json', 'csv'])
    .optional()
    .meta({ description: 'Form of the reply. Default: what `Accept` asks for, else JSON.' }),
});

const countField = z.int().min(0).max(71);

const reasons = Object.keys(EMPTY_REASONS) as EmptyReason[];

const dataPointSchema = z
  .looseObject({
    number: z
      .int()
      .min(1)
      .max(71)
      .meta({ description: 'Place in the guidance of the Commission of 28 July 2026.' }),
    name: z.string().meta({ description: 'What the data point says, in English.' }),
    article: z.string().meta({ description: 'Place in Regulation (EU) 2023/1542.' }),
    tier: z
      .enum(['public', 'legitimate-interest', 'authorities'])
      .meta({ description: 'Who Annex XIII gives it to.' }),
    audiences: z.array(z.enum(['public', 'legitimate-interest', 'authority', 'owner'])).meta({
      description:
        'Who reads it where it stands: more than `tier` says where another data point has the same place.',
    }),
    isDynamic: z
      .boolean()
      .meta({ description: 'It changes over the life of one battery: it belongs to the unit.' }),
    status: z.enum(['mandatory', 'where-applicable', 'not-applicable', 'pending']).nullable().meta({
      description: 'For this type of battery; null where no passport is due, or it is unknown.',
    }),
    paths: z.array(z.string()).meta({
      description:
        'Metadata paths that hold it, or where it is empty those that may; none of an identifier.',
    }),
    value: z
      .string()
      .nullable()
      .meta({ description: 'In English, with a decimal point; null where it is empty.' }),
    unit: z
      .string()
      .nullable()
      .meta({ description: 'Unit of a single number; several have theirs in `value`.' }),
    emptyReason: z
      .enum(reasons)
      .nullable()
      .meta({ description: 'Why it is empty; null where it has a value.' }),
  })
  .meta({ id: 'BatteryDataPoint', description: 'A data point of Annex XIII.' });

export const dataPointsReply = z
  .looseObject({
    success: succeeded,
    id: recordIdField,
    productId: productIdField,
    passportStatus: z.enum(PASSPORT_STATUSES).meta({ description: 'Status of the passport.' }),
    ...passportVersionFields,
    batteryType: z.enum(['ev', 'lmt', 'industrial']).nullable().meta({
      description: 'Type that decides what is due; null where no passport is, or it is unknown.',
    }),
    mandatory: countField.meta({ description: 'How many data points the type must have.' }),
    mandatoryFilled: countField.meta({ description: 'How many of those have a value.' }),
    filled: countField.meta({ description: 'How many of the 71 have a value.' }),
    dataPoints: z.array(dataPointSchema).meta({ description: 'All 71, by number.' }),
  })
  .meta({ id: 'BatteryDataPointsReply' });
