import type { AuditHeadReply } from '@dpp/client';
import { canonicalJson } from '@dpp/merkle-seal';
import { sha256Hex } from './sha256.js';

export type SignedHead = NonNullable<AuditHeadReply['head']>;

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** True for a head that this key signed for this workspace. */
export async function isSignedHead(
  head: SignedHead,
  tenantId: string,
  publicKeyPem: string,
): Promise<boolean> {
  const { signature, ...signed } = head;
  const spki = bytesOf(publicKeyPem.replace(/-----[^-]+-----|\s/g, ''));
  const raw = rawSignature(bytesOf(signature));
  if (!raw || (await sha256Hex(spki)) !== head.keyId) return false;
  const key = await crypto.subtle.importKey('spki', spki, curve, false, ['verify']);
  const text = canonicalJson({ type: 'dpp-audit-head-v1', tenantId, ...signed });
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  return crypto.subtle.verify(algorithm, key, raw, new TextEncoder().encode(text));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** The two numbers of a DER signature, 32 bytes each, as browsers take them; undefined where it is none. */
function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const raw = new Uint8Array(64);
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return undefined;
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    // A number whose first bit is set has a zero before it.
    const number = der.slice(at + 2, at + 2 + length);
    const digits = number[0] === 0 ? number.slice(1) : number;
    if (der[at] !== 0x02 || number.length !== length || digits.length > 32) return undefined;
    raw.set(digits, end - digits.length);
    at += 2 + length;
  }
  return at === der.length ? raw : undefined;
}
