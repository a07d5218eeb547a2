import { z } from 'zod';

/** What `toLinkset` produces. */
export const linksetSchema = z
  .looseObject({
    linkset: z
      .array(
        z
          .looseObject({
            anchor: z.string().meta({ description: 'Address that the links are of.' }),
            description: z
              .string()
              .optional()
              .meta({ description: 'Name of the operator whose passport it is.' }),
          })
          .meta({ description: 'Further members are relation types with their targets.' }),
      )
      .meta({
        description:
          'One entry for the key that was asked for; others name passports of other issuers with the same key.',
      }),
  })
  .meta({ id: 'Linkset', description: 'RFC 9264.' });
