import { z } from 'zod';

export const contextSchema = z
  .looseObject({
    '@context': z.looseObject({}).meta({ description: 'Terms and what they stand for.' }),
  })
  .meta({ id: 'JsonLdContext' });
