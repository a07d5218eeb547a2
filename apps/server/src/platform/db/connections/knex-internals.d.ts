/** The parts of Knex and pg that the embedded client builds on and that neither package declares. */
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';

  export default class PostgresClient {
    constructor(config: Knex.Config);
    version: string;
  }
}

declare module 'pg/lib/utils.js' {
  /** Turns a JavaScript value into the text (or bytes) PostgreSQL takes as a parameter. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
