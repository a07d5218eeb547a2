import { createPrivateKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventCredential } from '@dpp/client';
import { signDataIntegrity } from '@dpp/vc';
import { createNodeEs256Signer, nodeRuntime } from '@dpp/vc/node';
import { certificatesFolder, signingCompanies, type SigningCompany } from './companies.js';

interface CompanyKey {
  /** PEM. */
  readonly key: string;
  readonly x5c: readonly string[];
}

/** A UNTP credential about an event, signed with the key of a company; its certificate stands in the proof. */
export async function signEvent(
  role: SigningCompany['role'],
  credentialSubject: NonNullable<EventCredential['credentialSubject']>,
): Promise<EventCredential> {
  const company = signingCompanies.find((one) => one.role === role);
  if (!company) throw new Error(`There is no ${role}.`);
  const { name, did } = company;
  const { key, x5c } = JSON.parse(
    readFileSync(join(certificatesFolder, `${role}.json`), 'utf8'),
  ) as CompanyKey;
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/'],
    type: ['VerifiableCredential', 'DigitalTraceabilityEvent'] as const,
    id: `urn:uuid:${randomUUID()}`,
    issuer: { type: ['CredentialIssuer'], id: did, name },
    validFrom: new Date().toISOString(),
    credentialSubject,
  };
  const signer = createNodeEs256Signer(createPrivateKey(key));
  const { proof, ...unsecured } = await signDataIntegrity(credential, {
    ...{ did, keyNumber: 1, signer, x5c, runtime: nodeRuntime },
    created: new Date(),
  });
  return { ...unsecured, proof: { ...proof } };
}
