import { z } from 'zod';
import { defineRoute, json } from '../../platform/http/route.js';
import { createFacility, type FacilityDeps } from './create-facility.js';
import type { Facility } from './facility-model.js';
import { createFacilityBody, createFacilityReply, facilityReply } from './facility-schemas.js';
import { getFacility } from './get-facility.js';

const tag = 'Facilities';

export const facilityRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/facilities',
    operationId: 'createFacility',
    tag,
    summary: 'Register a facility by its GLN',
    access: 'facility:write',
    rejection: 'standard',
    body: createFacilityBody,
    replies: { 201: { description: 'The facility.', schema: createFacilityReply } },
    errors: { 409: 'FACILITY_DUPLICATE: the GLN is registered, in whatever workspace.' },
    async handle(deps: FacilityDeps, { caller, body, ip }) {
      const facility = await createFacility(deps, caller, { ...body, ip });
      return json(201, {
        success: true,
        message: 'Facility registered',
        facility: facilityJson(facility),
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/facilities/{id}',
    operationId: 'getFacility',
    tag,
    summary: 'Get a facility',
    access: 'facility:read',
    params: z.object({ id: z.string() }),
    replies: { 200: { description: 'The facility.', schema: facilityReply } },
    errors: { 404: 'FACILITY_NOT_FOUND: no such facility in this workspace.' },
    async handle(deps: FacilityDeps, { caller, params }) {
      const facility = await getFacility(deps, caller, params.id);
      return json(200, { success: true, facility: facilityJson(facility) });
    },
  }),
];

function facilityJson(facility: Facility) {
  return {
    ...facility,
    createdAt: facility.createdAt.toISOString(),
    updatedAt: facility.updatedAt.toISOString(),
  };
}
