import { z } from 'zod';
import { productIdField, succeeded } from '../../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../../platform/http/lists/pagination.js';
import { defineRoute, json, type RouteDeps } from '../../../platform/http/route.js';
import { unitJson } from '../unit-json.js';
import { UNIT_STATUSES } from '../unit-model.js';
import { unitSchema } from '../unit-schemas.js';
import { searchUnits } from './search-units.js';
import { MAX_EXACT_UNITS } from './unit-search-model.js';

type UnitSearchDeps = RouteDeps & { readonly baseUrl: string };

const searchUnitsQuery = z.object({
  q: z.string().max(400).optional().meta({
    description:
      'Beginning of a serial number, as it is written, in capitals or in small letters; or a scanned code.',
  }),
  status: z.enum(UNIT_STATUSES).optional().meta({ description: 'Status of the unit.' }),
  passportId: z
    .uuid()
    .toLowerCase()
    .optional()
    .meta({ description: 'Passport that the units are under. Of an unknown one there are none.' }),
  batchId: z
    .uuid()
    .toLowerCase()
    .optional()
    .meta({ description: 'Batch that the units are of. Of an unknown one there are none.' }),
  ...cursorQuery({ defaultLimit: 50, maxLimit: 200 }),
});

const searchUnitsReply = z
  .looseObject({
    success: succeeded,
    total: z
      .int()
      .min(0)
      .max(MAX_EXACT_UNITS)
      .meta({ description: 'Matches on all pages together; 10,000 where there are more.' }),
    totalIsExact: z.boolean().meta({ description: 'False where there are more than 10,000.' }),
    nextCursor: nextCursorField,
    units: z
      .array(unitSchema.extend({ productId: productIdField }).meta({ id: 'FoundBatteryUnit' }))
      .meta({ description: 'Newest first; with `q` in the order of serial numbers.' }),
  })
  .meta({ id: 'SearchUnitsReply' });

export const unitSearchRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/units',
    extension: true,
    operationId: 'searchBatteryUnits',
    tag: 'Battery Units',
    summary: 'Find units of the whole workspace',
    description: 'Of every passport. A key bound to an operator finds those of its passports.',
    access: 'battery:read',
    query: searchUnitsQuery,
    replies: { 200: { description: 'One page of matches.', schema: searchUnitsReply } },
    errors: { 400: 'INVALID_CURSOR: of another list or order; or a parameter is ill-formed.' },
    async handle(deps: UnitSearchDeps, { caller, query }) {
      const { units, ...page } = await searchUnits(deps, caller, query);
      const shown = units.map((unit) => ({
        ...unitJson(unit, unit, deps.baseUrl),
        productId: unit.productId,
      }));
      return json(200, { success: true, ...page, units: shown });
    },
  }),
];
