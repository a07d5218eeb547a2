import { randomBytes } from 'node:crypto';
import { findKeptSecret, keptSecret } from '../kept-secret.js';
import { keyEncryptionKey, VaultError, type KeyEncryptionKey, type VaultKeys } from './envelope.js';

interface VaultKeyConfig {
  readonly vaultKey: string | undefined;
  readonly previousVaultKey: string | undefined;
  readonly dataDirectory: string;
}

const fileName = 'vault.key';

/**
 * The configured key-encryption keys, or the one kept in the data directory, made at the first start.
 * Losing it loses every private key: it belongs into the backup, apart from the database's.
 *
 * @throws {@link VaultError} when the file there holds no key.
 */
export function loadVaultKeys(config: VaultKeyConfig): VaultKeys {
  const { vaultKey, dataDirectory } = config;
  const make = () => randomBytes(32).toString('base64');
  const kept = () => keptKey(keptSecret({ dataDirectory, fileName }, make), dataDirectory);
  return {
    current: vaultKey === undefined ? kept() : keyEncryptionKey(vaultKey),
    previous: previousKey(config),
  };
}

/** The same without making one: undefined before the first start. */
export function findVaultKeys(config: VaultKeyConfig): VaultKeys | undefined {
  const { vaultKey, dataDirectory } = config;
  const previous = previousKey(config);
  if (vaultKey !== undefined) return { current: keyEncryptionKey(vaultKey), previous };
  const kept = findKeptSecret({ dataDirectory, fileName });
  return kept === undefined ? undefined : { current: keptKey(kept, dataDirectory), previous };
}

function previousKey({ previousVaultKey }: VaultKeyConfig): KeyEncryptionKey | undefined {
  return previousVaultKey === undefined ? undefined : keyEncryptionKey(previousVaultKey);
}

function keptKey(text: string, dataDirectory: string): KeyEncryptionKey {
  try {
    return keyEncryptionKey(text);
  } catch (error) {
    throw new VaultError(
      `DATA_DIR: ${fileName} in ${dataDirectory} is not base64 of 32 bytes: restore it from a backup, or set VAULT_KEY`,
      { cause: error },
    );
  }
}
