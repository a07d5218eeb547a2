import { useQueryClient } from '@tanstack/preact-query';
import type { SessionReply } from '@dpp/client';
import { Dialog } from '../../parts/dialog.js';
import { sessionEnded } from '../../server/signed-in.js';
import { useTexts } from '../../texts/use-texts.js';
import { SignInForm } from './sign-in-form.js';

/** The session ended while a screen was open: the same person signs in over it, and goes on. */
export function SignInAgain() {
  const { words, lang } = useTexts('frame');
  const queries = useQueryClient();
  const email = queries.getQueryData<SessionReply>(['session'])?.user.email;
  return (
    <Dialog title={words.signedOutTitle} lang={lang} closable={false} onClose={() => undefined}>
      <p>{words.signedOut}</p>
      <SignInForm
        fixedEmail={email}
        onSignedIn={() => {
          sessionEnded.set(false);
          void queries.invalidateQueries();
        }}
      />
    </Dialog>
  );
}
