import type { Mail } from '../../../platform/egress/mailer.js';
import { accountMailTexts, type AccountMailTexts } from './account-mail-texts.js';

interface ResetMail {
  readonly to: string;
  /** Language of the user; null: none chosen. */
  readonly locale: string | null;
  readonly link: string;
}

/** Leads to the page where another password is set. The link is all that it holds of the account. */
export function resetMail({ to, locale, link }: ResetMail): Mail {
  const texts = textsOf(locale);
  return { to: [to], subject: texts.resetSubject, text: lines(texts.reset, link, texts.ignore) };
}

/** Tells owners of a login that its password is another one now, in case that it was not they. */
export function passwordChangedMail({ to, locale }: Omit<ResetMail, 'link'>): Mail {
  const texts = textsOf(locale);
  return { to: [to], subject: texts.changedSubject, text: lines(texts.changed) };
}

interface InvitationMail extends ResetMail {
  /** Name of the workspace, as its platform administrator wrote it. */
  readonly workspace: string;
}

/** Leads to the page where an invitation is accepted. */
export function invitationMail({ to, locale, link, workspace }: InvitationMail): Mail {
  const texts = textsOf(locale);
  const name = workspace.replace(/\s+/g, ' ');
  return {
    to: [to],
    subject: texts.invitationSubject.replace('{workspace}', () => name),
    text: lines(
      texts.invitation.replace('{workspace}', () => name),
      link,
      texts.ignoreInvitation,
    ),
  };
}

/** A link stands on a line of its own, so that no program takes a full stop for a part of it. */
function lines(...paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}

function textsOf(locale: string | null): AccountMailTexts {
  const language = locale?.split('-', 1)[0] ?? '';
  return Object.hasOwn(accountMailTexts, language)
    ? accountMailTexts[language as keyof typeof accountMailTexts]
    : accountMailTexts.en;
}
