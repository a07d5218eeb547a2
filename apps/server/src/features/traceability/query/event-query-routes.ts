import { ApiError } from '../../../platform/http/api-error.js';
import { defineRoute } from '../../../platform/http/route.js';
import { epcisQueryDocumentText } from '../../../representations/epcis-document.js';
import type { CaptureDeps } from '../capture/store-events.js';
import { epcisDocumentSchema } from '../lineage/lineage-schemas.js';
import { listEventsQuery } from './event-query-schemas.js';
import { listEvents } from './list-events.js';

export const eventQueryRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/events',
    extension: true,
    operationId: 'listEvents',
    tag: 'Traceability & Audit',
    summary: 'Query the events of a workspace',
    description:
      'An EPCISQueryDocument, newest first by eventTime. Link with rel="next" leads to the next page. Each parameter is there once; several values stand between commas. An operator-scoped key sees what its operator captured.',
    access: 'passport:read',
    query: listEventsQuery,
    replies: {
      200: {
        description: 'One page.',
        mediaTypes: { 'application/json': epcisDocumentSchema },
      },
    },
    async handle(deps: CaptureDeps, { caller, query, url }) {
      requireEachOnce(url);
      const { events, nextPageToken } = await listEvents(deps, caller, query);
      return {
        status: 200 as const,
        headers: nextPageToken === null ? {} : { Link: linkToNext(url, nextPageToken) },
        raw: {
          contentType: 'application/json; charset=utf-8',
          content: epcisQueryDocumentText(events, deps.clock.now()),
        },
      };
    },
  }),
];

/**
 * The standard has one value or list for each parameter. Of two the first would exclude what the second allows.
 *
 * @param url - Path with query string, as sent.
 * @throws a 400 for a parameter that is there twice.
 */
function requireEachOnce(url: string): void {
  const seen = new Set<string>();
  for (const name of parametersOf(url).keys()) {
    if (seen.has(name)) {
      throw ApiError.badRequest(
        `${name.slice(0, 100)} is there more than once: several values stand between commas.`,
      );
    }
    seen.add(name);
  }
}

/** RFC 8288, as the standard wants it. */
function linkToNext(url: string, nextPageToken: string): string {
  const parameters = parametersOf(url);
  parameters.set('nextPageToken', nextPageToken);
  const [path = ''] = url.split('?', 1);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}

function parametersOf(url: string): URLSearchParams {
  const [path = ''] = url.split('?', 1);
  return new URLSearchParams(url.slice(path.length));
}
