import { createHash } from 'node:crypto';
import { eventContent, eventHash } from '@dpp/epcis';
import { parseSync } from 'libpg-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.js';
import {
  migrateOne,
  migrateToLatest,
  migrationNames,
  rollBackOne,
} from '../src/platform/db/schema/migrate.js';
import { collectStatements } from '../test/support/distributed-queries/collected-statements.js';
import { openEmptyDatabase } from '../test/support/test-database.js';

interface AlterTable {
  readonly cmds: readonly { readonly AlterTableCmd: { readonly subtype: string } }[];
}

/** Kinds of the subcommands of each `alter table`. */
function alterations(sql: string): string[][] {
  if (!/^\s*alter table/i.test(sql)) return [];
  const { stmts = [] } = parseSync(sql) as { stmts?: { stmt: { AlterTableStmt?: AlterTable } }[] };
  return stmts.flatMap(({ stmt: { AlterTableStmt: altered } }) =>
    altered ? [altered.cmds.map(({ AlterTableCmd: { subtype } }) => subtype)] : [],
  );
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = new Date(Date.UTC(2027, 0, 1));
const tenant_id = id(1);

/** A row for each table that a migration makes, in an order that foreign keys allow. */
const rowsOf: Readonly<Record<string, readonly (readonly [table: string, row: object])[]>> = {
  '20261121090000_tenants': [
    [
      'tenants',
      {
        id: tenant_id,
        name: 'Acme',
        subdomain: 'acme',
        tier: 'growth',
        subscription_status: 'active',
        created_at: at,
        updated_at: at,
      },
    ],
    [
      'tenants',
      {
        id: id(19),
        name: 'Without passports',
        subdomain: 'empty',
        tier: 'growth',
        subscription_status: 'active',
        created_at: at,
        updated_at: at,
      },
    ],
  ],
  '20261121090100_directory': [
    ['directory', { kind: 'GLN', key: '9506000134369', tenant_id, row_id: id(5) }],
    ['directory', { kind: 'EMAIL', key: 'admin@platform.example', row_id: id(10) }],
    ['directory', { kind: 'GTIN', key: '09506000134352', tenant_id, claimed_at: at }],
    ['directory', { kind: 'GTIN', key: '09506000134352', tenant_id: id(11), claimed_at: at }],
  ],
  '20261121090200_operators_and_facilities': [
    [
      'operators',
      {
        tenant_id,
        id: id(4),
        name: 'Acme',
        reg_id: 'DE1',
        role: 'MANUFACTURER',
        created_at: at,
        updated_at: at,
      },
    ],
    [
      'facilities',
      {
        tenant_id,
        id: id(5),
        operator_id: id(4),
        gln: '9506000134369',
        name: 'Mill',
        country: 'PT',
        created_at: at,
        updated_at: at,
      },
    ],
  ],
  '20261121090300_api_keys': [
    [
      'api_keys',
      {
        tenant_id,
        id: id(2),
        key_id: '0badc0de',
        secret_sha256: 'ab',
        name: 'key',
        role: 'AUDITOR',
        permissions: '["passport:read"]',
        operator_id: id(4),
        created_at: at,
      },
    ],
  ],
  '20261121090400_signing_keys': [
    [
      'signing_keys',
      {
        tenant_id,
        id: id(3),
        key_number: 1,
        public_key_pem: 'pem',
        public_key_sha256: 'ab',
        private_key: 'v1',
        certificate_chain: '["AAAA"]',
        created_at: at,
      },
    ],
  ],
  '20261121090500_passports': [
    [
      'passports',
      {
        tenant_id,
        id: id(6),
        operator_id: id(4),
        facility_id: id(5),
        product_id: 'SKU-1',
        status: 'ACTIVE',
        metadata: '{"b":1,"a":2}',
        created_at: at,
        updated_at: at,
      },
    ],
  ],
  '20261121090600_passport_seals_and_versions': [
    [
      'passport_seals',
      {
        tenant_id,
        passport_id: id(6),
        signing_key_id: id(3),
        merkle_root: 'ab',
        digital_seal: 'AAAA',
        leaf_hashes: '{}',
        leaf_salts: '{}',
        sealed_at: at,
      },
    ],
    [
      'passport_versions',
      {
        tenant_id,
        passport_id: id(6),
        version: 1,
        status: 'ACTIVE',
        metadata: '{"a":1}',
        merkle_root: 'ab',
        leaf_hashes: '{}',
        leaf_salts: '{}',
        changed_by: 'api-key:1',
        change_reason: 'API Update',
        created_at: at,
      },
    ],
  ],
  '20261121090700_passport_accesses': [
    [
      'passport_accesses',
      {
        tenant_id,
        passport_id: id(6),
        representation: 'html',
        access_tier: 'public',
        accessed_at: at,
      },
    ],
  ],
  '20261121090800_outbox_and_notifications': [
    [
      'outbox_events',
      { tenant_id, id: id(7), event_type: 'passport.sealed', payload: '{}', created_at: at },
    ],
    [
      'notifications',
      {
        tenant_id,
        id: id(9),
        kind: 'operator.created',
        message: 'x',
        target_type: 'operator',
        target_id: id(4),
        created_at: at,
      },
    ],
  ],
  '20261121090900_audit_log': [
    [
      'audit_log',
      {
        tenant_id,
        id: id(8),
        seq: 1,
        action: 'operator.created',
        actor: 'system',
        target_type: 'operator',
        target_id: id(4),
        details: '{}',
        previous_hash: '00',
        entry_hash: 'ab',
        created_at: at,
      },
    ],
    [
      'audit_heads',
      { tenant_id, seq: 1, entry_hash: 'ab', signed_at: at, key_id: 'ab', signature: 'AAAA' },
    ],
  ],
  '20261121091000_idempotency_keys': [
    [
      'idempotency_keys',
      {
        tenant_id,
        scope: 'createPassport',
        idempotency_key: 'k',
        request_sha256: 'ab',
        created_at: at,
      },
    ],
  ],
  '20261121091100_workspace_usage': [['workspace_usage', { tenant_id, content_bytes: 26 }]],
  '20261121091200_users_and_sessions': [
    [
      'users',
      {
        tenant_id,
        id: id(10),
        email: 'admin@acme.example',
        role: 'TENANT_ADMIN',
        password_hash: '$argon2id$…',
        created_at: at,
        updated_at: at,
      },
    ],
    ['recovery_codes', { tenant_id, user_id: id(10), code_sha256: 'ab' }],
    [
      'sessions',
      { tenant_id, id: id(12), user_id: id(10), mfa: false, created_at: at, expires_at: at },
    ],
  ],
  '20261121091300_platform_administrators': [
    [
      'platform_administrators',
      {
        id: id(13),
        email: 'admin@platform.example',
        password_hash: '$argon2id$…',
        created_at: at,
        updated_at: at,
      },
    ],
    ['platform_recovery_codes', { user_id: id(13), code_sha256: 'ab' }],
    [
      'platform_sessions',
      { id: id(14), user_id: id(13), mfa: false, created_at: at, expires_at: at },
    ],
  ],
  '20261121091400_login_failures': [
    ['login_failures', { id: id(15), counter_sha256: 'ab', failed_at: at }],
  ],
  '20261121091500_platform_secrets': [
    ['platform_secrets', { name: 'seal-ca', envelope: 'v1', created_at: at }],
    ['seal_authorities', { certificate_pem: 'pem', first_used_at: at }],
  ],
  '20261121091600_request_budgets': [
    ['request_budgets', { key: 'ip:192.0.2.1', taken: 1, resets_at: at }],
  ],
  '20261121091700_platform_turns': [
    ['sweeps', { name: 'yearly', began_at: at }],
    ['platform_turns', { name: 'seed-demo', taken_at: at }],
  ],
  '20261122090000_holders_of_keys': [],
  '20261123160000_battery_units': [
    [
      'battery_units',
      {
        tenant_id,
        id: id(16),
        passport_id: id(6),
        serial_number: 'BAT-1',
        status: 'IN_SERVICE',
        predecessor_unit_id: id(17),
        created_at: at,
        updated_at: at,
      },
    ],
    [
      'unit_events',
      {
        tenant_id,
        unit_id: id(16),
        recorded_at: at,
        id: id(18),
        event_type: 'OTHER',
        payload: '{"b":1,"a":2}',
        created_at: at,
      },
    ],
  ],
  '20261123190000_orders_of_units_and_events': [],
  '20261123190100_units_that_have_ceased': [],
  '20261123193000_status_lists': [
    ['status_lists', { tenant_id: id(19), bits: 131072, drawn: 1, revoked: 1 }],
    [
      'status_indexes',
      { tenant_id: id(19), status_index: 7, passport_id: id(20), passport_revision: 1 },
    ],
    ['status_revocations', { tenant_id: id(19), status_index: 7, revoked_at: at }],
    ['status_list_credentials', { tenant_id: id(19) }],
  ],
  '20261123200000_access_grants': [
    [
      'access_grants',
      {
        tenant_id,
        id: id(21),
        status: 'ACTIVE',
        kind: 'AUTHORITY',
        grantee_name: 'Ines Duarte',
        scope_type: 'TENANT',
        issuer_type: 'PLATFORM',
        expires_at: at,
        token_sha256: 'ab',
        created_at: at,
      },
    ],
  ],
  '20261123213000_webhooks': [
    [
      'webhook_subscriptions',
      {
        tenant_id,
        id: id(22),
        url: 'https://hooks.example',
        events: '["*"]',
        is_active: true,
        secret: 'v1',
        created_at: at,
        updated_at: at,
      },
    ],
    [
      'webhook_messages',
      { tenant_id, id: id(7), event_type: 'passport.sealed', payload: '{}', created_at: at },
    ],
    [
      'webhook_deliveries',
      {
        tenant_id,
        id: id(23),
        subscription_id: id(22),
        message_id: id(7),
        event_type: 'passport.sealed',
        status: 'PENDING',
        next_attempt_at: at,
        created_at: at,
      },
    ],
  ],
  '20261123221000_pictures': [
    [
      'pictures',
      {
        tenant_id,
        sha256: 'ab',
        media_type: 'image/png',
        width: 3,
        height: 2,
        content: Buffer.from('png'),
        created_at: at,
      },
    ],
    [
      'passport_pictures',
      {
        tenant_id,
        passport_id: id(6),
        number: 1,
        url: 'https://pictures.example/1.png',
        sha256: 'ab',
      },
    ],
  ],
  '20261123230000_epcis_events': [
    ['epcis_arrivals', { tenant_id, last_arrival: 1 }],
    [
      'epcis_events',
      {
        tenant_id,
        id: id(22),
        arrival: 1,
        event_time: at,
        event_type: 'ObjectEvent',
        epcs: '["urn:a:b"]',
        epc_count: 1,
        event_hash: 'ni:///sha-256;ab',
        declares_error: false,
        erroneous: false,
        event: '{}',
        content_bytes: 2,
        captured_at: at,
      },
    ],
    [
      'epcis_event_epcs',
      {
        tenant_id,
        event_id: id(22),
        position: 0,
        epc_key: 'urn:a:b',
        role: 'observed',
        is_class: false,
        event_time: at,
        arrival: 1,
        provides: true,
        consumes: true,
      },
    ],
    ['epcis_event_edges', { tenant_id, child_id: id(22), parent_id: id(23) }],
  ],
  '20261124000000_dates_of_statuses': [],
  '20261125000000_bytes_of_events': [],
  '20261125040000_grants_by_token': [],
  '20261125070000_webhook_leases': [
    [
      'webhook_leases',
      {
        tenant_id,
        id: id(25),
        subscription_id: id(22),
        delivery_ids: [id(23)],
        leased_until: at,
      },
    ],
  ],
  '20261125080000_shown_events': [],
  '20261125090000_events_captured_again': [
    ['epcis_event_repeats', { tenant_id, event_id: id(22), operator_id: id(4) }],
  ],
  '20261125120000_contents_of_events': [],
  '20261125121000_shares_of_requests': [
    ['grant_request_refusals', { tenant_id, refused: 1, last_refused_at: at, told_at: at }],
  ],
  // Gone on the way back, so that it can be inserted again.
  '20261126000000_sandboxes': [
    [
      'tenants',
      {
        id: id(90),
        name: 'TEST Acme',
        subdomain: 'test--acme',
        tier: 'growth',
        subscription_status: 'active',
        sandbox_of: tenant_id,
        created_at: at,
        updated_at: at,
      },
    ],
    ['directory', { kind: 'SANDBOX', key: tenant_id, tenant_id, row_id: id(90) }],
    ['directory', { kind: 'SUBDOMAIN', key: 'test--acme', tenant_id: id(90) }],
  ],
  // Columns of tables above.
  '20261126010000_profiles_of_users': [],
  '20261126010100_account_tokens': [
    [
      'account_tokens',
      {
        tenant_id,
        token_sha256: 'ab',
        kind: 'RESET',
        user_id: id(10),
        password_sha256: 'cd',
        created_at: at,
        expires_at: at,
      },
    ],
    [
      'platform_account_tokens',
      {
        token_sha256: 'ab',
        kind: 'TICKET',
        user_id: id(13),
        password_sha256: 'cd',
        created_at: at,
        expires_at: at,
      },
    ],
  ],
  '20261126010200_invitations': [
    [
      'invitations',
      {
        tenant_id,
        id: id(91),
        email: 'guest@acme.example',
        role: 'AUDITOR',
        token_sha256: 'ab',
        invited_by: 'admin@acme.example',
        created_at: at,
        expires_at: at,
      },
    ],
  ],
  // Indexes of tables above.
  '20261126010300_filters_of_logs': [],
  '20261126020000_changes_of_passports': [],
  '20261126021000_editions_of_passports': [],
  '20261126030000_catalogue_entries': [
    ['passport_terms', { tenant_id, passport_id: id(6), term: 'later' }],
  ],
  '20261126031000_jobs': [
    [
      'jobs',
      {
        tenant_id,
        id: id(61),
        kind: 'SEAL',
        params: '{}',
        state: 'QUEUED',
        total: 1,
        author_kind: 'user',
        author_id: id(10),
        author_name: 'admin@acme.example',
        author_ip: '192.0.2.1',
        created_at: at,
        due_at: at,
      },
    ],
    ['job_items', { tenant_id, job_id: id(61), number: 1, passport_id: id(6) }],
  ],
  '20261127000000_imports': [
    [
      'imports',
      {
        tenant_id,
        id: id(62),
        file_name: 'products.csv',
        state: 'STORED',
        columns: '[]',
        decimal_comma: false,
        existing: 'LEAVE',
        allow_sku: false,
        created_by: 'admin@acme.example',
        updated_by: 'admin@acme.example',
        created_at: at,
        updated_at: at,
        due_at: at,
      },
    ],
    [
      'import_rows',
      { tenant_id, import_id: id(62), number: 1, line: 2, cells: '["SKU-1"]', bytes: 5 },
    ],
    ['import_row_faults', { tenant_id, import_id: id(62), kind: 'FIELD_MISSING:x', number: 1 }],
  ],
  '20261127010000_work_of_people': [
    ['today_snoozes', { tenant_id, person_id: id(10), kind: 'SEAL_MISSING', snoozed_until: at }],
  ],
  '20261127010100_units_of_workspaces': [],
  '20261127010200_attempts_of_deliveries': [
    ['webhook_attempts', { tenant_id, delivery_id: id(23), attempted_at: at, duration_ms: 12 }],
  ],
  '20261127010300_access_counts': [
    [
      'access_counts',
      {
        ...{ tenant_id, subject_kind: 'PASSPORT', subject_id: id(77), day: at },
        ...{ representation: 'html', access_tier: 'public', count: 3 },
      },
    ],
  ],
  '20261127010400_request_records': [
    [
      'request_records',
      {
        ...{ tenant_id, id: id(78), request_id: 'order-1', method: 'POST', path: '/' },
        ...{ status: 201, duration_ms: 12, actor: 'system', created_at: at },
      },
    ],
  ],
  '20261128000000_grants_of_the_platform': [],
  '20261129100000_eori_of_operators': [],
  '20261201100000_registry': [
    [
      'registry_mappings',
      { tenant_id, version: 1, mapping: '{}', created_by: 'system', created_at: at },
    ],
    [
      'registry_exports',
      {
        ...{ tenant_id, id: id(79), mapping_version: 1, mapping: '{}', total: 1 },
        ...{ created_by: 'system', created_at: at },
      },
    ],
    [
      'registry_items',
      {
        ...{ tenant_id, export_id: id(79), number: 1, passport_id: id(6), operator_id: id(4) },
        ...{ product_identifier: 'https://dpp.example/1', version_hash: 'ab', record: '{}' },
      },
    ],
    ['registry_entries', { tenant_id, passport_id: id(6), export_id: id(79), number: 1 }],
  ],
  '20261202100000_batches': [
    [
      'batches',
      {
        ...{ tenant_id, id: id(80), passport_id: id(6), lot: 'HEAT/4711', status: 'ACTIVE' },
        ...{ metadata: '{}', edit_count: 1, created_at: at, updated_at: at },
      },
    ],
  ],
  '20261203100000_hand_overs': [
    [
      'hand_overs',
      {
        ...{ tenant_id, id: id(80), unit_id: id(16), token_sha256: 'ab', becomes: 'REUSED' },
        ...{ created_by: 'system', created_at: at, expires_at: at },
      },
    ],
  ],
};

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

/** Every column, index, constraint, policy, right and function there is, as text. */
async function schema(): Promise<string[]> {
  const { rows } = await database.knex.raw<{ rows: { line: string }[] }>(`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
             || ' ' || coalesce(column_default, '') as line
      from information_schema.columns where table_schema = current_schema()
    union all
    select indexdef from pg_indexes where schemaname = current_schema()
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = current_schema()::regnamespace
    union all
    select tablename || ' ' || policyname || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '')
      from pg_policies where schemaname = current_schema()
    union all
    select relname || ' ' || relrowsecurity
      from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
    union all
    select table_name || '.' || column_name || ' ' || grantee || ' ' || privilege_type
      from information_schema.column_privileges
      where table_schema = current_schema() and grantee <> grantor
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace
    order by 1`);
  return rows.map(({ line }) => line).filter((line) => !line.includes('knex_migrations'));
}

async function rollBackAll(): Promise<void> {
  while ((await rollBackOne(database.knex)).length > 0);
}

async function insertRowsOf(names: readonly string[]): Promise<void> {
  for (const [table, row] of names.flatMap((name) => rowsOf[name] ?? [])) {
    await database.knex(table).insert(row);
  }
}

describe('the rows above', () => {
  it('are there for each migration', () => {
    expect(Object.keys(rowsOf)).toEqual(migrationNames);
  });
});

/** How many migrations are up, each with its rows; undefined after a failure. */
let standing: number | undefined;

async function standAt(count: number): Promise<void> {
  if (standing === count) return;
  await rollBackAll();
  for (let n = 0; n < count; n++) await migrateOne(database.knex);
  await insertRowsOf(migrationNames.slice(0, count));
}

describe.each(migrationNames.map((name, i) => [name, i] as const))('migration %s', (name, i) => {
  beforeAll(async () => {
    await standAt(i);
    standing = undefined;
  });

  it('goes up, takes a row, goes down to exactly the schema before, and up again', async () => {
    const before = await schema();
    expect(await migrateOne(database.knex)).toEqual([name]);
    const after = await schema();
    expect(after).not.toEqual(before);

    await insertRowsOf([name]);
    expect(await rollBackOne(database.knex)).toEqual([name]);
    expect(await schema()).toEqual(before);

    expect(await migrateOne(database.knex)).toEqual([name]);
    expect(await schema()).toEqual(after);
    await insertRowsOf([name]);
    standing = i + 1;
  });
});

describe('the bytes of events', () => {
  it('count to what a workspace stored before, and no more when they are taken back', async () => {
    const at = migrationNames.indexOf('20261125000000_bytes_of_events');
    await standAt(at);
    standing = undefined;
    const usage = async () =>
      (await database.knex('workspace_usage').first<{ content_bytes: number }>('content_bytes'))
        .content_bytes;
    const before = await usage();
    await migrateOne(database.knex);
    const stored = await database
      .knex('epcis_events')
      .first<{ bytes: number }>(database.knex.raw('octet_length(event) as bytes'));
    expect(stored.bytes).toBeGreaterThan(0);
    expect(await usage()).toBe(before + stored.bytes);
    await rollBackOne(database.knex);
    expect(await usage()).toBe(before);
  });
});

describe('the author of a passport', () => {
  it('is the actor of its last entry in the audit log', async () => {
    await standAt(migrationNames.indexOf('20261126020000_changes_of_passports'));
    standing = undefined;
    const { knex } = database;
    const entry = { target_type: 'passport', target_id: id(6), action: 'passport.sealed' };
    await knex('audit_log')
      .where({ tenant_id })
      .update({ ...entry, actor: 'ada@acme.example' });
    await migrateOne(knex);
    const passport = await knex('passports')
      .where({ id: id(6) })
      .first<{ updated_by: string; edit_count: number }>('updated_by', 'edit_count');
    expect(passport).toEqual({ updated_by: 'ada@acme.example', edit_count: 1 });
    const seal = await knex('passport_seals')
      .where({ passport_id: id(6) })
      .first<{ sealed_by: string }>('sealed_by');
    expect(seal).toEqual({ sealed_by: 'ada@acme.example' });
  });
});

describe('what is shown of events', () => {
  it('is there for those stored before, as the members of a lineage', async () => {
    await standAt(migrationNames.indexOf('20261125080000_shown_events'));
    standing = undefined;
    await migrateOne(database.knex);
    const { shown } = await database.knex('epcis_events').first<{ shown: string }>('shown');
    expect(shown).toBe(
      JSON.stringify({
        ...{ eventId: id(22), eventType: 'ObjectEvent', bizStep: null, disposition: null },
        ...{ eventTime: at.toISOString(), epcs: ['urn:a:b'], epcCount: 1, location: null },
        ...{ readPoint: null, originLocation: null, isUntpCompliant: false, issuerDid: null },
        ...{ signer: null, erroneous: false },
      }),
    );
  });
});

describe('the catalogue', () => {
  it('has the passports that were stored before', async () => {
    await standAt(migrationNames.indexOf('20261126030000_catalogue_entries'));
    standing = undefined;
    const { knex } = database;
    const certificates = [{ validUntil: '2030-01-01' }, { validUntil: '2029-01-01' }];
    const metadata = { productName: 'Old Jacket', regulatoryCompliance: { certificates } };
    const of = { tenant_id, id: id(6) };
    await knex('passports')
      .where(of)
      .update({ metadata: JSON.stringify(metadata), status: 'DRAFT' });
    await migrateOne(knex);
    expect(await knex('passports').where(of).first()).toMatchObject({
      name: 'Old Jacket',
      name_key: 'old jacket',
      model: null,
      certificate_ends_on: '2029-01-01',
      fault_count: expect.any(Number) as number,
      lacks_status_index: false,
    });
    const terms = await knex('passport_terms')
      .where({ passport_id: id(6) })
      .pluck<string[]>('term');
    expect(terms.sort()).toEqual(['1', 'jacket', 'old', 'sku']);
  });
});

describe('the contents of events', () => {
  const before = migrationNames.indexOf('20261125120000_contents_of_events');
  const seen = {
    type: 'ObjectEvent',
    action: 'OBSERVE',
    eventTime: '2026-03-04T10:00:00Z',
    eventTimeZoneOffset: '+00:00',
    epcList: ['urn:a:b'],
    eventID: 'urn:a:first',
    recordTime: '2026-03-04T11:00:00Z',
  } as const;

  async function insertEvent(n: number, changes: object): Promise<void> {
    const [, row] = rowsOf['20261123230000_epcis_events']?.[1] ?? [];
    await database.knex('epcis_events').insert({ ...row, id: id(n), arrival: n, ...changes });
  }

  it('are computed of those stored before, and repeats lose what they did not send', async () => {
    await standAt(before);
    standing = undefined;
    const hash = `ni:///sha-256;${'c'.repeat(64)}`;
    await insertEvent(71, { event_hash: eventHash(seen), event: JSON.stringify(seen) });
    await insertEvent(72, { event_hash: hash, credential: '{}' });
    await database
      .knex('epcis_event_repeats')
      .insert({ tenant_id, event_id: id(71), operator_id: id(4) });
    await migrateOne(database.knex);
    const hashes = await database
      .knex('epcis_events')
      .orderBy('id')
      .pluck<(string | null)[]>('content_hash');
    const content = createHash('sha256').update(eventContent(seen)).digest('hex');
    expect(hashes).toEqual([null, content, 'c'.repeat(64)]);
    const repeats = await database
      .knex('epcis_event_repeats')
      .where({ event_id: id(71) })
      .pluck<string[]>('event');
    const { eventID: _id, recordTime: _time, ...common } = seen;
    expect(repeats.map((text) => JSON.parse(text) as unknown)).toEqual([common]);
  });

  it('can share a hash, which the way back takes from the later ones and the way up gives again', async () => {
    await insertEvent(73, { event_hash: eventHash(seen), content_hash: 'ab', event: '{}' });
    const hashes = () => database.knex('epcis_events').orderBy('id').pluck<string[]>('event_hash');
    const shared = await hashes();
    expect(shared[1]).toBe(shared[3]);
    await rollBackOne(database.knex);
    expect(new Set(await hashes()).size).toBe(4);
    await migrateOne(database.knex);
    expect(await hashes()).toEqual(shared);
  });
});

describe('all migrations', () => {
  it('come up once, however many instances start at the same time', async () => {
    await rollBackAll();
    const runs = await Promise.all([1, 2, 3].map(() => migrateToLatest(database.knex)));
    expect(runs.map((names) => names.length).sort()).toEqual([0, 0, migrationNames.length]);
  });

  it('are named by the moment they were written, in order', () => {
    for (const name of migrationNames) expect(name).toMatch(/^20\d{12}_[a-z_]+$/);
    expect([...migrationNames].sort()).toEqual(migrationNames);
  });

  it('add one constraint a statement, as the distributed engine asks', async () => {
    await rollBackAll();
    const statements = collectStatements(database.knex);
    await migrateToLatest(database.knex);
    await rollBackAll();
    expect([...statements].some((sql) => alterations(sql).length > 0)).toBe(true);
    const refused = [...statements].filter((sql) =>
      alterations(sql).some((kinds) => kinds.length > 1 && kinds.includes('AT_AddConstraint')),
    );
    expect(refused).toEqual([]);
  });

  it('are all gone when taken back one by one, with rows in every table', async () => {
    await rollBackAll();
    await migrateToLatest(database.knex);
    await insertRowsOf(migrationNames);
    await rollBackAll();
    expect(await schema()).toEqual([]);
  });

  it('keep metadata as it was written: order of keys and forms of numbers', async () => {
    await rollBackAll();
    await migrateToLatest(database.knex);
    await insertRowsOf(migrationNames);
    const text = await database
      .knex('passports')
      .first<{ text: string }>(database.knex.raw('metadata::text as text'));
    expect(text.text).toBe('{"b":1,"a":2}');
  });
});
