import { z } from 'zod';

/** What `toLinkset` produces. */
export const linksetSchema = z
  .looseObject({
    linkset: z.array(
      z
        .looseObject({ anchor: z.string(), description: z.string().optional() })
        .meta({ description: 'Further members are relation types with their targets.' }),
    ),
  })
  .meta({ id: 'Linkset', description: 'RFC 9264.' });
