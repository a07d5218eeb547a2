import { z } from 'zod';
import { pageQuery } from '../../../platform/http/lists/pagination.js';
import { eventParameters, type EventParameterName } from './event-parameters.js';

/** A parameter of the standard that is not in the table would have excluded something: it is refused. */
const standardParameter = /^(?:EQ|GE|GT|LE|LT|MATCH|EXISTS|HASATTR|EQATTR|WD)_/;

const { limit: perPage } = pageQuery({ defaultLimit: 100, maxLimit: 500 });
const text = (description: string) => z.string().optional().meta({ description });

const conditions = Object.fromEntries(
  Object.entries(eventParameters).map(([name, { description }]) => [name, text(description)]),
) as Record<EventParameterName, ReturnType<typeof text>>;

const knownParameters = {
  ...conditions,
  perPage,
  nextPageToken: text('From the Link header of the page before.'),
};

export const listEventsQuery = z.looseObject(knownParameters).superRefine((query, context) => {
  for (const name of Object.keys(query)) {
    if (name in knownParameters || !standardParameter.test(name)) continue;
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'is no parameter that is known here',
    });
  }
});
