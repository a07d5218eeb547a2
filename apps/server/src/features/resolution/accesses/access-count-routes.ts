import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { succeeded } from '../../../platform/http/field-schemas.js';
import { defineRoute, json, type RouteDeps } from '../../../platform/http/route.js';
import { countAccesses, maxCountedDays } from './count-accesses.js';

type AccessCountDeps = RouteDeps & { readonly clock: Clock };

const day = (what: string) =>
  z.iso
    .date()
    .transform((text) => new Date(`${text}T00:00:00Z`))
    .optional()
    .meta({ description: `${what} \`YYYY-MM-DD\`, UTC.` });

const countAccessesQuery = z.object({
  passportId: z.uuid().toLowerCase().optional().meta({ description: 'Openings of one passport.' }),
  unitId: z.uuid().toLowerCase().optional().meta({ description: 'Openings of one battery unit.' }),
  from: day('First day. Default: 30 days before `to`.'),
  to: day(`Day after the last, at most ${maxCountedDays} days after \`from\`. Default: tomorrow.`),
});

const counted = (description: string) => z.int().min(0).meta({ description });

const countAccessesReply = z
  .looseObject({
    success: succeeded,
    total: counted('Openings in the whole time.'),
    counts: z
      .array(
        z
          .looseObject({
            day: z.iso.date().meta({ description: 'Day, UTC.' }),
            representation: z
              .string()
              .meta({ description: 'What was answered, such as `html` or `json-ld`.' }),
            tier: z.string().meta({ description: 'Tier of the viewer, such as `public`.' }),
            count: counted('Openings of that day in that form and tier.'),
          })
          .meta({ id: 'AccessCount' }),
      )
      .meta({ description: 'By day, form and tier; days without openings are left out.' }),
  })
  .meta({ id: 'CountAccessesReply' });

export const accessCountRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/access-counts',
    extension: true,
    operationId: 'countAccesses',
    tag: 'Passports',
    summary: 'How often passports were opened',
    description:
      'Openings of public pages and documents by day, form and tier, a second after they happened. Numbers only: who it was is not in them. Those of a unit count for its passport, too.',
    access: 'passport:read',
    query: countAccessesQuery,
    replies: { 200: { description: 'The counts.', schema: countAccessesReply } },
    errors: {
      400: 'A parameter is ill-formed, both ids are sent, or the time is too long.',
      404: 'No such passport or unit in this workspace.',
    },
    async handle(deps: AccessCountDeps, { caller, query }) {
      const { total, counts } = await countAccesses(deps, caller, query);
      const shown = counts.map((one) => ({ ...one, day: one.day.toISOString().slice(0, 10) }));
      return json(200, { success: true, total, counts: shown });
    },
  }),
];
