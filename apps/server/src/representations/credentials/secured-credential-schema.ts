import { z } from 'zod';

/** A UNTP passport credential that carries its proof. */
export const securedCredentialSchema = z
  .looseObject({
    '@context': z.array(z.string()),
    type: z.array(z.string()),
    id: z.string(),
    issuer: z.looseObject({ id: z.string(), name: z.string() }),
    validFrom: z.string(),
    credentialStatus: z.looseObject({
      type: z.literal('BitstringStatusListEntry'),
      statusPurpose: z.literal('revocation'),
      statusListIndex: z.int().min(0),
      statusListCredential: z.string(),
    }),
    credentialSubject: z.looseObject({ type: z.array(z.string()), id: z.string() }),
    proof: z.looseObject({
      type: z.literal('DataIntegrityProof'),
      cryptosuite: z.literal('ecdsa-jcs-2019'),
      verificationMethod: z.string().meta({ description: 'Ends in #key-N-multikey.' }),
      proofPurpose: z.literal('assertionMethod'),
      proofValue: z.string().meta({ description: 'Multibase: z and base58 of 64 bytes.' }),
    }),
  })
  .meta({ id: 'SecuredCredential', description: 'A UNTP Digital Product Passport, VCDM 2.0.' });
