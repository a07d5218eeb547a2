import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSealCa, issueSealCertificate } from '@dpp/merkle-seal/certificates';
import { createSealSigner } from '@dpp/merkle-seal/node';
import { certificatesFolder, signingCompanies } from './companies.js';

// In real life a trust service provider is the authority, and each company has its key for itself.
mkdirSync(certificatesFolder, { recursive: true });
const notBefore = new Date();
const notAfter = new Date(notBefore.getTime() + 365 * 86_400_000);
const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ca = await createSealCa({
  subject: { commonName: 'Example Seal Authority', organization: 'Example Trust Services' },
  signer: createSealSigner(authority.privateKey),
  notBefore,
  notAfter,
});
writeFileSync(join(certificatesFolder, 'anchor.pem'), ca.pem);

for (const { name, role, did } of signingCompanies) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { base64 } = await issueSealCertificate({
    ca,
    subject: { commonName: `${name} seal`, organization: name },
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    didUri: did,
    notBefore,
    notAfter,
  });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const path = join(certificatesFolder, `${role}.json`);
  writeFileSync(path, JSON.stringify({ key, x5c: [base64] }, null, 2), { mode: 0o600 });
}
console.log(`The authority's certificate is in ${join(certificatesFolder, 'anchor.pem')}.`);
