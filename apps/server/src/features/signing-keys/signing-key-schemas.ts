import { z } from 'zod';
import { doneMessage, succeeded } from '../../platform/http/field-schemas.js';

export const rotateSigningKeyReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    publicKey: z.string().meta({ description: 'The new key, PEM.' }),
  })
  .meta({ id: 'RotateSigningKeyReply' });
