import { z } from 'zod';

/** Pages further out than any table reaches would overflow the database's offset. */
const maxPage = 1_000_000;

/** `page` and `limit` as digits; out of range they are clamped, not refused. */
export function pageQuery({ defaultLimit, maxLimit }: { defaultLimit: number; maxLimit: number }) {
  const digits = z.string().regex(/^[0-9]+$/, 'must match pattern "^[0-9]+$"');
  return {
    page: digits
      .default('1')
      .transform((text) => clamp(Number(text), maxPage))
      .meta({ description: 'From 1.' }),
    limit: digits
      .default(String(defaultLimit))
      .transform((text) => clamp(Number(text), maxLimit))
      .meta({ description: `1 to ${maxLimit}, default ${defaultLimit}.` }),
  };
}

/** The same for lists that refuse no page: what is no number counts as not sent. */
export function lenientPageQuery(limits: { defaultLimit: number; maxLimit: number }) {
  const { defaultLimit, maxLimit } = limits;
  const number = (fallback: number, max: number) =>
    z
      .string()
      .optional()
      .transform((text = '') => clamp(isDecimal(text) ? Math.trunc(Number(text)) : fallback, max));
  return {
    page: number(1, maxPage).meta({ description: 'From 1; what is no number is 1.' }),
    limit: number(defaultLimit, maxLimit).meta({
      description: `1 to ${maxLimit}; what is no number is ${defaultLimit}.`,
    }),
  };
}

function isDecimal(text: string): boolean {
  return /^-?[0-9]+(?:\.[0-9]+)?$/.test(text);
}

/** The query of lists that can grow without bound: an opaque cursor instead of a page number. */
export function cursorQuery(limits: { defaultLimit: number; maxLimit: number }) {
  return {
    limit: pageQuery(limits).limit,
    cursor: z.string().optional().meta({ description: 'nextCursor of the page before.' }),
  };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 1), max);
}

/** What a reply with one page of a list says beside its entries. */
export const pageFields = {
  page: z.int().min(1).meta({ description: 'Number of this page, from 1.' }),
  limit: z.int().min(1).meta({ description: 'Most entries that a page may hold, as applied.' }),
  total: z.int().min(0).meta({ description: 'Entries on all pages together.' }),
  totalPages: z.int().min(0).meta({ description: 'How many pages there are; 0 for no entries.' }),
};

/** Cursor of the next page. */
export const nextCursorField = z
  .string()
  .nullable()
  .meta({ description: 'Send it as `cursor` for the next page; null on the last page.' });
