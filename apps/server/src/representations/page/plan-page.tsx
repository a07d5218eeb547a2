/** @jsxRuntime automatic @jsxImportSource preact */
import { languageOf } from '@dpp/passport-page/all-locales';
import { renderPage } from '@dpp/passport-page/parts';

/**
 * Where a refusal for the plan's sake (402) leads when the operator of the server has no page for it: says what to do.
 * In English, as the API is.
 *
 * @param upgradeUrl - The operator's own page, where there is one.
 */
export function toPlanPage(upgradeUrl: string | undefined): string {
  const title = 'Your plan does not include this';
  return renderPage(
    {
      kind: 'plain',
      title,
      main: (
        <div class="plain">
          <h1>{title}</h1>
          <p>
            A request of your workspace was refused (402) because of its plan or its subscription.
            The answer names both, and the number of passports that the plan allows.
          </p>
          <p>
            What to do: ask the company that runs this server to change the plan or to renew the
            subscription, and name your workspace. The next request is held to the new plan.
          </p>
          <p>
            Meanwhile nothing is lost. Published passports stay public, everything can be read and
            exported, and what protects still works: keys, logins, grants and webhooks can be
            revoked or removed.
          </p>
          {upgradeUrl !== undefined && (
            <a class="btn" href={upgradeUrl}>
              Plans
            </a>
          )}
          <p class="note">
            <a href="/docs">API</a>
          </p>
        </div>
      ),
    },
    { language: languageOf('en') },
  );
}
