/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { Language } from '../values/language.js';
import { Fill } from './fill.js';
import { Rosette, Sign } from './signs.js';

/** The seal of a passport, as a page shows it. */
export interface SealFacts {
  /** Where the seal is verified in the browser. */
  readonly verifier: string;
  /** The company that the passport names. */
  readonly company: string;
  /** The holder of the seal's certificate; undefined where it names no organization. */
  readonly signer: string | undefined;
  /** True when the signer is the company. */
  readonly isOfCompany: boolean;
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
  const { sealedAt } = seal;
  const [line, names] = sealWords(seal, { own: texts.seal.line, other: texts.seal.lineFor });
  return (
    <p class="sealed">
      <Sign name={sealedAt ? 'seal' : 'unsealed'} />
      <a href="#seal">
        {sealedAt ? (
          <Fill
            text={line ?? `${texts.seal.title}: {date}`}
            {...names}
            date={Day({ at: sealedAt, language })}
          />
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
  const { sealedAt, isTimeConfirmed } = seal;
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
  const [text, names] = sealWords(seal, { own: texts.text, other: texts.textFor });
  const moment = <time datetime={sealedAt.toISOString()}>{language.moment(sealedAt)}</time>;
  return (
    <section class="part seal" id="seal">
      <header>
        <Rosette isSealed />
        <h2>{texts.title}</h2>
      </header>
      <p>
        <Fill text={text ?? `${texts.title}: {date}.`} {...names} date={moment} />
        {isTimeConfirmed && ` ${texts.time}`}
      </p>
      {seal.signer !== undefined && !seal.isOfCompany && (
        <p>
          <Fill text={texts.signerOnly} {...names} />
        </p>
      )}
      <details class="fold">
        <summary>{texts.meaning}</summary>
        <div class="in">
          <p>{texts.change}</p>
          <p>{texts.truth}</p>
          <p>{texts.beyond}</p>
        </div>
      </details>
      <a class="btn" href={seal.verifier}>
        {texts.check}
      </a>
    </section>
  );
}

/**
 * The sentence for one company or for two, and their names. No sentence names a company that no certificate
 * does: then there is none.
 */
function sealWords(
  { company, signer, isOfCompany }: SealFacts,
  { own, other }: { readonly own: string; readonly other: string },
): readonly [string | undefined, Readonly<Record<string, string>>] {
  if (signer === undefined) return [undefined, {}];
  return isOfCompany ? [own, { company: signer }] : [other, { signer, company }];
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
