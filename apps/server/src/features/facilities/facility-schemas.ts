import { z } from 'zod';
import { timestampSchema } from '../../platform/http/field-schemas.js';
import { pageQuery } from '../../platform/http/lists/pagination.js';

const facilitySchema = z
  .looseObject({
    id: z.uuid(),
    gln: z.string().meta({ description: 'GLN-13.' }),
    name: z.string(),
    activity: z.string().nullable(),
    streetAddress: z.string().nullable(),
    city: z.string().nullable(),
    postalCode: z.string().nullable(),
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2.' }),
    operatorId: z.uuid().nullable(),
    tenantId: z.uuid(),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .meta({ id: 'Facility' });

const optionalText = (maxLength: number) => z.string().max(maxLength).nullish();

const addressFields = {
  activity: optionalText(200),
  streetAddress: optionalText(200),
  city: optionalText(100),
  postalCode: optionalText(20),
};

export const createFacilityBody = z
  .looseObject({
    gln: z.string().meta({ description: '13 digits with a valid check digit; immutable.' }),
    name: z.string().max(200),
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
  .looseObject({ success: z.literal(true), message: z.string(), facility: facilitySchema })
  .meta({ id: 'CreateFacilityReply' });

export const facilityReply = z
  .looseObject({ success: z.literal(true), facility: facilitySchema })
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
    success: z.literal(true),
    count: z.int().meta({ description: 'On this page.' }),
    facilities: z.array(facilitySchema).meta({ description: 'Newest first.' }),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: 'ListFacilitiesReply' });

export const deleteFacilityReply = z
  .looseObject({ success: z.literal(true) })
  .meta({ id: 'DeleteFacilityReply' });
