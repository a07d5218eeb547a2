import { randomBytes } from 'node:crypto';
import { keptSecret } from '../kept-secret.js';
import { keyEncryptionKey, type KeyEncryptionKey } from './envelope.js';

/**
 * The configured key-encryption key, or the one kept in the data directory, made at the first start.
 * Losing it loses every private key: it belongs into the backup, apart from the database's.
 */
export function loadVaultKey(config: {
  vaultKey: string | undefined;
  dataDirectory: string;
}): KeyEncryptionKey {
  const { vaultKey, dataDirectory } = config;
  const make = () => randomBytes(32).toString('base64');
  return keyEncryptionKey(vaultKey ?? keptSecret({ dataDirectory, fileName: 'vault.key' }, make));
}
