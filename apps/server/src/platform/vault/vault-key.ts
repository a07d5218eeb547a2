import { randomBytes } from 'node:crypto';
import { keptSecret } from '../kept-secret.js';
import { keyEncryptionKey, type VaultKeys } from './envelope.js';

/**
 * The configured key-encryption keys, or the one kept in the data directory, made at the first start.
 * Losing it loses every private key: it belongs into the backup, apart from the database's.
 */
export function loadVaultKeys(config: {
  vaultKey: string | undefined;
  previousVaultKey: string | undefined;
  dataDirectory: string;
}): VaultKeys {
  const { vaultKey, previousVaultKey, dataDirectory } = config;
  const make = () => randomBytes(32).toString('base64');
  const kept = () => keptSecret({ dataDirectory, fileName: 'vault.key' }, make);
  return {
    current: keyEncryptionKey(vaultKey ?? kept()),
    previous: previousVaultKey === undefined ? undefined : keyEncryptionKey(previousVaultKey),
  };
}
