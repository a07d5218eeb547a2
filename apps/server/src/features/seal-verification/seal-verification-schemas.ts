import { z } from 'zod';

export const verifySealBody = z
  .looseObject({
    payload: z.record(z.string(), z.unknown()).meta({
      description:
        'The unredacted passport document, as its owner fetches it. The operator that it declares (`operator.regId`, `economicOperator.regId` or `.id`) must be of the signing workspace; where it declares none, `message` says so.',
    }),
    signature: z.string().optional().meta({ description: "Default: the proof's." }),
    publicKey: z.string().optional().meta({ description: "PEM. Default: the proof's." }),
  })
  .meta({ id: 'VerifySealRequest' });

export const verifySealReply = z
  .looseObject({
    success: z.literal(true),
    verified: z.boolean(),
    message: z.string().optional().meta({
      description:
        'Why it is not verified; when it is, what the seal does not cover, and whether no operator was declared.',
    }),
    certificate: z
      .looseObject({
        subject: z.string(),
        issuer: z.string(),
        validFrom: z.string(),
        validTo: z.string(),
        chainValid: z.boolean(),
        keyMatchesProof: z.boolean(),
      })
      .optional()
      .meta({ description: 'Only when verified.' }),
    timestamp: z
      .looseObject({
        present: z.boolean(),
        genTime: z.string().nullable(),
        timeAuthenticated: z.boolean(),
        note: z.string().optional(),
      })
      .optional(),
    productBound: z.boolean().meta({
      description: 'Whether metadata.gtin or metadata.grai is the product id, and so seals it.',
    }),
    notCovered: z.array(z.string()).meta({
      description:
        'What a seal of this document says nothing about: the product id, unless it is bound, the economic operator, the facility, the status, the enrichment, and whatever else stands beside the metadata.',
    }),
  })
  .meta({ id: 'VerifySealReply' });
