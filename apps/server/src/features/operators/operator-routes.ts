import { z } from 'zod';
import { defineRoute, json } from '../../platform/http/route.js';
import { createOperator, type CreateOperatorDeps } from './create-operator.js';
import { getOperator } from './get-operator.js';
import { listOperators } from './list-operators.js';
import type { EconomicOperator } from './operator-model.js';
import {
  createOperatorBody,
  createOperatorReply,
  listOperatorsQuery,
  listOperatorsReply,
  operatorReply,
} from './operator-schemas.js';

const tag = 'Economic Operators';

export const operatorRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/operators',
    operationId: 'listOperators',
    tag,
    summary: 'List economic operators',
    access: 'operator:read',
    query: listOperatorsQuery,
    replies: { 200: { description: 'Operators by name.', schema: listOperatorsReply } },
    async handle(deps: CreateOperatorDeps, { caller, query }) {
      const operators = await listOperators(deps, caller, query.archived === 'true');
      const shown = operators.map(operatorJson);
      return json(200, { success: true, count: shown.length, operators: shown });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/operators',
    operationId: 'createOperator',
    tag,
    summary: 'Register an economic operator',
    description:
      'If the workspace has this regId already, even archived, the existing record is returned and the submitted name, role and scheme are ignored.',
    access: 'operator:create',
    rejection: 'message-only',
    body: createOperatorBody,
    replies: { 201: { description: 'The operator.', schema: createOperatorReply } },
    async handle(deps: CreateOperatorDeps, { caller, body, ip }) {
      const { operator, created } = await createOperator(deps, caller, { ...body, ip });
      return json(201, {
        success: true,
        message: created
          ? 'Economic operator registered'
          : 'Economic operator was registered before',
        operator: operatorJson(operator),
        warnings: [],
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/operators/{id}',
    operationId: 'getOperator',
    tag,
    summary: 'Get an economic operator',
    access: 'operator:read',
    params: z.object({ id: z.string() }),
    replies: { 200: { description: 'The operator.', schema: operatorReply } },
    errors: { 404: 'No such operator in this workspace.' },
    async handle(deps: CreateOperatorDeps, { caller, params }) {
      const operator = await getOperator(deps, caller, params.id);
      return json(200, { success: true, operator: operatorJson(operator) });
    },
  }),
];

function operatorJson(operator: EconomicOperator) {
  return {
    id: operator.id,
    name: operator.name,
    regId: operator.regId,
    regIdScheme: operator.regIdScheme,
    role: operator.role,
    archivedAt: operator.archivedAt?.toISOString() ?? null,
    createdAt: operator.createdAt.toISOString(),
  };
}
