import {
  createProof,
  createSealSigner,
  generateSealKeyPair,
  redactMetadata,
  sealMetadata,
  verifySeal,
} from '@dpp/merkle-seal/node';
import { createSealCa, issueSealCertificate } from '@dpp/merkle-seal/certificates';

const year = 365 * 24 * 60 * 60 * 1000;
const now = new Date();
const inAYear = new Date(now.getTime() + year);
const validity = { notBefore: now, notAfter: inAYear };

// The platform: a certificate authority that vouches for sealing keys.
const ca = await createSealCa({
  subject: { commonName: 'Example Seal CA', organization: 'Example Platform', country: 'DE' },
  signer: createSealSigner(generateSealKeyPair().privateKeyPem),
  ...validity,
});

// The manufacturer: a sealing key, certified by the platform.
const keyPair = generateSealKeyPair();
const certificate = await issueSealCertificate({
  ca,
  subject: { commonName: 'Example Toys Seal', organization: 'Example Toys GmbH', country: 'DE' },
  publicKey: keyPair.publicKeyPem,
  didUri: 'did:web:passports.example:tenants:1',
  ...validity,
});
const metadata = {
  category: 'toys',
  originCountry: 'DE',
  materialComposition: [{ material: 'Beech wood', percentage: 100 }],
  facilityDetails: [{ facilityName: 'Workshop', location: 'Seiffen', activity: 'Turning' }],
};
const seal = await sealMetadata(metadata, { signer: createSealSigner(keyPair.privateKeyPem) });

// The public document: the facility is masked, the seal still covers it by the hash of its leaf.
const maskedKeys = ['facilityDetails'];
const shown = redactMetadata(metadata, maskedKeys);
const document = {
  ...shown,
  productId: 'TRAIN-1',
  metadata: shown,
  digitalSeal: seal.digitalSeal,
  signingPublicKey: keyPair.publicKeyPem,
  proof: createProof({
    seal,
    maskedKeys,
    created: now.toISOString(),
    verificationMethod: 'https://passports.example/tenants/1/did.json#key-1',
    publicKeyPem: keyPair.publicKeyPem,
    x5c: [certificate.base64],
  }),
};

// Anyone: needs the document and the certificate of the authority, and no network.
function report(what: string, candidate: object, trustAnchors: string[]): void {
  const { verdict, checks } = verifySeal(candidate, { trustAnchors, at: now });
  console.log(`${what}: ${verdict}`);
  for (const { name, outcome, message } of checks) {
    if (outcome === 'failed' || outcome === 'indeterminate') console.log(`  ${name}: ${message}`);
  }
}

report('As published', document, [ca.pem]);
report('With no authority to trust', document, []);

const relabelled = { ...shown, originCountry: 'FR' };
report('With another country of origin', { ...document, ...relabelled, metadata: relabelled }, [
  ca.pem,
]);

const leaves = { ...document.proof.redactedLeaves, facilityDetails: '00'.repeat(32) };
const swapped = { ...document.proof, redactedLeaves: leaves };
report('With another masked facility', { ...document, proof: swapped }, [ca.pem]);
