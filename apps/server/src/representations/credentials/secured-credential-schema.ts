import { z } from 'zod';

/** A UNTP passport credential that carries its proof. */
export const securedCredentialSchema = z
  .looseObject({
    '@context': z.array(z.string()).meta({
      description: 'W3C credentials, UNTP, and the extension of this server, in this order.',
    }),
    type: z
      .array(z.string())
      .meta({ description: 'DigitalProductPassport and VerifiableCredential.' }),
    id: z.string().meta({ description: 'URI of the credential.' }),
    issuer: z
      .looseObject({
        id: z.string().meta({ description: 'did:web of the workspace.' }),
        name: z.string().meta({ description: 'Name of the workspace.' }),
      })
      .meta({ description: 'Who issued it.' }),
    validFrom: z.string().meta({ description: 'ISO 8601 UTC.' }),
    credentialStatus: z
      .looseObject({
        type: z
          .literal('BitstringStatusListEntry')
          .meta({ description: 'W3C Bitstring Status List.' }),
        statusPurpose: z.literal('revocation').meta({ description: 'What the bit says.' }),
        statusListIndex: z
          .int()
          .min(0)
          .meta({ description: 'Bit of this credential in the list, from 0.' }),
        statusListCredential: z.string().meta({ description: 'Address of the list.' }),
      })
      .meta({ description: 'Where to ask whether it is revoked.' }),
    credentialSubject: z
      .looseObject({
        type: z.array(z.string()).meta({ description: 'Product.' }),
        id: z.string().meta({ description: 'The Digital Link of the product or unit.' }),
      })
      .meta({ description: 'A UNTP Product.' }),
    proof: z
      .looseObject({
        type: z.literal('DataIntegrityProof').meta({ description: 'W3C Data Integrity.' }),
        cryptosuite: z
          .literal('ecdsa-jcs-2019')
          .meta({ description: 'How it was canonicalised and signed.' }),
        verificationMethod: z.string().meta({ description: 'Ends in #key-N-multikey.' }),
        proofPurpose: z
          .literal('assertionMethod')
          .meta({ description: 'Purpose that the key was used for.' }),
        proofValue: z.string().meta({ description: 'Multibase: z and base58 of 64 bytes.' }),
      })
      .meta({ description: 'The signature.' }),
  })
  .meta({ id: 'SecuredCredential', description: 'A UNTP Digital Product Passport, VCDM 2.0.' });
