/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { StatusNote } from '../documents.js';
import type { Reader } from '../values/reader.js';
import { webAddress } from '../values/said.js';
import { Fill } from './fill.js';
import { awayRel } from './said-text.js';

/** What the company tells holders of a status, in its own language. Links lead to https and contacts alone. */
export function Note({
  note,
  language,
}: {
  readonly note: StatusNote | null;
  readonly language: Reader;
}): JSX.Element | null {
  if (!note) return null;
  const { reason, contact, noticeUrl } = note;
  const { banners } = language.texts;
  const notice = noticeUrl?.startsWith('https:') ? webAddress(noticeUrl) : undefined;
  return (
    <>
      {reason !== undefined && (
        <p>
          <Fill text={banners.reason} reason={<bdi lang="">{reason}</bdi>} />
        </p>
      )}
      {contact !== undefined && (
        <p>
          <Fill text={banners.contact} contact={<Contact text={contact} />} />
        </p>
      )}
      {notice !== undefined && (
        <a class="btn" href={notice} rel={awayRel}>
          {banners.notice}
        </a>
      )}
    </>
  );
}

function Contact({ text }: { readonly text: string }): JSX.Element {
  const href = contactAddress(text);
  if (href === undefined) return <bdi lang="">{text}</bdi>;
  return (
    <a href={href} rel={awayRel} lang="">
      <bdi>{text}</bdi>
    </a>
  );
}

const email = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const telephone = /^\+?[0-9][0-9 ()/.-]{4,30}$/;

/** Where a contact leads; undefined for a text that is neither email address, telephone number nor https URL. */
function contactAddress(text: string): string | undefined {
  if (email.test(text)) return `mailto:${text}`;
  if (telephone.test(text)) return `tel:${text.replace(/[^+0-9]/g, '')}`;
  return text.startsWith('https:') ? webAddress(text) : undefined;
}
