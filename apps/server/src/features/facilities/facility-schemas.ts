import { z } from 'zod';
import {
  createdAtField,
  doneMessage,
  recordIdField,
  succeeded,
  tenantIdField,
  updatedAtField,
} from '../../platform/http/field-schemas.js';
import { pageFields, pageQuery } from '../../platform/http/lists/pagination.js';

const facilitySchema = z
  .looseObject({
    id: recordIdField,
    gln: z.string().meta({ description: 'GLN-13.' }),
    name: z.string().meta({ description: 'Name of the facility.' }),
    activity: z
      .string()
      .nullable()
      .meta({ description: 'What is done there, such as `Knitting`. Public.' }),
    streetAddress: z
      .string()
      .nullable()
      .meta({ description: 'Street and number. Never published.' }),
    city: z.string().nullable().meta({ description: 'Town. Never published.' }),
    postalCode: z.string().nullable().meta({ description: 'Postal code. Never published.' }),
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2.' }),
    operatorId: z
      .uuid()
      .nullable()
      .meta({ description: 'Operator that it belongs to; null: the whole workspace.' }),
    tenantId: tenantIdField,
    createdAt: createdAtField,
    updatedAt: updatedAtField,
  })
  .meta({ id: 'Facility' });

const optionalText = (maxLength: number, what: string) =>
  z
    .string()
    .max(maxLength)
    .nullish()
    .meta({ description: `${what} At most ${maxLength} characters; null or blank: none.` });

const addressFields = {
  activity: optionalText(200, 'What is done there, such as `Knitting`. Public.'),
  streetAddress: optionalText(200, 'Street and number. Never published.'),
  city: optionalText(100, 'Town. Never published.'),
  postalCode: optionalText(20, 'Postal code. Never published.'),
};

export const createFacilityBody = z
  .looseObject({
    gln: z.string().meta({ description: '13 digits with a valid check digit; immutable.' }),
    name: z
      .string()
      .max(200)
      .meta({ description: 'Name of the facility, 1 to 200 characters. Public.' }),
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2, in any case.' }),
    ...addressFields,
    operatorId: z
      .string()
      .toLowerCase()
      .nullish()
      .meta({ description: 'An operator of the workspace.' }),
  })
  .meta({ id: 'CreateFacilityRequest' });

export const createFacilityReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    facility: facilitySchema.meta({ description: 'The facility as stored.' }),
  })
  .meta({ id: 'CreateFacilityReply' });

export const facilityReply = z
  .looseObject({
    success: succeeded,
    facility: facilitySchema.meta({ description: 'The facility as stored.' }),
  })
  .meta({ id: 'FacilityReply' });

export const updateFacilityBody = z
  .looseObject({
    name: z.string().max(200).optional().meta({ description: 'A blank one is ignored.' }),
    country: z.string().optional().meta({ description: 'ISO 3166-1 alpha-2, in any case.' }),
    ...addressFields,
  })
  .meta({
    id: 'UpdateFacilityRequest',
    description:
      'What is not sent stays; null and blank optional text clear. gln and operatorId are ignored.',
  });

export const listFacilitiesQuery = z.object(pageQuery({ defaultLimit: 100, maxLimit: 200 }));

export const listFacilitiesReply = z
  .looseObject({
    success: succeeded,
    count: z.int().meta({ description: 'On this page.' }),
    facilities: z.array(facilitySchema).meta({ description: 'Newest first.' }),
    ...pageFields,
  })
  .meta({ id: 'ListFacilitiesReply' });

export const deleteFacilityReply = z
  .looseObject({ success: succeeded })
  .meta({ id: 'DeleteFacilityReply' });
