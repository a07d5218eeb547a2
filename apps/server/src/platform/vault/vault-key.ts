import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyEncryptionKey, type KeyEncryptionKey } from './envelope.js';

/**
 * The configured key-encryption key, or the one kept in the data directory, made at the first start.
 * Losing it loses every private key: it belongs into the backup, apart from the database's.
 */
export function loadVaultKey(config: {
  vaultKey: string | undefined;
  dataDirectory: string;
}): KeyEncryptionKey {
  return keyEncryptionKey(config.vaultKey ?? keptKey(config.dataDirectory));
}

function keptKey(dataDirectory: string): string {
  const file = join(dataDirectory, 'vault.key');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    const key = randomBytes(32).toString('base64');
    writeFileSync(file, `${key}\n`, { flag: 'wx', mode: 0o600 });
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim();
  }
}
