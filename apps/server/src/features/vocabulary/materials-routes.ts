import { MATERIAL_KINDS, searchMaterials } from '@dpp/espr-validate/materials';
import { z } from 'zod';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';

const maxLimit = 1000;

const materialsQuery = z.object({
  kind: z.enum(MATERIAL_KINDS).optional().catch(undefined).meta({
    description: 'Of this kind alone. What is no kind is ignored.',
  }),
  search: z.string().max(200).optional().meta({
    description: 'Name, id, CAS number or a part of the description; case and accents aside.',
  }),
  limit: z
    .string()
    .regex(/^-?[0-9]+$/, 'must be a number')
    .transform((text) => Math.min(Math.max(Number(text), 1), maxLimit))
    .optional()
    .meta({ description: `Brought within 1 to ${maxLimit}. Default: ${maxLimit}.` }),
});

const materialSchema = z
  .looseObject({
    id: z.string().meta({ description: 'Stable.' }),
    name: z.string().meta({ description: 'Name in English.' }),
    kind: z
      .enum(MATERIAL_KINDS)
      .meta({ description: 'What it is; `crm` is a critical raw material.' }),
    casNumber: z
      .string()
      .nullable()
      .meta({ description: 'CAS registry number; null for what has none.' }),
    description: z
      .string()
      .nullable()
      .meta({ description: 'What it is, in English; null where the name says it.' }),
  })
  .meta({ id: 'Material' });

const materialsReply = z
  .looseObject({
    materials: z.array(materialSchema).meta({ description: 'By kind, then by name.' }),
  })
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
        json(200, { materials: listMaterials(query) }, { 'Cache-Control': 'public, max-age=3600' }),
      ),
  }),
];

/** In an order that does not depend on the search: a form shows one group per kind. */
function listMaterials({ kind, search, limit = maxLimit }: z.output<typeof materialsQuery>) {
  // What is found stands by name already where it fits equally well.
  return searchMaterials({ kind, search })
    .sort((one, other) => compare(one.kind, other.kind) || compare(one.name, other.name))
    .slice(0, limit);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
