import { epcKey, parseTime, type EpcRole } from '@dpp/epcis';
import { ApiError } from '../../../platform/http/api-error.js';
import { bareWord, boundedKey } from '../event-model.js';
import { chosenBy } from './epc-selection-model.js';

/** A condition on `epcis_events`, with `?` for each binding. */
export interface EventCondition {
  readonly sql: string;
  readonly bindings: readonly (string | Date | readonly string[])[];
}

/** A parameter of the EPCIS query: what it says in the description of the API, and what it asks of the rows. */
interface EventParameter {
  readonly description: string;
  /** @throws a 400 for a value that cannot be read. */
  condition(
    value: string,
    query: { readonly name: string; readonly tenantId: string },
  ): EventCondition;
}

/**
 * The parameters of `GET /api/v1/events` (EPCIS 2.0, section 8.2.7.1). Schema, description, SQL and the type of the
 * client follow from this table: a new parameter is a row here and a test.
 */
export const eventParameters = {
  eventType: oneOf('event_type', 'Types, with commas between them.'),
  GE_eventTime: time('event_time >= ?', 'Events at this time or later.'),
  LT_eventTime: time('event_time < ?', 'Events before this time.'),
  EQ_bizStep: wordOf('biz_step', 'Words or URIs, with commas between them.'),
  EQ_disposition: wordOf('disposition', 'Words or URIs, with commas between them.'),
  MATCH_epc: thingAs(
    ['observed', 'child'],
    'Things in epcList or childEPCs, with commas between them: as EPC or GS1 Digital Link, or a pattern such as urn:epc:idpat:sgtin:9506000.013435.*',
  ),
  MATCH_anyEPC: thingAs(
    ['observed', 'child', 'parent', 'input', 'output'],
    'The same, wherever an event names them.',
  ),
} as const satisfies Record<string, EventParameter>;

export type EventParameterName = keyof typeof eventParameters;

function oneOf(
  column: 'event_type' | 'biz_step' | 'disposition',
  description: string,
  read: (value: string) => string = (value) => value,
): EventParameter {
  return {
    description,
    condition: (value) => ({
      sql: `${column} = any(?::text[])`,
      bindings: [valuesOf(value).map(read)],
    }),
  };
}

/** Words of the vocabulary are stored bare. */
function wordOf(column: 'biz_step' | 'disposition', description: string): EventParameter {
  return oneOf(column, description, bareWord);
}

function time(sql: string, description: string): EventParameter {
  return {
    description,
    condition(value, { name }) {
      const moment = parseTime(value);
      if (moment) return { sql, bindings: [new Date(moment.epochMs)] };
      throw ApiError.badRequest(
        `${name} has to be a date and time with its offset, such as 2026-03-04T10:00:00Z; a plus sign is written %2B.`,
      );
    },
  };
}

function thingAs(roles: readonly EpcRole[], description: string): EventParameter {
  return {
    description,
    condition(value, { tenantId }) {
      const uris = valuesOf(value);
      const patterns = uris.filter((uri) => uri.startsWith('urn:epc:idpat:'));
      const keysOf = (named: readonly string[]) => named.map((uri) => boundedKey(epcKey(uri)));
      const chosen = chosenBy({ keys: keysOf(uris), classes: keysOf(patterns) });
      return {
        sql: `id in (select epc.event_id from epcis_event_epcs as epc
              where epc.tenant_id = ? and epc.role = any(?::text[]) and not epc.is_class
                and (${chosen.sql}))`,
        bindings: [tenantId, [...roles], ...chosen.bindings],
      };
    },
  };
}

function valuesOf(text: string): string[] {
  return text.split(',').filter((value) => value !== '');
}
