import type { Knex } from 'knex';
import type { Config } from '../../config.js';
import { migrationNames } from '../../platform/db/schema/migrate.js';
import { readMigrationState } from '../../platform/db/schema/migration-state.js';
import type { PlatformSecretRow } from '../../platform/db/tables.js';
import { openEnvelope, VaultError, type VaultKeys } from '../../platform/vault/envelope.js';
import { countForeignEnvelopes } from '../../platform/vault/kept-envelopes.js';
import { platformContextOf } from '../../platform/vault/seal-authority.js';
import { findVaultKeys } from '../../platform/vault/vault-key.js';
import { failed, ok, warning, type Finding } from './finding.js';

const check = 'vault';

const wrongKeyCure =
  'Set VAULT_KEY to the key that this database was written with; without it private keys are lost.';

/** Whether the vault key opens what the database keeps. */
export async function checkVault(knex: Knex, config: Config): Promise<Finding> {
  const { done } = await readMigrationState(knex, migrationNames);
  const secrets = done.length === 0 ? [] : await knex<PlatformSecretRow>('platform_secrets');
  try {
    const keys = findVaultKeys(config);
    if (!keys) return withoutKey(secrets.length, config);
    if (secrets.length === 0) return ok(check, 'Nothing is kept yet.');
    for (const { name, envelope } of secrets) openEnvelope(keys, envelope, platformContextOf(name));
    return await judgeKeys(knex, keys);
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    return failed(check, error.message, wrongKeyCure);
  }
}

function withoutKey(secrets: number, { dataDirectory }: Config): Finding {
  if (secrets === 0) return ok(check, `The first start makes a key in ${dataDirectory}.`);
  const message = `The database keeps secrets, and there is no vault key: neither VAULT_KEY nor vault.key in ${dataDirectory}.`;
  return failed(check, message, wrongKeyCure);
}

async function judgeKeys(knex: Knex, { current, previous }: VaultKeys): Promise<Finding> {
  const foreign = await countForeignEnvelopes(knex, current);
  if (foreign > 0 && !previous) {
    return failed(check, `${foreign} secrets were sealed under another key.`, wrongKeyCure);
  }
  if (foreign > 0) {
    const message = `${foreign} secrets still need VAULT_KEY_PREVIOUS.`;
    return warning(check, message, 'Run: dpp vault rewrap');
  }
  if (previous) {
    return warning(
      check,
      'Everything opens with VAULT_KEY alone.',
      'Leave VAULT_KEY_PREVIOUS out.',
    );
  }
  return ok(check, 'The vault key opens what is kept.');
}
