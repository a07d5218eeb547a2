/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { Language } from '../values/language.js';
import { isRecord } from '../values/say-value.js';
import { sayDate } from '../values/say-text.js';
import { Fill } from './fill.js';

/** Certificates as the company entered them: names and numbers are never translated. */
export function Certificates({
  certificates,
  language,
}: {
  readonly certificates: readonly unknown[];
  readonly language: Language;
}): JSX.Element {
  const { values } = language.texts;
  return (
    <>
      <ul class="cards">
        {certificates.filter(isRecord).map((certificate, index) => (
          <li key={index}>
            <Certificate certificate={certificate} language={language} />
          </li>
        ))}
      </ul>
      <p class="note">{values.asEntered}</p>
    </>
  );
}

function Certificate({
  certificate: { name, issuer, referenceNumber, validUntil },
  language,
}: {
  readonly certificate: Readonly<Record<string, unknown>>;
  readonly language: Language;
}): JSX.Element {
  const until = typeof validUntil === 'string' ? sayDate(validUntil, language) : undefined;
  const number = language.label('referenceNumber');
  return (
    <>
      {typeof name === 'string' && <h4 lang="">{name}</h4>}
      <p>
        {typeof issuer === 'string' && <span lang="">{issuer}</span>}
        {typeof referenceNumber === 'string' && (
          <>
            <br />
            {number}: <span class="code">{referenceNumber}</span>
          </>
        )}
        {until && (
          <>
            <br />
            <Fill
              text={language.texts.values.until}
              date={<time datetime={until.dateTime}>{until.text}</time>}
            />
          </>
        )}
      </p>
    </>
  );
}
