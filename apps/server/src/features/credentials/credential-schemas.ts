import { z } from 'zod';

const verificationMethodSchema = z.looseObject({
  id: z.string().meta({ description: 'Ends in #key-N, or #key-N-multikey.' }),
  type: z.enum(['JsonWebKey2020', 'Multikey']),
  controller: z.string(),
  publicKeyJwk: z.looseObject({ kty: z.string(), crv: z.string(), x: z.string() }).optional(),
  publicKeyMultibase: z.string().optional(),
});

export const didDocumentSchema = z
  .looseObject({
    '@context': z.array(z.string()),
    id: z.string(),
    verificationMethod: z.array(verificationMethodSchema),
    assertionMethod: z.array(z.string()),
    authentication: z.array(z.string()),
  })
  .meta({ id: 'DidDocument' });

export const statusListSchema = z.string().meta({
  description:
    'Compact JWS, ES256, of a BitstringStatusListCredential: `statusPurpose` is `revocation`, `ttl` 300000 milliseconds, and `encodedList` holds at least 131,072 bits.',
});
