/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { PageOptions } from '../page-options.js';
import { QrCode } from './qr-code.js';

/** The product in the foot of a page. */
export interface FootFacts {
  /** Content of the code on the product: an absolute URL. */
  readonly uri: string;
  /** Numbers as they are printed on the product, each behind what it is. */
  readonly numbers: readonly (readonly [label: string, number: string])[];
  /** The forms for machines, each by its title. */
  readonly forms: readonly { readonly title: string; readonly href: string }[];
}

/** @param facts - Undefined on pages that have no product. */
export function Foot({
  facts,
  options,
}: {
  readonly facts?: FootFacts | undefined;
  readonly options: PageOptions;
}): JSX.Element {
  const { frame } = options.language.texts;
  return (
    <footer class="foot">
      <div>
        <h2 class="vh">{frame.about}</h2>
        {facts && <Identity facts={facts} options={options} />}
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
  options: { language, encodeQrCode },
}: {
  readonly facts: FootFacts;
  readonly options: PageOptions;
}): JSX.Element {
  return (
    <div class="id">
      {encodeQrCode && (
        <QrCode modules={encodeQrCode(facts.uri)} label={language.texts.frame.qrCode} />
      )}
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
