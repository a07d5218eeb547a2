import { z } from 'zod';
import type { StatusNote } from '../passport-model.js';

const longestReason = 1000;
const longestUrl = 2048;
const longestContact = 300;

/** Text of a person that is shown to the public: trimmed, and without control characters but line ends. */
const shownText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'must have no control characters');

/** Members of the status operation that explain the new status. */
export const statusNoteFields = {
  reason: shownText(longestReason).optional().meta({
    description: 'Why it has the status, for holders of the product: shown to the public.',
  }),
  noticeUrl: z
    .string()
    .max(longestUrl)
    .refine((text) => text === '' || isNoticeUrl(text), 'must be an absolute https URL')
    .optional()
    .meta({
      description: 'Page with the notice, such as that of a recall. https only, without a login.',
    }),
  contact: shownText(longestContact).optional().meta({
    description: 'Where holders may ask: an email address, a telephone number, or any other text.',
  }),
};

/** What the operation is sent. */
type SentNote = { readonly [Name in keyof typeof statusNoteFields]?: string | undefined };

/**
 * The note of a status out of what was sent: blank members are none.
 *
 * @returns Undefined where no member was sent; null where all are blank.
 */
export function statusNoteOf(sent: SentNote): StatusNote | null | undefined {
  const members = Object.keys(statusNoteFields) as (keyof typeof statusNoteFields)[];
  if (members.every((name) => sent[name] === undefined)) return undefined;
  const entries = members.flatMap((name) => (sent[name] ? [[name, sent[name]] as const] : []));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** True for what a page may link to: https, no login in it, and spelled so that a page can show it. */
function isNoticeUrl(text: string): boolean {
  if (!text.startsWith('https://') || /[\s"<>\\^`{|}\p{Cc}]/u.test(text)) return false;
  try {
    const { username, password } = new URL(text);
    return username === '' && password === '';
  } catch {
    // It begins like an address and is none.
    return false;
  }
}

/** The same note, or none on both sides. */
export function isSameNote(one: StatusNote | null, other: StatusNote | null): boolean {
  return (
    one?.reason === other?.reason &&
    one?.noticeUrl === other?.noticeUrl &&
    one?.contact === other?.contact
  );
}
