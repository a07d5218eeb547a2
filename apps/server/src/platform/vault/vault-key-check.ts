import type { Knex } from 'knex';
import type { PlatformSecretRow, SigningKeyRow } from '../db/tables.js';
import { keyIdOf, openEnvelope, sealEnvelope, VaultError, type VaultKeys } from './envelope.js';

const checkName = 'vault-key';
const checkContext = `platform|${checkName}`;

/**
 * Makes sure at start that this instance holds the vault key of the database. With another one it
 * would seal secrets that no other instance can open, and fail on theirs one by one. The first
 * instance of all leaves an envelope, which every later one must open.
 *
 * @throws {@link VaultError} under another key than what the database holds was sealed under.
 */
export async function requireVaultKeyOf(
  db: Knex,
  options: { vaultKeys: VaultKeys; at: Date },
): Promise<void> {
  const { vaultKeys, at } = options;
  const isOurs = (envelope: string) =>
    [vaultKeys.current, vaultKeys.previous].some((key) => key?.id === keyIdOf(envelope));
  const checks = () => db<PlatformSecretRow>('platform_secrets').where({ name: checkName });
  if (!(await checks().first('name'))) {
    const earlier = await anyEnvelope(db);
    if (earlier !== undefined && !isOurs(earlier)) throw anotherKey();
    const envelope = sealEnvelope(vaultKeys, Buffer.from(checkName), checkContext);
    // The first of several instances that start together stores it; all read back what it wrote.
    await db<PlatformSecretRow>('platform_secrets')
      .insert({ name: checkName, envelope, certificate_pem: null, created_at: at })
      .onConflict('name')
      .ignore();
  }
  const check = await checks().first('envelope');
  if (!check || !isOurs(check.envelope)) throw anotherKey();
  openEnvelope(vaultKeys, check.envelope, checkContext);
}

/** What the database sealed before it kept an envelope for this purpose. */
async function anyEnvelope(db: Knex): Promise<string | undefined> {
  const secret = await db<PlatformSecretRow>('platform_secrets').first('envelope');
  if (secret) return secret.envelope;
  return (await db<SigningKeyRow>('signing_keys').first('private_key'))?.private_key;
}

function anotherKey(): VaultError {
  return new VaultError(
    'VAULT_KEY is not the key that the secrets of this database are sealed under. Every instance needs the same one; to move away from it, give it as VAULT_KEY_PREVIOUS.',
  );
}
