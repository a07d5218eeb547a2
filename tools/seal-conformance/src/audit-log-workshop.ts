import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import {
  AUDIT_LOG_BUNDLE_TYPE,
  AUDIT_LOG_CHECKPOINT_TYPE,
  canonicalJson,
  type AuditLogCheckpoint,
  type AuditLogEntry,
  type AuditLogHead,
} from '@dpp/merkle-seal/node';

export const GENESIS = '0'.repeat(64);
export const tenantId = 'a3c2f0de-6b1d-4a57-9a51-0c8de6b3a111';
export const otherTenantId = 'b4d3f1ef-7c2e-4b68-8b62-1d9ef7c4b222';

/** A key that signs heads. */
export interface HeadKey {
  readonly privateKey: KeyObject;
  readonly publicKeyPem: string;
  readonly keyId: string;
}

export function makeHeadKey(): HeadKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return {
    privateKey,
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    keyId: createHash('sha256').update(spki).digest('hex'),
  };
}

/** An entry before it has a place in a chain. */
export type Deed = Omit<AuditLogEntry, 'seq' | 'previousHash' | 'hash'>;

/** Deeds of a working day, a minute apart. */
export function makeDeeds(count: number): Deed[] {
  const start = Date.parse('2026-03-01T08:00:00.000Z');
  return Array.from({ length: count }, (_, index) => ({
    id: `0f1e2d3c-0000-4000-8000-${String(index).padStart(12, '0')}`,
    action: ['passport.created', 'passport.sealed', 'session.started'][index % 3] ?? '',
    actor: ['ada@example.com', 'api-key:7', 'system'][index % 3] ?? '',
    targetType: index % 3 === 2 ? 'session' : 'passport',
    targetId: `5a4b3c2d-0000-4000-8000-${String(index).padStart(12, '0')}`,
    at: new Date(start + index * 60_000).toISOString(),
    ip: index % 2 === 0 ? '192.0.2.7' : null,
    details: index % 3 === 1 ? { merkleRoot: 'ab'.repeat(32), Größe: 1.5, '€': null } : {},
  }));
}

/** Puts deeds into a chain, as the platform does. */
export function chain(deeds: readonly Deed[], tenant = tenantId): AuditLogEntry[] {
  let previousHash = GENESIS;
  return deeds.map((deed, index) => {
    const entry = withHash({ ...deed, seq: index + 1, previousHash, hash: '' }, tenant);
    previousHash = entry.hash;
    return entry;
  });
}

/** The entry with the hash that fits. */
export function withHash({ hash: _, ...entry }: AuditLogEntry, tenant = tenantId): AuditLogEntry {
  const text = canonicalJson({ ...entry, tenantId: tenant });
  return { ...entry, hash: createHash('sha256').update(text).digest('hex') };
}

/** The head of an entry, truly signed. */
export function headOf(
  { seq, hash, at }: Pick<AuditLogEntry, 'seq' | 'hash' | 'at'>,
  key: HeadKey,
  tenant = tenantId,
): AuditLogHead {
  const { keyId, privateKey } = key;
  const head = { tenantId: tenant, seq, hash, at, keyId };
  const text = canonicalJson({ type: 'dpp-audit-head-v1', ...head });
  return { ...head, signature: sign('sha256', Buffer.from(text), privateKey).toString('base64') };
}

export function checkpointOf(head: AuditLogHead, { publicKeyPem }: HeadKey): AuditLogCheckpoint {
  return { type: AUDIT_LOG_CHECKPOINT_TYPE, ...head, publicKey: publicKeyPem };
}

export const header = {
  type: AUDIT_LOG_BUNDLE_TYPE,
  version: 1,
  tenantId,
  created: '2026-03-02T00:00:00.000Z',
} as const;

/** The text of a bundle, from the parts that are given. */
export function bundleText(lines: readonly object[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
