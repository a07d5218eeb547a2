import { z } from 'zod';

/** Fields that occur in many records, with one wording. */

export const timestampSchema = z.iso.datetime({ precision: 3 }).meta({
  description: 'ISO 8601 UTC with milliseconds.',
  example: '2026-11-21T09:30:00.000Z',
});

/** `?lang=`: an unknown value is ignored, so any text passes. */
export const langQuery = {
  lang: z.string().optional().meta({
    description: 'Language of friendlyMessage. Beats Accept-Language; the fallback is en.',
  }),
};

/** What a person may add to the address of a page. */
export const pageLangQuery = {
  lang: z.string().optional().meta({
    description:
      'The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides.',
  }),
};
