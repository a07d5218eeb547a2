/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { Language } from '../values/language.js';
import { QrCode } from './qr-code.js';

/** What the foot of a page tells of its product. */
export interface FootFacts {
  /** What the code on the product holds. */
  readonly uri: string;
  /** Numbers as they are printed on the product, each behind what it is. */
  readonly numbers: readonly (readonly [label: string, number: string])[];
  /** The forms for machines, each by its title. */
  readonly forms: readonly { readonly title: string; readonly href: string }[];
}

/** @param facts - Undefined on pages that have no product. */
export function Foot({
  facts,
  language,
}: {
  readonly facts?: FootFacts | undefined;
  readonly language: Language;
}): JSX.Element {
  const { frame } = language.texts;
  return (
    <footer class="foot">
      <div>
        <h2 class="vh">{frame.about}</h2>
        {facts && <Identity facts={facts} label={frame.qrCode} />}
        {facts && (
          <div>
            <h3>{frame.forMachines}</h3>
            <ul class="links">
              {facts.forms.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p class="note wide">
          {facts && (
            <>
              {frame.publisher}
              <br />
            </>
          )}
          {frame.privacy}
        </p>
      </div>
    </footer>
  );
}

function Identity({
  facts,
  label,
}: {
  readonly facts: FootFacts;
  readonly label: string;
}): JSX.Element {
  return (
    <div class="id">
      <QrCode uri={facts.uri} label={label} />
      <dl>
        {facts.numbers.map(([name, number]) => (
          <>
            <dt>{name}</dt>
            <dd class="code">{number}</dd>
          </>
        ))}
      </dl>
    </div>
  );
}
