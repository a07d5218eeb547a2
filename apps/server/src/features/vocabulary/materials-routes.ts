import { MATERIAL_KINDS, searchMaterials } from '@dpp/espr-validate/materials';
import { z } from 'zod';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';

const maxLimit = 1000;

const materialsQuery = z.object({
  kind: z.enum(MATERIAL_KINDS).optional(),
  search: z.string().max(200).optional().meta({
    description: 'Name, id, CAS number or a part of the description; case and accents aside.',
  }),
  limit: z
    .string()
    .regex(/^[0-9]{1,4}$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().min(1).max(maxLimit))
    .optional()
    .meta({ description: `1 to ${maxLimit}. Default: everything found.` }),
});

const materialSchema = z
  .looseObject({
    id: z.string().meta({ description: 'Stable.' }),
    name: z.string(),
    kind: z.enum(MATERIAL_KINDS),
    casNumber: z.string().nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'Material' });

const materialsReply = z
  .looseObject({ materials: z.array(materialSchema).meta({ description: 'Best match first.' }) })
  .meta({ id: 'MaterialsReply' });

export const materialsRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/materials',
    operationId: 'listMaterials',
    tag: 'Schemas & Vocabulary',
    summary: 'Search the vocabulary of materials',
    description:
      'Fibres, battery chemistries, metals, polymers, substances, hazard classes and critical raw materials, for forms to offer. Passports may name others.',
    access: 'public',
    query: materialsQuery,
    replies: { 200: { description: 'The materials.', schema: materialsReply } },
    handle: (_deps: RouteDeps, { query }) =>
      Promise.resolve(
        json(
          200,
          { materials: searchMaterials(query) },
          { 'Cache-Control': 'public, max-age=3600' },
        ),
      ),
  }),
];
