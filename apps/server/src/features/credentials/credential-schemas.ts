import { z } from 'zod';

const verificationMethodSchema = z.looseObject({
  id: z.string().meta({ description: 'Ends in #key-N, or #key-N-multikey.' }),
  type: z
    .enum(['JsonWebKey2020', 'Multikey'])
    .meta({ description: 'Form of the key. Each key is listed in both.' }),
  controller: z.string().meta({ description: 'The DID.' }),
  publicKeyJwk: z
    .looseObject({
      kty: z.string().meta({ description: 'Key type: EC.' }),
      crv: z.string().meta({ description: 'Curve: P-256.' }),
      x: z.string().meta({ description: 'Coordinate x, base64url.' }),
    })
    .optional()
    .meta({ description: 'With JsonWebKey2020: the key as a JWK.' }),
  publicKeyMultibase: z
    .string()
    .optional()
    .meta({ description: 'With Multikey: the key in multibase.' }),
});

export const didDocumentSchema = z
  .looseObject({
    '@context': z
      .array(z.string())
      .meta({ description: 'Contexts of DID documents and of the forms of keys.' }),
    id: z.string().meta({ description: 'The DID: did:web:<host>:tenants:<tenantId>.' }),
    verificationMethod: z
      .array(verificationMethodSchema)
      .meta({ description: 'Every key, retired ones too, oldest first.' }),
    assertionMethod: z.array(z.string()).meta({
      description: 'Ids of every key, retired ones too: what they signed stays verifiable.',
    }),
    authentication: z.array(z.string()).meta({ description: 'Ids of the keys in use.' }),
  })
  .meta({ id: 'DidDocument' });

export const statusListSchema = z.string().meta({
  description:
    'Compact JWS, ES256, of a BitstringStatusListCredential: `statusPurpose` is `revocation`, `ttl` 300000 milliseconds, and `encodedList` holds at least 131,072 bits.',
});

export const credentialTypeSchema = z
  .looseObject({
    vct: z.string().meta({ description: 'The address of this document.' }),
    name: z.string().meta({ description: 'Name of the type, in English.' }),
    description: z.string().meta({ description: 'What it is for, in English.' }),
    display: z
      .array(
        z.looseObject({
          locale: z.string().meta({ description: 'Language tag.' }),
          name: z.string().meta({ description: 'Name in that language.' }),
        }),
      )
      .meta({ description: 'Names for people.' }),
    claims: z
      .array(
        z.looseObject({
          path: z
            .array(z.union([z.string(), z.int(), z.null()]))
            .meta({ description: 'Where the claim stands; null stands for each entry of a list.' }),
          sd: z.enum(['always', 'never']).meta({ description: 'Whether it can be kept back.' }),
          mandatory: z
            .boolean()
            .optional()
            .meta({ description: 'Whether each credential has it; absent: no.' }),
        }),
      )
      .meta({ description: 'The claims.' }),
  })
  .meta({ id: 'CredentialType' });
