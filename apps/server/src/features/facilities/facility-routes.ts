import { z } from 'zod';
import { defineRoute, json } from '../../platform/http/route.js';
import { idParam } from '../../platform/http/field-schemas.js';
import { createFacility, type FacilityDeps } from './create-facility.js';
import type { Facility } from './facility-model.js';
import { deleteFacility } from './delete-facility.js';
import {
  createFacilityBody,
  createFacilityReply,
  deleteFacilityReply,
  facilityReply,
  listFacilitiesQuery,
  listFacilitiesReply,
  updateFacilityBody,
} from './facility-schemas.js';
import { getFacility } from './get-facility.js';
import { listFacilities } from './list-facilities.js';
import { updateFacility } from './update-facility.js';

const tag = 'Facilities';
const params = z.object({ id: idParam('facility') });
const unknown = 'FACILITY_NOT_FOUND: no such facility in this workspace.';

export const facilityRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/facilities',
    operationId: 'listFacilities',
    tag,
    summary: 'List facilities',
    description:
      'Newest first. An operator-scoped credential sees those of its operator and of the whole workspace.',
    access: 'facility:read',
    query: listFacilitiesQuery,
    replies: { 200: { description: 'One page.', schema: listFacilitiesReply } },
    async handle(deps: FacilityDeps, { caller, query: { page, limit } }) {
      const { facilities, total } = await listFacilities(deps, caller, { page, limit });
      return json(200, {
        success: true,
        count: facilities.length,
        facilities: facilities.map(facilityJson),
        page,
        limit,
        total,
        totalPages: Math.ceil(total / limit),
      });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/facilities',
    operationId: 'createFacility',
    tag,
    summary: 'Register a facility by its GLN',
    description:
      'A GLN belongs to one workspace of the platform: one that is registered already is refused with 409, without a word of whose it is.',
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
    description:
      'With its address, which is never published. A key bound to one operator may read facilities of that operator and of the whole workspace.',
    access: 'facility:read',
    params,
    replies: { 200: { description: 'The facility.', schema: facilityReply } },
    errors: { 404: unknown },
    async handle(deps: FacilityDeps, { caller, params }) {
      const facility = await getFacility(deps, caller, params.id);
      return json(200, { success: true, facility: facilityJson(facility) });
    },
  }),
  defineRoute({
    method: 'put',
    path: '/api/v1/facilities/{id}',
    operationId: 'updateFacility',
    tag,
    summary: 'Change a facility',
    description:
      'What is not sent stays. Passports that name the facility show the change at once. A facility of the whole workspace is not for operator-scoped credentials to change.',
    access: 'facility:write',
    rejection: 'standard',
    params,
    body: updateFacilityBody,
    replies: { 200: { description: 'The facility.', schema: facilityReply } },
    errors: { 404: unknown },
    async handle(deps: FacilityDeps, { caller, params: { id }, body, ip }) {
      const facility = await updateFacility(deps, caller, { ...body, id, ip });
      return json(200, { success: true, facility: facilityJson(facility) });
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/v1/facilities/{id}',
    operationId: 'deleteFacility',
    tag,
    summary: 'Delete a facility',
    description: 'Passports that name it stay, and name none from then on.',
    access: 'facility:write',
    params,
    replies: { 200: { description: 'The facility is gone.', schema: deleteFacilityReply } },
    errors: { 404: unknown },
    async handle(deps: FacilityDeps, { caller, params: { id }, ip }) {
      await deleteFacility(deps, caller, { id, ip });
      return json(200, { success: true });
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
