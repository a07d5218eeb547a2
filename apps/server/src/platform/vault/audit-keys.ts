import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Knex } from 'knex';
import { auditHeadBytes, type AuditHead, type SignedAuditHead } from '../audit-log/audit-head.js';
import type { PlatformSecretRow } from '../db/tables.js';
import { openEnvelope, sealEnvelope, type VaultKeys } from './envelope.js';
import { platformContextOf } from './seal-authority.js';
import { publicKeySha256 } from './signing-key-vault.js';

/** A new key signs once every server has read it, which each does once a minute. */
const adoptionMs = 5 * 60_000;

/** The keys of the platform that vouch for the ends of audit chains: the newest that all know signs. */
export interface AuditKeys {
  sign(head: AuditHead): SignedAuditHead;
  /** True when any key of this platform signed this head. */
  verify(head: SignedAuditHead): boolean;
  /** PEM, newest first, for those who check heads elsewhere. */
  readonly publicKeyPems: readonly string[];
  /** Takes up the keys that were made since. */
  reload(): Promise<void>;
}

interface AuditKey {
  readonly id: string;
  readonly createdAt: Date;
  readonly publicKeyPem: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

interface AuditKeyOptions {
  readonly db: Knex;
  readonly vaultKeys: VaultKeys;
  readonly at: Date;
}

/**
 * Opens the audit keys, making one at the first start. Public halves are computed from what the vault
 * opens and stand nowhere else: who can write to the database and has no vault key cannot add a key.
 *
 * @throws VaultError for one that was put there without the vault key.
 */
export async function openAuditKeys(options: AuditKeyOptions): Promise<AuditKeys> {
  const { db, vaultKeys } = options;
  if ((await listSecrets(db)).length === 0) await insertKey(options, 1);
  const load = async () =>
    (await listSecrets(db)).map((secret) => openKey(vaultKeys, secret)).reverse();
  return auditKeysOf(await load(), load);
}

/** Makes the key that signs once every server knows it; the earlier ones still verify. */
export async function rotateAuditKey(options: AuditKeyOptions): Promise<AuditKeys> {
  const numbers = (await listSecrets(options.db)).map(({ name }) => numberOf(name));
  await insertKey(options, Math.max(0, ...numbers) + 1);
  return openAuditKeys(options);
}

function auditKeysOf(
  newestFirst: readonly AuditKey[],
  load: () => Promise<readonly AuditKey[]>,
): AuditKeys {
  let keys = newestFirst;
  const signerAt = (at: Date) => {
    const adopted = ({ createdAt }: AuditKey) => at.getTime() - createdAt.getTime() >= adoptionMs;
    const current = keys.find(adopted) ?? keys.at(-1);
    if (!current) throw new Error('There is no audit key.');
    return current;
  };
  return {
    sign(head) {
      const current = signerAt(head.at);
      const signed = { ...head, keyId: current.id };
      const signature = sign('sha256', auditHeadBytes(signed), current.privateKey);
      return { ...signed, signature: signature.toString('base64') };
    },
    verify(head) {
      const key = keys.find(({ id }) => id === head.keyId);
      const signature = Buffer.from(head.signature, 'base64');
      return key !== undefined && verify('sha256', auditHeadBytes(head), key.publicKey, signature);
    },
    get publicKeyPems() {
      return keys.map(({ publicKeyPem }) => publicKeyPem);
    },
    async reload() {
      keys = await load();
    },
  };
}

const namePrefix = 'audit-key-';

function numberOf(name: string): number {
  return Number(name.slice(namePrefix.length));
}

/** Oldest first. */
async function listSecrets(db: Knex): Promise<PlatformSecretRow[]> {
  const rows = await db<PlatformSecretRow>('platform_secrets').whereLike('name', `${namePrefix}%`);
  return rows.sort((one, other) => numberOf(one.name) - numberOf(other.name));
}

/** The first of several instances that start together stores the key; all read back what it wrote. */
async function insertKey({ db, vaultKeys, at }: AuditKeyOptions, number: number): Promise<void> {
  const name = `${namePrefix}${number}`;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  const envelope = sealEnvelope(vaultKeys, der, platformContextOf(name));
  der.fill(0);
  await db<PlatformSecretRow>('platform_secrets')
    .insert({ name, envelope, certificate_pem: null, created_at: at })
    .onConflict('name')
    .ignore();
}

function openKey(
  vaultKeys: VaultKeys,
  { name, envelope, created_at: createdAt }: PlatformSecretRow,
): AuditKey {
  const der = openEnvelope(vaultKeys, envelope, platformContextOf(name));
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  der.fill(0);
  const publicKey = createPublicKey(privateKey);
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { id: publicKeySha256(publicKeyPem), createdAt, publicKeyPem, publicKey, privateKey };
}
