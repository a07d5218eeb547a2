/** @jsxRuntime automatic @jsxImportSource preact */
import { languageOf } from '@dpp/passport-page/all-locales';
import { renderPage } from '@dpp/passport-page/parts';

/** What stands in the place of the console on a server that was started without building it. */
export function toNoConsolePage(title: string): string {
  return renderPage(
    {
      kind: 'plain',
      title,
      main: (
        <div class="plain">
          <h1>{title}</h1>
          <p>
            The API and the public pages work. To build the console, start the server with{' '}
            <code>npm start</code>, or run <code>npm run build -w @dpp/console</code> and start it
            again.
          </p>
          <p class="note">
            <a href="/docs">API</a>
          </p>
        </div>
      ),
    },
    { language: languageOf('en') },
  );
}
