import { z } from 'zod';
import {
  createdAtField,
  doneMessage,
  nullableTimestampOf,
  succeeded,
  timestampOf,
} from '../../platform/http/field-schemas.js';

export const rotateSigningKeyReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    publicKey: z.string().meta({ description: 'The new key, PEM.' }),
  })
  .meta({ id: 'RotateSigningKeyReply' });

export const listSigningKeysReply = z
  .looseObject({
    success: succeeded,
    keys: z
      .array(
        z
          .looseObject({
            kid: z.string().meta({
              description: 'Id of the key in the DID document of the workspace: `<did>#key-N`.',
            }),
            createdAt: createdAtField,
            retiredAt: nullableTimestampOf('When it was rotated out; null: it is in use.'),
            certificate: z
              .looseObject({
                subject: z.string().meta({ description: 'Distinguished name of the workspace.' }),
                issuer: z.string().meta({ description: 'Distinguished name of the seal CA.' }),
                validFrom: timestampOf('First moment of its validity.'),
                validTo: timestampOf('Last moment of its validity.'),
              })
              .meta({ description: 'The certificate of the key.' }),
          })
          .meta({ id: 'SigningKey' }),
      )
      .meta({ description: 'Every generation, the newest first.' }),
  })
  .meta({ id: 'ListSigningKeysReply' });
