import { createHash, randomUUID, sign, type KeyObject } from 'node:crypto';
import { epcisContext } from '@dpp/epcis';
import { canonicalJson } from '@dpp/merkle-seal';
import {
  formatTenantDid,
  signDataIntegrity,
  type Es256Signer,
  type IssuedCredential,
} from '@dpp/vc';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import type { TestApp, TestReply } from './test-app.js';

/** A thing that no other event names. */
export const newEpc = () => `urn:uuid:${randomUUID()}`;

/** Minutes of one hour, so that tests say which event was first. */
export const minute = (n: number) => new Date(Date.UTC(2026, 2, 4, 10, n)).toISOString();

const when = (n: number) => ({ eventTime: minute(n), eventTimeZoneOffset: '+00:00' });

/** Things were seen, in a minute. */
export const observed = (n: number, epcList: readonly string[], changes: object = {}) => ({
  type: 'ObjectEvent',
  action: 'OBSERVE',
  ...when(n),
  epcList,
  ...changes,
});

export const transformed = (
  n: number,
  inputEPCList: readonly string[],
  outputEPCList: readonly string[],
  changes: object = {},
) => ({ type: 'TransformationEvent', ...when(n), inputEPCList, outputEPCList, ...changes });

export const packed = (
  n: number,
  parentID: string,
  childEPCs: readonly string[],
  changes: object = {},
) => ({ type: 'AggregationEvent', action: 'ADD', ...when(n), parentID, childEPCs, ...changes });

export const documentOf = (eventList: readonly unknown[], changes: object = {}) => ({
  '@context': [epcisContext],
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate: '2026-03-04T12:00:00Z',
  epcisBody: { eventList },
  ...changes,
});

/** Captures events over HTTP. @returns Their ids, in the order of the events. */
export async function capture(
  app: TestApp,
  key: string,
  ...events: readonly unknown[]
): Promise<string[]> {
  const reply = await app.request('/api/v1/events/epcis', { key, json: documentOf(events) });
  if (reply.status !== 201) throw new Error(`Not captured: ${reply.status} ${reply.text}`);
  return resultsOf(reply).map(({ eventId }) => eventId);
}

export function resultsOf({ body }: TestReply) {
  return (body as unknown as { results: { index: number; eventId: string; eventType: string }[] })
    .results;
}

export const didOf = (app: TestApp, tenant: Tenant) =>
  formatTenantDid({ baseUrl: app.deps.baseUrl, tenantId: tenant.id });

/** A credential with its proof, as it is sent. */
export interface SignedEvent {
  readonly [member: string]: unknown;
  readonly proof: Readonly<Record<string, unknown>>;
}

export interface SigningOptions {
  readonly did: string;
  readonly keyNumber: number;
  readonly signer: Es256Signer;
  readonly changes?: object;
}

/** A credential about an event, not signed yet. */
export const credentialOf = (subject: object, did: string, changes: object = {}) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/dte/'],
  type: ['VerifiableCredential', 'DigitalTraceabilityEvent'] as const,
  id: `urn:uuid:${randomUUID()}`,
  issuer: { type: ['CredentialIssuer'], id: did, name: 'Example' },
  validFrom: minute(0),
  credentialSubject: subject,
  ...changes,
});

/** The same, signed. */
export function signEvent(
  subject: object,
  { did, keyNumber, signer, changes }: SigningOptions,
): Promise<SignedEvent> {
  // Members that are undefined are left out, as on the wire.
  const text = JSON.stringify(credentialOf(subject, did, changes));
  const credential = JSON.parse(text) as IssuedCredential;
  return signDataIntegrity(credential, {
    did,
    keyNumber,
    signer,
  }) as Promise<unknown> as Promise<SignedEvent>;
}

/** A credential about an event, signed with the key that a workspace uses now. */
export async function signAs(
  app: TestApp,
  tenant: Tenant,
  subject: object,
  changes: object = {},
): Promise<SignedEvent> {
  const key = await app.deps.vault.findCurrent(app.deps.db, tenant.id);
  if (!key) throw new Error('The workspace has no key.');
  const { keyNumber, es256Signer: signer } = key;
  return signEvent(subject, { did: didOf(app, tenant), keyNumber, signer, changes });
}

/** The same with the certificates of its key in the proof, which is signed with them. */
export function signWithCertificates(
  credential: object,
  {
    did,
    x5c,
    privateKey,
    inMethod = false,
  }: {
    readonly did: string;
    readonly x5c: readonly string[];
    readonly privateKey: KeyObject;
    /** Writes the certificates into the verification method. */
    readonly inMethod?: boolean;
  },
): object {
  const id = `${did}#certificate`;
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'ecdsa-jcs-2019',
    proofPurpose: 'assertionMethod',
    ...(inMethod ? { verificationMethod: { id, x5c } } : { verificationMethod: id, x5c }),
  };
  const hashes = [options, credential].map((part) =>
    createHash('sha256').update(canonicalJson(part)).digest(),
  );
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.concat(hashes), key);
  return { ...credential, proof: { ...options, proofValue: `z${base58(signature)}` } };
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function base58(bytes: Buffer): string {
  const zeros = bytes.findIndex((byte) => byte !== 0);
  let text = '';
  for (let rest = BigInt(`0x${bytes.toString('hex')}`); rest > 0n; rest /= 58n) {
    text = alphabet.charAt(Number(rest % 58n)) + text;
  }
  return '1'.repeat(zeros) + text;
}
