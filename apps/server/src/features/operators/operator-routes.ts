import { z } from 'zod';
import { messageOnlyErrorSchema, standardErrorSchema } from '../../platform/http/error-schemas.js';
import { localeOf } from '../../platform/http/request/locale.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { idParam } from '../../platform/http/field-schemas.js';
import { createOperator, type CreateOperatorDeps } from './create-operator.js';
import { getOperator } from './get-operator.js';
import { listOperators } from './list-operators.js';
import type { EconomicOperator } from './operator-model.js';
import {
  createOperatorBody,
  createOperatorQuery,
  createOperatorReply,
  listOperatorsQuery,
  listOperatorsReply,
  operatorReply,
  removeOperatorReply,
  restoreOperatorReply,
  updateOperatorBody,
} from './operator-schemas.js';
import { removeOperator, type RemoveOperatorDeps } from './remove-operator.js';
import { restoreOperator, type RestoreOperatorDeps } from './restore-operator.js';
import { updateOperator } from './update-operator.js';

type OperatorRouteDeps = CreateOperatorDeps & RemoveOperatorDeps & RestoreOperatorDeps;

const tag = 'Economic Operators';
const params = z.object({ id: idParam('operator') });
const unknown = 'No such operator in this workspace.';
const unknownMessageOnly = { description: unknown, schema: messageOnlyErrorSchema };

export const operatorRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/operators',
    operationId: 'listOperators',
    tag,
    summary: 'List economic operators',
    description: 'A key bound to one operator sees that operator alone.',
    access: 'operator:read',
    query: listOperatorsQuery,
    replies: { 200: { description: 'Operators by name.', schema: listOperatorsReply } },
    async handle(deps: OperatorRouteDeps, { caller, query }) {
      const operators = await listOperators(deps, caller, query.archived === 'true');
      const shown = operators.map(operatorJson);
      return json(200, { success: true, count: shown.length, operators: shown });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/operators',
    operationId: 'registerOperator',
    tag,
    summary: 'Register an economic operator',
    description:
      'If the workspace has this regId already, even archived, the existing record is returned and the submitted name, role and scheme are ignored. A new EORI number may be looked up in a register: the warning EORI_NOT_FOUND says that it is not there.',
    access: 'operator:create',
    rejection: 'message-only',
    query: createOperatorQuery,
    body: createOperatorBody,
    replies: { 201: { description: 'The operator.', schema: createOperatorReply } },
    async handle(deps: OperatorRouteDeps, { caller, query, body, headers, ip }) {
      const locale = localeOf(query.lang, headers);
      const { operator, created, warnings } = await createOperator(deps, caller, {
        ...body,
        ip,
        locale,
      });
      return json(201, {
        success: true,
        message: created
          ? 'Economic operator registered'
          : 'Economic operator was registered before',
        operator: operatorJson(operator),
        warnings,
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/operators/{id}',
    operationId: 'getOperator',
    tag,
    summary: 'Get an economic operator',
    description: 'Archived ones too. A key bound to another operator is refused with 403.',
    access: 'operator:read',
    params,
    replies: { 200: { description: 'The operator.', schema: operatorReply } },
    errors: { 404: unknown },
    async handle(deps: OperatorRouteDeps, { caller, params }) {
      const operator = await getOperator(deps, caller, params.id);
      return json(200, { success: true, operator: operatorJson(operator) });
    },
  }),
  defineRoute({
    method: 'patch',
    path: '/api/v1/operators/{id}',
    operationId: 'updateOperator',
    tag,
    summary: "Change an operator's name or role",
    description:
      'Nothing else can be changed, and what is no text is ignored. The public documents of all its passports show the change at once.',
    access: 'operator:write',
    rejection: 'message-only',
    params,
    body: updateOperatorBody,
    replies: { 200: { description: 'The operator.', schema: operatorReply } },
    errors: { 404: unknownMessageOnly },
    async handle(deps: OperatorRouteDeps, { caller, params: { id }, body, ip }) {
      const { name, role, eori } = body;
      const operator = await updateOperator(deps, caller, { id, name, role, eori, ip });
      return json(200, { success: true, operator: operatorJson(operator) });
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/v1/operators/{id}',
    operationId: 'deleteOperator',
    tag,
    summary: 'Delete or archive an operator',
    description:
      'An operator that nothing refers to is deleted. One with passports is archived, and so are they, drafts too, until the retention period is over: lists leave them out, their public addresses still answer. A passport that was decommissioned before keeps its own retention period. One that only keys or facilities refer to is archived, too. Archived operators take no new passports.',
    access: 'operator:write',
    params,
    replies: {
      200: { description: 'It is deleted, or archived.', schema: removeOperatorReply },
    },
    errors: {
      404: unknownMessageOnly,
      409: {
        description:
          'It can be neither deleted nor archived; or WORKSPACE_LIMIT_REACHED: more passports would be archived than ten times the limit of the plan, and none is.',
        schema: z.union([messageOnlyErrorSchema, standardErrorSchema]),
      },
    },
    async handle(deps: OperatorRouteDeps, { caller, params: { id }, ip }) {
      const { archived, archivedPassports } = await removeOperator(deps, caller, { id, ip });
      const count = archivedPassports === undefined ? {} : { archivedPassports };
      return json(200, { success: true, archived, ...count });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/operators/{id}/restore',
    operationId: 'restoreOperator',
    tag,
    summary: 'Restore an archived operator',
    description:
      'And the passports archived with it, but for decommissioned ones, which come back with their status. All of them, or none where plan or workspace have no room for all.',
    access: 'operator:write',
    params,
    replies: { 200: { description: 'It is active.', schema: restoreOperatorReply } },
    errors: {
      402: 'Subscription lapsed, plan without API access, or passport_quota_exceeded with `quota` and `upgradeUrl`: nothing is restored.',
      404: unknown,
      409: 'WORKSPACE_LIMIT_REACHED: too many drafts would come back; nothing is restored.',
    },
    async handle(deps: OperatorRouteDeps, { caller, params: { id }, ip }) {
      const restoredPassports = await restoreOperator(deps, caller, { id, ip });
      return json(200, { success: true, restoredPassports });
    },
  }),
];

function operatorJson(operator: EconomicOperator) {
  return {
    id: operator.id,
    name: operator.name,
    regId: operator.regId,
    regIdScheme: operator.regIdScheme,
    eori: operator.eori,
    role: operator.role,
    archivedAt: operator.archivedAt?.toISOString() ?? null,
    createdAt: operator.createdAt.toISOString(),
  };
}
