import { z } from 'zod';

export const rotateSigningKeyReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
    publicKey: z.string().meta({ description: 'The new key, PEM.' }),
  })
  .meta({ id: 'RotateSigningKeyReply' });
