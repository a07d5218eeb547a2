import { X509Certificate } from 'node:crypto';
import { verifyCertificateChain, type CertificateSummary } from '@dpp/merkle-seal/node';
import {
  formatTenantDid,
  publicJwkFromSpkiPem,
  verifyDataIntegrity,
  VcError,
  type P256PublicJwk,
} from '@dpp/vc';
import { nodeRuntime } from '@dpp/vc/node';
import type { Knex } from 'knex';
import type { Clock } from '../../../platform/clock.js';
import { issuerKeyRepository, type IssuerKey } from './issuer-key-repository.js';

export interface VerifyEventDeps {
  readonly clock: Clock;
  readonly config: { readonly eidasTrustAnchorsPem: string | undefined };
  /** Base URL of this server, where workspaces have DIDs of their own. */
  readonly baseUrl: string;
  /**
   * Reads keys of other workspaces where a transaction cannot: on a cluster the machines of the other workspace are
   * reached in the role of this one. Default: the transaction.
   */
  readonly issuerKeyReader?: Knex | undefined;
}

/** The outcome of verifying an event credential, with its issuer when it is signed. */
type EventCredentialVerification =
  | {
      readonly verified: true;
      readonly issuerDid: string;
      /** What the signature is proven by; null where it is a key of a workspace. */
      readonly certificate: CertificateSummary | null;
    }
  | { readonly verified: false; readonly message: string };

/** By which the clocks of issuers may differ from ours. */
const clockSkewMs = 60_000;

/**
 * Verifies the `ecdsa-jcs-2019` proof of a credential: by the certificate in `proof.x5c` or in a `proof.verificationMethod`
 * that is an object, where it leads to a configured anchor, else by a key, current or retired, of the workspace that a
 * whole segment of the issuer's DID names.
 *
 * A certificate that names DIDs proves those issuers alone. One that names none, as those of public authorities do, says
 * who signed, and the DID is what that one calls itself; but it proves no workspace of this server.
 *
 * @param credential - As it was parsed, strictly.
 */
export async function verifyEventCredential(
  tx: Knex.Transaction,
  deps: VerifyEventDeps,
  credential: Readonly<Record<string, unknown>>,
): Promise<EventCredentialVerification> {
  const at = deps.clock.now();
  const certificate = certifiedBy(credential, deps, at);
  const keys = certificate
    ? [certificate.publicKeyPem]
    : await keysOfIssuer(deps.issuerKeyReader ?? tx, credential);
  let message = 'There is no key of this issuer, and no certificate that leads to a trust anchor.';
  for (const publicKeyPem of keys) {
    const publicJwk = jwkOf(publicKeyPem);
    if (!publicJwk) continue;
    const result = await verifyDataIntegrity(credential, {
      at,
      clockSkewMs,
      runtime: nodeRuntime,
      resolveKey: ({ verificationMethod }, issuer) =>
        // A certificate names its subject by itself.
        certificate || isKeyOf(issuer, verificationMethod) ? publicJwk : undefined,
    });
    if (result.verified) {
      return { verified: true, issuerDid: result.issuer, certificate: certificate ?? null };
    }
    ({ message } = result);
    // Only another key could make a difference.
    if (result.reason !== 'SIGNATURE_INVALID') break;
  }
  return { verified: false, message };
}

function isKeyOf(issuer: string, method: unknown): boolean {
  const id = typeof method === 'string' ? method : memberOf(method, 'id');
  return typeof id === 'string' && id.startsWith(`${issuer}#`);
}

function certifiedBy(
  credential: Readonly<Record<string, unknown>>,
  { config: { eidasTrustAnchorsPem: trustAnchorsPem }, baseUrl }: VerifyEventDeps,
  at: Date,
): CertificateSummary | undefined {
  const proof = proofOf(credential);
  const x5c = memberOf(proof, 'x5c') ?? memberOf(memberOf(proof, 'verificationMethod'), 'x5c');
  if (trustAnchorsPem === undefined || !isTextList(x5c)) return undefined;
  const { outcome, certificate } = verifyCertificateChain({
    x5c,
    trustAnchors: [trustAnchorsPem],
    at,
  });
  if (outcome !== 'passed' || !certificate) return undefined;
  return mayProve(x5c[0] ?? '', issuerIdOf(credential) ?? '', baseUrl) ? certificate : undefined;
}

/** @param leaf - Base64 DER of a certificate that was read. */
function mayProve(leaf: string, issuer: string, baseUrl: string): boolean {
  const { subjectAltName = '' } = new X509Certificate(Buffer.from(leaf, 'base64'));
  // Node quotes a name with a separator in it: such a name is an attempt to pose as another subject.
  if (subjectAltName.includes('"')) return false;
  const dids = subjectAltName
    .split(', ')
    .filter((name) => name.startsWith('URI:did:'))
    .map((name) => name.slice('URI:'.length));
  if (dids.length > 0) return dids.includes(issuer);
  const [ownDids = ''] = formatTenantDid({ baseUrl, tenantId: '0' }).split(/0$/);
  return !issuer.startsWith(ownDids);
}

/** The key that the proof names by its number; all of them where it names none. */
async function keysOfIssuer(
  tx: Knex,
  credential: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const method = memberOf(proofOf(credential), 'verificationMethod');
  const named = typeof method === 'string' ? keyFragment.exec(method)?.[1] : undefined;
  const keys = await keysOfLastTenant(tx, issuerIdOf(credential) ?? '', Number(named ?? 0));
  const ofNumber = keys.filter(({ keyNumber }) => String(keyNumber) === named);
  return (ofNumber.length > 0 ? ofNumber : keys).map(({ publicKeyPem }) => publicKeyPem);
}

/** Those of the last segment that is a UUID or subdomain of a workspace; a longer DID only deceives. */
async function keysOfLastTenant(tx: Knex, issuer: string, keyNumber: number): Promise<IssuerKey[]> {
  // `did` and the method are no names.
  const names = issuer
    .split(':')
    .slice(2)
    .filter((name) => /^[A-Za-z0-9-]{1,63}$/.test(name));
  for (const name of names.reverse().slice(0, mostSegments)) {
    const keys = await issuerKeyRepository(tx).list(name, keyNumber);
    if (keys.length > 0) return keys;
  }
  return [];
}

/** So many segments of a DID are looked up at most. */
const mostSegments = 8;

const keyFragment = /#key-(\d{1,9})(?:-multikey)?$/;

/** The DID of the issuer, which is a text or an object with an id. */
export function issuerIdOf({ issuer }: Readonly<Record<string, unknown>>): string | undefined {
  const id = typeof issuer === 'string' ? issuer : memberOf(issuer, 'id');
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function proofOf({ proof }: Readonly<Record<string, unknown>>): unknown {
  return Array.isArray(proof) ? (proof as unknown[])[0] : proof;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Undefined for a key on another curve, which signs no such proof. */
function jwkOf(publicKeyPem: string): P256PublicJwk | undefined {
  try {
    return publicJwkFromSpkiPem(publicKeyPem);
  } catch (error) {
    if (error instanceof VcError) return undefined;
    throw error;
  }
}
