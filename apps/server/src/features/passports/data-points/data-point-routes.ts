import { z } from 'zod';
import { passportParam } from '../../../platform/http/field-schemas.js';
import { privateHeaders } from '../../../platform/http/request/sent-token.js';
import { defineRoute } from '../../../platform/http/route.js';
import { mostAccepted } from '../../../representations/negotiation/accept.js';
import { dataPointsQuery, dataPointsReply } from './data-point-schemas.js';
import { dataPointsCsv } from './data-points-csv.js';
import {
  listDataPoints,
  type ListDataPointsDeps,
  type PassportDataPoints,
} from './list-data-points.js';

type Format = 'csv' | 'json';

const forms = [
  ['text/csv', 'csv'],
  ['application/json', 'json'],
] as const satisfies readonly (readonly [string, Format])[];

export const dataPointRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/passports/{id}/data-points',
    extension: true,
    operationId: 'listDataPoints',
    tag: 'Passports',
    summary: 'The 71 data points of a battery passport',
    description:
      'Of each data point of Annex XIII to Regulation (EU) 2023/1542: value and unit, audience, status for the type of the battery, and why it is empty where it is. Nothing masked, drafts too. CSV with `Accept: text/csv` or `format=csv`, in UTF-8 with a byte order mark; what a spreadsheet would run as a formula has an apostrophe before it. Needs passport:update, or the role AUDITOR.',
    access: 'passport:read',
    rejection: 'standard',
    params: z.object({ id: passportParam }),
    query: dataPointsQuery,
    replies: {
      200: {
        description: 'The data points.',
        mediaTypes: { 'application/json': dataPointsReply, 'text/csv': z.string() },
      },
    },
    errors: {
      400: 'A format that is neither `json` nor `csv`.',
      404: 'No such passport in this workspace, by UUID or productId.',
      409: 'PASSPORT_NOT_BATTERY.',
    },
    async handle(deps: ListDataPointsDeps, { caller, params, query, headers }) {
      const dataPoints = await listDataPoints(deps, caller, params.id);
      const format = query.format ?? mostAccepted<Format>(headers.accept, forms) ?? 'json';
      return format === 'csv' ? csvReply(dataPoints) : jsonReply(dataPoints);
    },
  }),
];

const replyHeaders = { ...privateHeaders, Vary: 'Accept' };

function csvReply({ passport, points }: PassportDataPoints) {
  const name = encodeURIComponent(`data-points-${passport.productId}.csv`);
  return {
    status: 200 as const,
    headers: { ...replyHeaders, 'Content-Disposition': `attachment; filename*=UTF-8''${name}` },
    raw: { contentType: 'text/csv; charset=utf-8', content: dataPointsCsv(points) },
  };
}

function jsonReply({ passport, points, batteryType, ...counts }: PassportDataPoints) {
  const body: z.input<typeof dataPointsReply> = {
    success: true,
    id: passport.id,
    productId: passport.productId,
    passportStatus: passport.status,
    version: passport.editCount,
    updatedAt: passport.updatedAt.toISOString(),
    updatedBy: passport.updatedBy,
    batteryType: batteryType ?? null,
    ...counts,
    dataPoints: points.map((point) => ({
      ...point,
      audiences: [...point.audiences],
      paths: [...point.paths],
    })),
  };
  return {
    status: 200 as const,
    headers: replyHeaders,
    raw: { contentType: 'application/json; charset=utf-8', content: JSON.stringify(body) },
  };
}
