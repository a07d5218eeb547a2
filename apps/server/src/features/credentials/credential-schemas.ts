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

export const credentialTypeSchema = z
  .looseObject({
    vct: z.string().meta({ description: 'The address of this document.' }),
    name: z.string(),
    description: z.string(),
    display: z.array(z.looseObject({ locale: z.string(), name: z.string() })),
    claims: z.array(
      z.looseObject({
        path: z.array(z.union([z.string(), z.int(), z.null()])),
        sd: z.enum(['always', 'never']).meta({ description: 'Whether it can be kept back.' }),
        mandatory: z.boolean().optional(),
      }),
    ),
  })
  .meta({ id: 'CredentialType' });
