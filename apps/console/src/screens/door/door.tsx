import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { serverUrl } from '../../base.js';
import { Icon } from '../../parts/icon.js';
import { languages, nameOfLanguage } from '../../texts/languages.js';
import { useLanguage, useTexts } from '../../texts/use-texts.js';

interface DoorProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A card in the middle of the page: what is seen before anybody is signed in. */
export function Door({ title, children }: DoorProps) {
  const { words: common } = useTexts('common');
  const { words, lang } = useTexts('door');
  useEffect(() => {
    document.title = `${title} – ${common.product}`;
  }, [title, common.product]);
  return (
    <div class="door" lang={lang}>
      <a class="skip" href="#main">
        {common.skip}
      </a>
      <header class="band">
        <p class="mark">
          <Icon name="book" />
          <span>{common.product}</span>
        </p>
        <LanguageChoice />
      </header>
      <main id="main">
        <div class="card">
          <Waves />
          {children}
        </div>
      </main>
      <footer>
        <span>{new URL(serverUrl).host}</span>
        <a href={`${serverUrl}/ready`}>{words.status}</a>
      </footer>
    </div>
  );
}

function LanguageChoice() {
  const { words } = useTexts('door');
  const { language, chooseLanguage } = useLanguage();
  return (
    <label class="language">
      <Icon name="globe" />
      <span class="vh">{words.language}</span>
      <select value={language} onChange={(event) => chooseLanguage(event.currentTarget.value)}>
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOfLanguage(tag)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The guilloche of the house, as on the public pages. */
function Waves() {
  return (
    <svg class="waves" viewBox="0 0 400 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {[8, 16, 24, 32].map((height) => (
        <path key={height} d={wave(-height) + wave(height)} />
      ))}
    </svg>
  );
}

const wave = (height: number) => `M0 40q25 ${height} 50 0${'t50 0'.repeat(7)}`;
