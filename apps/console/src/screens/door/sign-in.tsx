import { useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { basePath, pathTo } from '../../base.js';
import { useTexts } from '../../texts/use-texts.js';
import { Door } from './door.js';
import { landingOf } from './landing.js';
import { SignInForm } from './sign-in-form.js';

/** Signing in; afterwards one lands where one wanted to go. */
export function SignIn() {
  const { words } = useTexts('door');
  const { query, route } = useLocation();
  const queries = useQueryClient();
  return (
    <Door title={words.title}>
      <SignInForm
        onSignedIn={({ user }) => {
          // What another person saw before is none of this one's business.
          queries.clear();
          const home = user.tenantId === null ? pathTo('/platform') : basePath;
          route(landingOf(query.to, home), true);
        }}
      />
    </Door>
  );
}
