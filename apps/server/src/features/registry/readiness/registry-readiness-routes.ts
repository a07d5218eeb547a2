import { defineRoute, json } from '../../../platform/http/route.js';
import type { RegistryItem } from '../registry-model.js';
import { countRegistryStates } from './count-registry-states.js';
import type { JudgedCandidate } from './judge-candidates.js';
import { listRegistryReadiness, type RegistryDeps } from './list-registry-readiness.js';
import {
  countReadinessQuery,
  countReadinessReply,
  readinessQuery,
  readinessReply,
} from './registry-readiness-schemas.js';

const tag = 'Registry';

export const registryReadinessRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/registry/readiness',
    extension: true,
    operationId: 'listRegistryReadiness',
    tag,
    summary: 'What keeps passports from the registry',
    description:
      'Of each passport its state with the European registry and every blocker, with the cure and its source: conditions of this server, and what the registry will check when it reads the passport. Nothing is asked over the network. A credential that is bound to one operator sees the passports of that one.',
    access: 'passport:read',
    query: readinessQuery,
    replies: { 200: { description: 'A page of passports.', schema: readinessReply } },
    errors: { 400: 'INVALID_CURSOR, or a bad filter.' },
    async handle(deps: RegistryDeps, { caller, query }) {
      const page = await listRegistryReadiness(deps, caller, query);
      return json(200, {
        success: true,
        mappingVersion: page.mappingVersion,
        passports: page.judged.map(rowJson),
        nextCursor: page.nextCursor,
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/registry/readiness/counts',
    extension: true,
    operationId: 'countRegistryReadiness',
    heavy: true,
    tag,
    summary: 'Passports by state with the registry, and by blocker',
    description: 'Each passport is judged anew: a second and more for 1,000 of them.',
    access: 'passport:read',
    query: countReadinessQuery,
    replies: { 200: { description: 'The counts.', schema: countReadinessReply } },
    errors: { 400: 'A category that there is not.' },
    async handle(deps: RegistryDeps, { caller, query }) {
      const found = await countRegistryStates(deps, caller, query);
      return json(200, {
        success: true,
        counts: found.counts,
        blockers: found.blockers,
        countsAreExact: found.countsAreExact,
      });
    },
  }),
];

function rowJson({ candidate, state, ready, blockers, record }: JudgedCandidate) {
  return {
    passportId: candidate.id,
    productId: candidate.facts.productId,
    operatorId: candidate.operatorId,
    productIdentifier: record.productIdentifier,
    granularity: record.granularity,
    state,
    ready,
    blockers,
    exported: candidate.exported && handedInJson(candidate.exported),
    registered: candidate.registered && handedInJson(candidate.registered),
  };
}

function handedInJson(item: RegistryItem) {
  return {
    exportId: item.exportId,
    number: item.number,
    exportedAt: item.exportedAt.toISOString(),
    versionHash: item.record.versionHash,
    outcome: item.outcome,
    registrationId: item.registrationId,
    registeredAt: item.registeredAt?.toISOString() ?? null,
    code: item.resultCode,
    message: item.resultMessage,
    resultAt: item.resultAt?.toISOString() ?? null,
  };
}
