import { useQueryClient } from '@tanstack/preact-query';
import { pathTo } from '../base.js';
import { Link } from '../parts/link.js';
import { client } from '../server/client.js';
import { useSession } from '../server/use-session.js';
import { languages, nameOfLanguage } from '../texts/languages.js';
import { useLanguage, useTexts } from '../texts/use-texts.js';
import { applyTheme, type Theme } from './theme.js';
import { writePreference } from './preferences.js';

/** The person: account, language, colours, sign out. */
export function PersonMenu() {
  const { words, say } = useTexts('frame');
  const { data } = useSession();
  const name = data?.user.name ?? data?.user.email ?? '';
  const initials = initialsOf(name);
  return (
    <>
      <button
        class="tool"
        type="button"
        popovertarget="person"
        aria-label={say(words.person, { initials, name })}
      >
        <span class="me">{initials}</span>
      </button>
      <section class="drop" id="person" popover="auto" aria-label={words.account}>
        <p>
          <b>{name}</b>
          {data && name !== data.user.email && <span class="note">{data.user.email}</span>}
        </p>
        <LanguageField />
        <ThemeField />
        <p class="acts">
          <Link class="btn small" to="/account">
            {words.account}
          </Link>
          <button class="btn small" type="button" onClick={() => void signOut()}>
            {words.signOut}
          </button>
        </p>
      </section>
    </>
  );
}

/** Everything of the person leaves this page with a new load of it. */
async function signOut(): Promise<void> {
  await client.sessions.logOut();
  location.assign(pathTo('/sign-in'));
}

/** First letters of the first and last word: "MS" of "Maja Sund", "M" of "maja@nordvind.example". */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s.]+/)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

function LanguageField() {
  const { words } = useTexts('frame');
  const { language, chooseLanguage } = useLanguage();
  const keep = useKeptPreference();
  const change = (chosen: string) => {
    chooseLanguage(chosen);
    keep({ locale: chosen as (typeof languages)[number] });
  };
  return (
    <div class="field">
      <label for="person-language">{words.language}</label>
      <select
        class="in"
        id="person-language"
        value={language}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOfLanguage(tag)}
          </option>
        ))}
      </select>
    </div>
  );
}

function ThemeField() {
  const { words } = useTexts('frame');
  const { data } = useSession();
  const keep = useKeptPreference();
  const change = (theme: Theme) => {
    applyTheme(theme);
    writePreference('theme', theme);
    keep({ theme: theme ?? 'system' });
  };
  const choices = [
    [null, words.themeSystem],
    ['light', words.themeLight],
    ['dark', words.themeDark],
  ] as const;
  const chosen =
    data?.user.theme === 'light' || data?.user.theme === 'dark' ? data.user.theme : null;
  return (
    <fieldset class="field">
      <legend class="l">{words.theme}</legend>
      <div class="seg">
        {choices.map(([theme, label]) => (
          <button
            key={label}
            type="button"
            aria-pressed={theme === chosen}
            onClick={() => change(theme)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Stores a choice with the account. A failure does not undo it here: this browser has it already. */
function useKeptPreference() {
  const queries = useQueryClient();
  return (changes: Parameters<typeof client.sessions.updateProfile>[0]) =>
    void client.sessions
      .updateProfile(changes)
      .finally(() => void queries.invalidateQueries({ queryKey: ['session'] }));
}
