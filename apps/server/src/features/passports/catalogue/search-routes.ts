import type { z } from 'zod';
import { defineRoute, json, type RouteDeps } from '../../../platform/http/route.js';
import type { Clock } from '../../../platform/clock.js';
import { countPassports } from './count-passports.js';
import type { FoundPassport, SearchOrder } from './passport-search-model.js';
import { searchPassports, type SearchQuestion } from './search-passports.js';
import {
  countPassportsQuery,
  countPassportsReply,
  searchPassportsQuery,
  searchPassportsReply,
} from './search-schemas.js';

const tag = 'Passports';

type SearchDeps = RouteDeps & { readonly clock: Clock };

export const searchRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/passports/search',
    extension: true,
    operationId: 'searchPassports',
    tag,
    summary: 'Search the catalogue',
    description:
      'By words and filters, drafts too, in an order of choice. A row says as much as a table shows; `GET /api/v1/passports/{id}` has the whole.',
    access: 'passport:read',
    query: searchPassportsQuery,
    replies: { 200: { description: 'One page of matches.', schema: searchPassportsReply } },
    errors: { 400: 'INVALID_CURSOR: of another list or order; or a parameter is ill-formed.' },
    async handle(deps: SearchDeps, { caller, query }) {
      const { sort, limit, cursor, ...fields } = query;
      const { passports, ...page } = await searchPassports(deps, caller, {
        ...questionOf(fields),
        ...orderOf(sort),
        limit,
        cursor,
      });
      return json(200, { success: true, ...page, passports: passports.map(foundJson) });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/passports/counts',
    extension: true,
    operationId: 'countPassports',
    tag,
    summary: 'Count the catalogue',
    description: 'How many passports pass the filters of the search, and what they lack.',
    access: 'passport:read',
    query: countPassportsQuery,
    replies: { 200: { description: 'The counts.', schema: countPassportsReply } },
    errors: { 400: 'A parameter is ill-formed.' },
    async handle(deps: SearchDeps, { caller, query }) {
      return json(200, {
        success: true,
        ...(await countPassports(deps, caller, questionOf(query))),
      });
    },
  }),
];

export function questionOf(fields: z.output<typeof countPassportsQuery>): SearchQuestion {
  const { sealed, vcReady, archived, facilityId } = fields;
  return {
    ...fields,
    sealed: sealed === undefined ? undefined : sealed === 'true',
    vcReady: vcReady === undefined ? undefined : vcReady === 'true',
    archived: archived === 'true',
    facilityId: facilityId === 'none' ? null : facilityId,
  };
}

function orderOf(sort: string): { readonly order: SearchOrder; readonly descending: boolean } {
  const descending = sort.startsWith('-');
  return { order: (descending ? sort.slice(1) : sort) as SearchOrder, descending };
}

function foundJson({ name, nameKey: _, ...found }: FoundPassport) {
  return {
    ...found,
    name: name === '' ? null : name,
    sealedAt: found.sealedAt?.toISOString() ?? null,
    archivedAt: found.archivedAt?.toISOString() ?? null,
    updatedAt: found.updatedAt.toISOString(),
  };
}
