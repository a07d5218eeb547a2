/** @jsxRuntime automatic @jsxImportSource preact */
import { LOCALES, type Locale } from '@dpp/espr-validate';
import type { JSX } from 'preact';
import type { Language } from '../values/language.js';
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

/** The top of every page. The switch of languages is made of links: each leads to the same address. */
export function Band({ language }: { readonly language: Language }): JSX.Element {
  const { frame } = language.texts;
  return (
    <header class="band">
      <div>
        <p class="mark">
          <Sign name="passport" />
          {frame.passport}
        </p>
        <details class="lang">
          <summary>
            <Sign name="globe" />
            <span class="vh">{frame.language}: </span>
            {languageNames[language.locale]}
          </summary>
          <nav aria-label={frame.language}>
            <ul>
              {byName.map((locale) => (
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
      </div>
    </header>
  );
}
