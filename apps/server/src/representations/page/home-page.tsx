/** @jsxRuntime automatic @jsxImportSource preact */
import { PRODUCT_CATEGORIES, type ProductCategory } from '@dpp/espr-validate';
import type { Language } from '@dpp/passport-page';
import {
  ActionList,
  Drawing,
  renderPage,
  SaidText,
  companyOf,
  productName,
  type Action,
  type DrawnThing,
} from '@dpp/passport-page/parts';
import type { JSX } from 'preact';
import type { PassportJsonLd } from '../json-ld/json-ld.js';
import { homeTextsOf } from './home-texts/home-texts.js';
import type { HomeTexts } from './home-texts/en.js';
import { pagePolicy } from './page-policy.js';

/** The form asks this server and no other; otherwise as every page. */
export const homePagePolicy = pagePolicy.replace("form-action 'none'", "form-action 'self'");

/** The company that runs the server, as it names itself. */
export interface ServerOperator {
  readonly name: string;
  /** Several lines. */
  readonly address: string | undefined;
  /** An email address or a web address. */
  readonly contact: string | undefined;
  readonly privacyUrl: string | undefined;
}

/** A sample of the demonstration, as everybody may read it. */
export interface Sample {
  /** Path on this server. */
  readonly path: string;
  readonly document: PassportJsonLd;
}

/** A text of the form that names no product. */
export interface UnreadText {
  readonly text: string;
  /** The last digit with which it were a number; undefined where it does not look like one. */
  readonly fittingDigit: number | undefined;
}

export interface HomePageOptions {
  readonly language: Language;
  /** True where the reader chose the language, which the form then keeps. */
  readonly isLanguageChosen: boolean;
  /** Name of the workspace on whose host the page stands. */
  readonly workspace: string | undefined;
  readonly samples: readonly Sample[];
  readonly operator: ServerOperator | undefined;
  readonly hasConsole: boolean;
  readonly unread?: UnreadText | undefined;
}

/** The page of a server for those who typed its address: finds a passport, and says where else to go. */
export function toHomePage(options: HomePageOptions): string {
  const { language, workspace, samples, operator } = options;
  const texts = homeTextsOf(language.locale);
  return renderPage(
    {
      kind: 'home',
      title: texts.title,
      description: texts.intro,
      main: (
        <>
          <div class="start">
            {workspace !== undefined && <p>{texts.workspace.replace('{workspace}', workspace)}</p>}
            <h1>{texts.title}</h1>
            <p>{texts.intro}</p>
            <NumberForm options={options} texts={texts} />
          </div>
          {samples.length > 0 && <Samples samples={samples} language={language} texts={texts} />}
          <div class={operator ? 'cols' : undefined}>
            <section class="part">
              <h2>{texts.more}</h2>
              <ActionList actions={waysOn(options, texts)} />
            </section>
            {operator && (
              <aside>
                <Operator operator={operator} texts={texts} />
              </aside>
            )}
          </div>
        </>
      ),
    },
    { language },
  );
}

interface Shown {
  readonly texts: HomeTexts;
}

function NumberForm({
  options,
  texts,
}: Shown & { readonly options: HomePageOptions }): JSX.Element {
  const { language, isLanguageChosen, unread } = options;
  return (
    <form class="ask" action="/" method="get" role="search">
      {isLanguageChosen && <input type="hidden" name="lang" value={language.locale} />}
      <label for="q">{texts.ask}</label>
      <div>
        <input
          id="q"
          name="q"
          value={unread?.text}
          maxLength={2000}
          required
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={unread ? 'fault hint' : 'hint'}
          aria-invalid={unread ? 'true' : undefined}
        />
        <button class="btn">{texts.open}</button>
      </div>
      {unread && <Fault unread={unread} language={language} texts={texts} />}
      <p class="note" id="hint">
        {texts.hint}
      </p>
    </form>
  );
}

function Fault({
  unread,
  language,
  texts,
}: Shown & { readonly unread: UnreadText; readonly language: Language }): JSX.Element {
  const { badTitle, badDigit } = language.texts.errors;
  const { fittingDigit } = unread;
  return (
    <p class="fault" id="fault" role="alert">
      {fittingDigit === undefined
        ? texts.unread
        : `${badTitle}. ${badDigit.replace('{digit}', String(fittingDigit))}`}
    </p>
  );
}

function Samples({
  samples,
  language,
  texts,
}: Shown & { readonly samples: readonly Sample[]; readonly language: Language }): JSX.Element {
  return (
    <section class="part">
      <h2>{texts.samples}</h2>
      <p class="note">{texts.samplesNote}</p>
      <ul class="samples">
        {samples.map((sample, index) => (
          <li key={sample.path}>
            <SampleRow sample={sample} language={language} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SampleRow({
  sample: { path, document },
  language,
  isFirst,
}: {
  readonly sample: Sample;
  readonly language: Language;
  readonly isFirst: boolean;
}): JSX.Element {
  const { metadata, economicOperator, proof } = document;
  const { frame, seal } = language.texts;
  return (
    <>
      <figure class="pic">
        <Drawing thing={drawnThing(metadata.category)} label={frame.drawing} hasWaves={isFirst} />
      </figure>
      <div>
        <h3>
          <a href={path}>
            <SaidText said={productName(document, language)} />
          </a>
        </h3>
        <p lang="">{companyOf(metadata) ?? economicOperator.name}</p>
        <p>{proof ? seal.title : seal.noTitle}</p>
      </div>
    </>
  );
}

function drawnThing(category: unknown): DrawnThing {
  const isKnown = PRODUCT_CATEGORIES.some((known) => known === category);
  return isKnown ? (category as ProductCategory) : 'other';
}

function waysOn({ language, hasConsole }: HomePageOptions, texts: HomeTexts): readonly Action[] {
  const console: Action = {
    sign: 'key',
    title: texts.consoleTitle,
    detail: texts.consoleText,
    href: '/console/',
  };
  return [
    {
      sign: 'seal',
      title: texts.sealTitle,
      detail: texts.sealText,
      href: `/verify?lang=${language.locale}`,
    },
    ...(hasConsole ? [console] : []),
    { sign: 'document', title: texts.docsTitle, detail: texts.docsText, href: '/docs' },
  ];
}

function Operator({
  operator: { name, address, contact, privacyUrl },
  texts,
}: Shown & { readonly operator: ServerOperator }): JSX.Element {
  return (
    <section class="part">
      <h2>{texts.operator}</h2>
      <dl class="said">
        <div>
          <dt>{texts.name}</dt>
          <dd lang="">{name}</dd>
        </div>
        {address !== undefined && (
          <div>
            <dt>{texts.address}</dt>
            <dd lang="">{address}</dd>
          </div>
        )}
        {contact !== undefined && (
          <div>
            <dt>{texts.contact}</dt>
            <dd>
              <a href={contact.includes('://') ? contact : `mailto:${contact}`}>{contact}</a>
            </dd>
          </div>
        )}
      </dl>
      <p class="note">{texts.responsibility}</p>
      {privacyUrl !== undefined && (
        <ul class="links">
          <li>
            <a href={privacyUrl}>{texts.privacy}</a>
          </li>
        </ul>
      )}
    </section>
  );
}
