import { createHash } from 'node:crypto';
import {
  createProof,
  createSealSigner,
  generateSealKeyPair,
  sealMetadata,
  type Metadata,
  type Seal,
} from '@dpp/merkle-seal/node';
import { createSealCa, issueSealCertificate } from '@dpp/merkle-seal/certificates';

/** What a document shows in the place of what was sealed. */
export interface ForgedMetadata {
  readonly name: string;
  readonly shown: Metadata;
  readonly redactedLeaves?: Readonly<Record<string, string>>;
  readonly leafSalts?: Readonly<Record<string, string>>;
}

const validity = { notBefore: new Date('2025-01-01'), notAfter: new Date('2034-12-31T23:59:59Z') };

/** SHA-256 of bytes in hexadecimal, in hexadecimal. */
export function sha256(hexBytes: string): string {
  return createHash('sha256').update(Buffer.from(hexBytes, 'hex')).digest('hex');
}

/** What `openWorkshop` gives. */
export type Workshop = Awaited<ReturnType<typeof openWorkshop>>;

/** A certified signer who seals, and lends the signature to anything. */
export async function openWorkshop() {
  const ca = await createSealCa({
    ...validity,
    subject: { commonName: 'Forgery CA', organization: 'Conformance' },
    signer: createSealSigner(generateSealKeyPair().privateKeyPem),
  });
  const signer = createSealSigner(generateSealKeyPair().privateKeyPem);
  const certificate = await issueSealCertificate({
    ...validity,
    ca,
    subject: { commonName: 'Sealer', organization: 'Toys GmbH', country: 'DE' },
    publicKey: signer.publicKeyPem,
    didUri: 'did:web:passports.example:tenants:1',
  });
  return {
    trustAnchors: [ca.pem],
    seal: (metadata: Metadata) => sealMetadata(metadata, { signer }),
    sign: (message: string | Uint8Array) => {
      const signature = signer.sign(Buffer.from(message));
      if (signature instanceof Promise) throw new Error('A local signer answers at once.');
      return Buffer.from(signature).toString('base64');
    },
    document: (
      seal: Seal,
      shown: Metadata,
      given: Pick<Seal, 'leafSalts'> & {
        readonly redactedLeaves?: Readonly<Record<string, string>>;
      },
    ) => ({
      ...shown,
      productId: '09506000134352',
      metadata: shown,
      digitalSeal: seal.digitalSeal,
      signingPublicKey: signer.publicKeyPem,
      proof: {
        ...createProof({
          seal,
          maskedKeys: [],
          created: '2026-02-01T00:00:00.000Z',
          verificationMethod: 'https://passports.example/tenants/1/did.json#key-1',
          publicKeyPem: signer.publicKeyPem,
          x5c: [certificate.base64],
        }),
        redactedLeaves: given.redactedLeaves ?? {},
        leafSalts: given.leafSalts,
      },
    }),
  };
}
