/** What a migration means for a server of a release before it. */
interface OlderServers {
  /** True when such a server does right on the newer schema. */
  readonly mayRun: boolean;
  /** What it forbids such a server; or what that server lacks while it runs. */
  readonly effect: string;
}

const mayRun = (effect: string): OlderServers => ({ mayRun: true, effect });
const mustEnd = (effect: string): OlderServers => ({ mayRun: false, effect });

/** Migrations that make the first schema: no server is older. */
const first = mustEnd('There is no server before it.');

/**
 * One row for each migration. docs/guides/upgrade.md shows those after the first schema. A migration that is named here as one
 * that older servers may run on is declared so in the database, where such a server reads it at its start.
 *
 * `mayRun` is for new indexes and functions, and for tables and optional columns that nothing else is computed from. A column
 * that an insert has to fill, a constraint that is replaced, and anything that is counted or derived from other rows are not.
 */
export const olderServers: Readonly<Record<string, OlderServers>> = {
  '20261121090000_tenants': first,
  '20261121090100_directory': first,
  '20261121090200_operators_and_facilities': first,
  '20261121090300_api_keys': first,
  '20261121090400_signing_keys': first,
  '20261121090500_passports': first,
  '20261121090600_passport_seals_and_versions': first,
  '20261121090700_passport_accesses': first,
  '20261121090800_outbox_and_notifications': first,
  '20261121090900_audit_log': first,
  '20261121091000_idempotency_keys': first,
  '20261121091100_workspace_usage': first,
  '20261121091200_users_and_sessions': first,
  '20261121091300_platform_administrators': first,
  '20261121091400_login_failures': first,
  '20261121091500_platform_secrets': first,
  '20261121091600_request_budgets': first,
  '20261121091700_platform_turns': first,
  '20261122090000_holders_of_keys': mayRun('Functions that it does not call.'),
  '20261123160000_battery_units': mayRun('Battery units are unknown there.'),
  '20261123190000_orders_of_units_and_events': mayRun('Indexes alone.'),
  '20261123190100_units_that_have_ceased': mustEnd(
    'A date of end for a unit that is not recycled: the write fails.',
  ),
  '20261123193000_status_lists': mustEnd(
    'Publishing and recalling: the passport gets no place in the status list, and a recall revokes no credential.',
  ),
  '20261123200000_access_grants': mayRun('Tokens of grants do not open restricted data there.'),
  '20261123213000_webhooks': mustEnd(
    'Handing events over: it makes no deliveries, and events end with the retention of the outbox.',
  ),
  '20261123221000_pictures': mustEnd(
    'Writing an enrichment: pictures of the former one stay on the page.',
  ),
  '20261123230000_epcis_events': mayRun('Events are unknown there.'),
  '20261124000000_dates_of_statuses': mustEnd(
    'Changing a status: the date stays that of the former status.',
  ),
  '20261125000000_bytes_of_events': mustEnd(
    'Capturing events: their bytes are not counted to the workspace.',
  ),
  '20261125040000_grants_by_token': mayRun('A function that it does not call.'),
  '20261125070000_webhook_leases': mustEnd('Delivering events: the column of its leases is gone.'),
  '20261125080000_shown_events': mayRun('A column that the database fills.'),
  '20261125090000_events_captured_again': mustEnd(
    'Capturing an event again: its second operator may not read it.',
  ),
  '20261125120000_contents_of_events': mustEnd(
    'Capturing events: the constraint by which it finds repeats is gone.',
  ),
  '20261125121000_shares_of_requests': mustEnd(
    'Requests for access: they count to no block of addresses.',
  ),
  '20261126000000_sandboxes': mustEnd(
    'Everything about sandboxes: it takes them for workspaces, and their passports for real ones.',
  ),
  '20261126010000_profiles_of_users': mustEnd(
    'Sessions of users bound to one operator: they see the whole workspace.',
  ),
  '20261126010100_account_tokens': mayRun('Links for another password are unknown there.'),
  '20261126010200_invitations': mayRun('Invitations cannot be accepted there.'),
  '20261126010300_filters_of_logs': mayRun('Indexes alone.'),
  '20261126020000_changes_of_passports': mustEnd(
    'Changing passports: changes are not counted, so that an editor overwrites them unwarned.',
  ),
  '20261126021000_editions_of_passports': mustEnd(
    'Creating passports: the constraint that it names is gone, and the write fails.',
  ),
  '20261126030000_catalogue_entries': mustEnd(
    'Writing passports: search, order and counts of the catalogue miss the change.',
  ),
  '20261126031000_jobs': mayRun('Jobs wait for a newer server.'),
  '20261127000000_imports': mayRun('Imports wait for a newer server.'),
  '20261127010000_work_of_people': mayRun('What people put off is unknown there.'),
  '20261127010100_units_of_workspaces': mayRun('Indexes alone.'),
  '20261127010200_attempts_of_deliveries': mayRun(
    'Its attempts of deliveries are not recorded one by one.',
  ),
  '20261127010300_access_counts': mustEnd(
    'Answering scans: openings are missing in the counts by day for good.',
  ),
  '20261127010400_request_records': mayRun('Its requests are not recorded.'),
  '20261128000000_grants_of_the_platform': mayRun('Indexes alone.'),
  '20261129100000_eori_of_operators': mayRun(
    'The EORI number beside another identifier is not shown there.',
  ),
  '20261201100000_registry': mayRun('Exports to the registry and their results are unknown there.'),
  '20261202100000_batches': mustEnd(
    'Publishing a next edition: its batches stay behind. Pages of units are silent on a recall of their batch.',
  ),
  '20261203100000_hand_overs': mayRun(
    'A battery that was handed over still takes events and successors there, and its page names no other company.',
  ),
};
