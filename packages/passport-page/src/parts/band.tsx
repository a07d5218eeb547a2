/** @jsxRuntime automatic @jsxImportSource preact */
import { LOCALES, type Locale } from '@dpp/espr-validate';
import type { JSX } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import type { PageOptions } from '../page-options.js';
import { Sign } from './signs.js';

/** Each language by the name its speakers call it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  bg: 'Български',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  et: 'Eesti',
  fi: 'Suomi',
  fr: 'Français',
  ga: 'Gaeilge',
  hr: 'Hrvatski',
  hu: 'Magyar',
  is: 'Íslenska',
  it: 'Italiano',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  mt: 'Malti',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sv: 'Svenska',
  tr: 'Türkçe',
  uk: 'Українська',
};

const byName = [...LOCALES].sort((one, other) =>
  languageNames[one].localeCompare(languageNames[other], 'en'),
);

interface BandOptions {
  readonly options: Pick<PageOptions, 'language' | 'locales'>;
}

/** The top of every page. */
export function Band({ options }: BandOptions): JSX.Element {
  const { frame } = options.language.texts;
  return (
    <header class="band">
      <div>
        <p class="mark">
          <Sign name="passport" />
          {frame.passport}
        </p>
        <LanguageSwitch options={options} />
      </div>
    </header>
  );
}

/** Links to the same address in each language; nothing where there is no other language. */
export function LanguageSwitch({ options }: BandOptions): JSX.Element | null {
  const { language, locales } = options;
  const { frame } = language.texts;
  const shown = locales === undefined ? byName : byName.filter((each) => locales.includes(each));
  if (!shown.some((locale) => locale !== language.locale)) return null;
  return (
    <details class="lang">
      <summary>
        <Sign name="globe" />
        <span class="vh">{frame.language}: </span>
        {languageNames[language.locale]}
      </summary>
      <nav aria-label={frame.language}>
        <ul>
          {shown.map((locale) => (
            <li key={locale}>
              <a
                href={`?lang=${locale}`}
                lang={locale}
                hreflang={locale}
                aria-current={locale === language.locale ? 'true' : undefined}
              >
                {languageNames[locale]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** The same as markup, for a page that is not made here. */
export function languageLinks(options: Pick<PageOptions, 'language' | 'locales'>): string {
  return renderToStaticMarkup(<LanguageSwitch options={options} />);
}
