import { z } from 'zod';
import { succeeded } from '../../platform/http/field-schemas.js';

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
    success: succeeded,
    verified: z.boolean().meta({
      description:
        'Whether the seal holds: its key is registered here, the operator is of the signing workspace, and every leaf was recomputed.',
    }),
    dppEnvironment: z.literal('test').optional().meta({
      description: 'Sealed in a sandbox, and so of no real product; absent elsewhere.',
    }),
    message: z.string().optional().meta({
      description:
        'Why it is not verified; when it is, what the seal does not cover, and whether no operator was declared.',
    }),
    certificate: z
      .looseObject({
        subject: z.string().meta({ description: 'Distinguished name of the holder.' }),
        issuer: z.string().meta({ description: 'Distinguished name of the issuer.' }),
        validFrom: z.string().meta({ description: 'From when it is valid, ISO 8601.' }),
        validTo: z.string().meta({ description: 'Until when it is valid, ISO 8601.' }),
        chainValid: z
          .boolean()
          .meta({ description: 'Whether it leads to the CA of this platform.' }),
        keyMatchesProof: z
          .boolean()
          .meta({ description: 'Whether its key is the one of the proof.' }),
      })
      .optional()
      .meta({ description: 'Only when verified.' }),
    timestamp: z
      .looseObject({
        present: z.boolean().meta({ description: 'Whether the proof has a timestamp.' }),
        genTime: z
          .string()
          .nullable()
          .meta({ description: 'Time that it states, ISO 8601; null without one.' }),
        timeAuthenticated: z
          .boolean()
          .meta({ description: 'Whether genTime is proved; else it is what the document claims.' }),
        note: z
          .string()
          .optional()
          .meta({ description: 'By whom it is, or why it is not proved.' }),
      })
      .optional()
      .meta({ description: 'The RFC 3161 timestamp, as far as it was verified.' }),
    productBound: z.boolean().meta({
      description: 'Whether metadata.gtin or metadata.grai is the product id, and so seals it.',
    }),
    notCovered: z.array(z.string()).meta({
      description:
        'What a seal of this document says nothing about: the product id, unless it is bound, the economic operator, the facility, the status, the enrichment, and whatever else stands beside the metadata.',
    }),
  })
  .meta({ id: 'VerifySealReply', 'x-extension-members': ['dppEnvironment'] });
