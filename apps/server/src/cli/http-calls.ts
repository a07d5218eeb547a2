import type { Command } from 'commander';

/** What does the same on a running server; commands that have no such call are not there. */
export const httpCalls: Readonly<Record<string, string>> = {
  'tenant create': 'POST /platform/v1/tenants, logged in as a platform administrator',
  'tenant update': 'PATCH /platform/v1/tenants/{id}, logged in as a platform administrator',
  'tenant suspend':
    'PATCH /platform/v1/tenants/{id} with the subscription status canceled, logged in as a platform administrator',
  'tenant list': 'GET /platform/v1/tenants, logged in as a platform administrator',
  'user create': 'POST /api/v1/users',
  'user list': 'GET /api/v1/users',
  'user reset-password': 'PATCH /api/v1/users/{id}',
  'key create': 'POST /api/v1/api-keys',
  'key list': 'GET /api/v1/api-keys',
  'key revoke': 'DELETE /api/v1/api-keys/{id}',
  'grant issue': 'POST /api/v1/grants',
  'grant list': 'GET /api/v1/grants',
  'grant approve': 'POST /api/v1/grants/{id}/approve',
  'grant deny': 'POST /api/v1/grants/{id}/deny',
  'grant revoke': 'DELETE /api/v1/grants/{id}',
  'import passports': 'POST /api/v1/passports/bulk',
  'import units': 'POST /api/v1/passports/{passportId}/units',
  'import telemetry': 'POST /api/v1/units/{id}/events/bulk',
  'import events': 'POST /api/v1/events/epcis and POST /api/v1/events',
  'export passports': 'GET /api/v1/passports and GET /api/v1/passports/{id}',
  'export units': 'GET /api/v1/passports/{passportId}/units',
  'export telemetry': 'GET /api/v1/units/{id}/events',
  'export events': 'GET /api/v1/events',
  'audit verify': 'GET /api/v1/audit-log',
};

/** The HTTP call to use in place of a command; undefined where only the command does what it does. */
export function httpCallOf(command: Command): string | undefined {
  const names: string[] = [];
  for (let at: Command | null = command; at?.parent; at = at.parent) names.unshift(at.name());
  return httpCalls[names.join(' ')];
}
