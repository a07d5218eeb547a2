import { z } from 'zod';

export const contextSchema = z
  .looseObject({ '@context': z.looseObject({}) })
  .meta({ id: 'JsonLdContext' });
