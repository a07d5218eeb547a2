/** @jsxRuntime automatic @jsxImportSource preact */
import { checkDigit } from '@dpp/gs1';
import type { ComponentChildren } from 'preact';
import { Fill } from './parts/fill.js';
import { Rosette, Sign } from './parts/signs.js';
import { renderPage } from './page-shell.js';
import type { PageOptions } from './page-options.js';
import { apiLink } from './server-links.js';
import type { Language } from './values/language.js';

/** The facts of a refusal that its reader has to know. */
export interface ErrorFacts {
  /** HTTP status. */
  readonly status: number;
  /** The path that was asked for. */
  readonly path: string;
  /** Names the request to the operator of the server. */
  readonly reference: string;
  /** Seconds until it is worth to ask again, where that is known. */
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * A refusal as a web page: what happened in plain words, what to do, and last what support asks for.
 *
 * @returns A whole HTML document. An unknown status reads as a fault of the server.
 */
export function toErrorPage(facts: ErrorFacts, options: PageOptions): string {
  const { errors } = options.language.texts;
  const { title, body } = explained(facts, options);
  return renderPage(
    {
      kind: 'plain',
      title,
      main: (
        <div class="plain">
          <Rosette isSealed={false} />
          <h1>{title}</h1>
          {body}
          <p class="note">
            <Fill
              text={errors.reference}
              status={String(facts.status)}
              reference={<span class="code">{facts.reference}</span>}
            />
          </p>
        </div>
      ),
    },
    options,
  );
}

interface Explained {
  readonly title: string;
  readonly body: ComponentChildren;
}

function explained(facts: ErrorFacts, options: PageOptions): Explained {
  const { language } = options;
  const { errors } = language.texts;
  switch (facts.status) {
    case 413:
    case 415:
      return { title: errors.unreadTitle, body: <p>{errors.unreadText}</p> };
    case 400:
      return { title: errors.badTitle, body: <Mistyped path={facts.path} language={language} /> };
    case 404:
      if (!productPath.test(facts.path))
        return { title: errors.nowhereTitle, body: <ApiLink href={apiLink(options)} /> };
      return { title: errors.missingTitle, body: <Missing language={language} /> };
    case 410:
      return { title: errors.missingTitle, body: <Missing language={language} /> };
    case 405:
    case 406:
      return { title: errors.formTitle, body: <OtherForms language={language} /> };
    case 429:
      return { title: errors.busyTitle, body: <Busy facts={facts} language={language} /> };
    default:
      return {
        title: errors.brokenTitle,
        body: (
          <>
            <p>{errors.brokenText}</p>
            <Again language={language} />
          </>
        ),
      };
  }
}

/**
 * Addresses that codes on products lead to: a GS1 Application Identifier (two to four digits) before its value, the
 * UUID of a passport or a battery unit, or a workspace and its product id.
 */
const productPath = /^\/(?:passport|unit|id|\d{2,4})\//;

function ApiLink({ href }: { readonly href: string }) {
  return (
    <p>
      <a href={href} hreflang="en">
        API
      </a>
    </p>
  );
}

interface Shown {
  readonly language: Language;
}

function Mistyped({ path, language }: Shown & { readonly path: string }) {
  const { errors } = language.texts;
  const digit = fittingDigit(path);
  return (
    <>
      <p>{errors.badText}</p>
      {digit !== undefined && (
        <p>
          <Fill text={errors.badDigit} digit={<b class="code">{digit}</b>} />
        </p>
      )}
    </>
  );
}

/** The check digit that a GTIN would have; undefined where the address holds no number of such a length. */
function fittingDigit(path: string): number | undefined {
  const [, digits] = /^\/01\/(\d{7}|\d{11,13})\d(?:\/|$)/.exec(path) ?? [];
  return digits === undefined ? undefined : checkDigit(digits);
}

function Missing({ language }: Shown) {
  const { errors } = language.texts;
  return (
    <>
      <p>{errors.missingText}</p>
      <p>{errors.missingAsk}</p>
    </>
  );
}

/** An address of a query alone is the path that was asked for, without what was asked of it. */
function OtherForms({ language }: Shown) {
  const { errors, frame } = language.texts;
  return (
    <>
      <p>{errors.formText}</p>
      <a class="btn" href={`?lang=${language.locale}`}>
        <Sign name="passport" />
        {frame.passport}
      </a>
    </>
  );
}

function Busy({ facts, language }: Shown & { readonly facts: ErrorFacts }) {
  const { errors } = language.texts;
  const { retryAfterSeconds } = facts;
  return (
    <>
      {retryAfterSeconds !== undefined && (
        <p>
          <Fill
            text={errors.busyWait}
            duration={<b>{language.span(retryAfterSeconds, 'second')}</b>}
          />
        </p>
      )}
      <p>{errors.busyText}</p>
      <Again language={language} />
    </>
  );
}

/** An empty address is the one that was asked for. */
function Again({ language }: Shown) {
  return (
    <a class="btn" href="">
      <Sign name="again" />
      {language.texts.errors.again}
    </a>
  );
}
