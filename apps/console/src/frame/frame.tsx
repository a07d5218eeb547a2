import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.js';
import { Failure } from '../parts/failure.js';
import { Link } from '../parts/link.js';
import { useStore } from '../parts/store.js';
import { Toasts } from '../parts/toasts.js';
import { sessionEnded } from '../server/signed-in.js';
import { useSession, useTenant } from '../server/use-session.js';
import { chooseLanguage } from '../texts/languages.js';
import { useLanguage, useTexts } from '../texts/use-texts.js';
import { Band } from './band.js';
import { writePreference } from './preferences.js';
import { Rail } from './rail.js';
import { lazyScreen } from '../parts/lazy-screen.js';
import { applyTheme } from './theme.js';

const SignInAgain = lazyScreen(
  async () => (await import('../screens/door/sign-in-again.js')).SignInAgain,
);

/** Band above, rail beside, and the screen. */
export function Frame({ children }: { readonly children: ComponentChildren }) {
  const { words, lang } = useTexts('common');
  const isSignedOut = useStore(sessionEnded);
  const session = useSession();
  useAccountPreferences();
  return (
    <>
      <a class="skip" href="#main" lang={lang}>
        {words.skip}
      </a>
      <Band />
      <div class="frame">
        <Rail />
        <main class="page" id="main" tabindex={-1}>
          <SecondFactorBar />
          {session.error && !isSignedOut && (
            <Failure error={session.error} onRetry={() => void session.refetch()} />
          )}
          {children}
        </main>
      </div>
      <Toasts />
      {isSignedOut && <SignInAgain />}
    </>
  );
}

/** Language and colours go with the account, from one browser to the next. */
function useAccountPreferences() {
  const { data } = useSession();
  const { language, chooseLanguage: change } = useLanguage();
  const locale = data?.user.locale ?? null;
  const theme = data?.user.theme;
  useEffect(() => {
    if (locale !== null && !language.startsWith('en-X') && chooseLanguage([locale]) !== language) {
      change(chooseLanguage([locale]));
    }
    // The account's language is taken over when it is known or changes, not when another is chosen here.
  }, [locale]);
  useEffect(() => {
    if (theme === undefined) return;
    const chosen = theme === 'light' || theme === 'dark' ? theme : null;
    writePreference('theme', chosen);
    applyTheme(chosen);
  }, [theme]);
}

/** The workspace asks for a second factor, and this session proved none: reading goes on. */
function SecondFactorBar() {
  const { words, lang } = useTexts('frame');
  const { data: session } = useSession();
  const { data } = useTenant(session?.mfa === false);
  if (data?.tenant.mfaRequired !== true || session?.mfa !== false) return null;
  return (
    <div class="bar-note warn" lang={lang}>
      <Icon name="lock" />
      <div>
        <p>{words.mfaBar}</p>
        <Link class="btn small" to="/account/second-factor">
          {words.mfaAction}
        </Link>
      </div>
    </div>
  );
}
