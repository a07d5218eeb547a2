/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { Language } from '../values/language.js';
import { Fill } from './fill.js';
import { Rosette, Sign } from './signs.js';

/** What is known of the seal of a passport. */
export interface SealFacts {
  readonly company: string;
  /** Undefined where it is not sealed. */
  readonly sealedAt?: Date | undefined;
  readonly isTimeConfirmed: boolean;
}

/** One line below the name, which leads to the whole. */
export function SealLine({
  seal,
  language,
}: {
  readonly seal: SealFacts;
  readonly language: Language;
}): JSX.Element {
  const { texts } = language;
  const { company, sealedAt } = seal;
  return (
    <p class="sealed">
      <Sign name={sealedAt ? 'seal' : 'unsealed'} />
      <a href="#seal">
        {sealedAt ? (
          <Fill text={texts.seal.line} company={company} date={Day({ at: sealedAt, language })} />
        ) : (
          texts.seal.noLine
        )}
      </a>
    </p>
  );
}

/** Says what a seal is worth, and where there is none says that as clearly. */
export function SealPanel({
  seal,
  language,
}: {
  readonly seal: SealFacts;
  readonly language: Language;
}): JSX.Element {
  const { seal: texts } = language.texts;
  const { company, sealedAt, isTimeConfirmed } = seal;
  if (!sealedAt) {
    return (
      <section class="part seal none" id="seal">
        <header>
          <Rosette isSealed={false} />
          <h2>{texts.noTitle}</h2>
        </header>
        <p>{texts.noText}</p>
      </section>
    );
  }
  const moment = <time datetime={sealedAt.toISOString()}>{language.moment(sealedAt)}</time>;
  return (
    <section class="part seal" id="seal">
      <header>
        <Rosette isSealed />
        <h2>{texts.title}</h2>
      </header>
      <p>
        <Fill text={texts.text} company={company} date={moment} />
        {isTimeConfirmed && ` ${texts.time}`}
      </p>
      <details class="fold">
        <summary>{texts.meaning}</summary>
        <div class="in">
          <p>{texts.change}</p>
          <p>{texts.truth}</p>
          <p>{texts.beyond}</p>
        </div>
      </details>
      <a class="btn" href="/verify">
        {texts.check}
      </a>
    </section>
  );
}

export function Day({
  at,
  language,
}: {
  readonly at: Date;
  readonly language: Language;
}): JSX.Element {
  return <time datetime={at.toISOString().slice(0, 10)}>{language.day(at)}</time>;
}
