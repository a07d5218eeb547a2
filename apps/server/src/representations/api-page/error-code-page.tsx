/** @jsxRuntime automatic @jsxImportSource preact */
import { Sign, favicon } from '@dpp/passport-page/parts';
import type { JSX } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { apiPageStyle } from './api-page-style.js';
import { Prose } from './prose.js';

/** Codes that stand in one place of a reply. */
export interface CodeGroup {
  readonly id: string;
  readonly name: string;
  /** Where the codes stand. */
  readonly place: string;
  /** Anchor → code in words. */
  readonly codes: readonly ExplainedCode[];
}

export interface ExplainedCode {
  /** The code itself, unless another group has one of the same name. */
  readonly anchor: string;
  readonly code: string;
  readonly meaning: string;
  readonly cure: string;
}

/** The page that error replies lead to: each code with its meaning and what helps. */
export function toErrorCodePage(
  groups: readonly CodeGroup[],
  { baseUrl }: { readonly baseUrl: string },
): string {
  const title = 'Error codes';
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#6a1b3a" />
        <title>{title}</title>
        <link rel="icon" href={favicon} />
        <style dangerouslySetInnerHTML={{ __html: apiPageStyle }} />
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to content
        </a>
        <header class="band">
          <div>
            <p class="mark">
              <Sign name="passport" />
              Product passport
            </p>
            <p>
              <a href={docsPath(baseUrl)}>API</a>
            </p>
          </div>
        </header>
        <main id="main">
          <div class="head">
            <h1>{title}</h1>
            <p>
              Branch on <code>code</code>: a code is never renamed, and texts may change. New codes
              can come. A refusal leads here by its header <code>Link</code>, and by{' '}
              <code>type</code> where the request accepts <code>application/problem+json</code>.
            </p>
          </div>
          <nav aria-label="Groups of codes">
            <ul class="contents">
              {groups.map(({ id, name, codes }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a> <span>{codes.length}</span>
                </li>
              ))}
            </ul>
          </nav>
          <div class="groups">
            {groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </div>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}

/** A base URL may have a path. */
function docsPath(baseUrl: string): string {
  return `${new URL(baseUrl).pathname.replace(/\/$/, '')}/docs`;
}

function Group({ group }: { readonly group: CodeGroup }): JSX.Element {
  const { id, name, place, codes } = group;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p>
        <Prose text={place} />
      </p>
      <dl class="members">
        {codes.map(({ anchor, code, meaning, cure }) => (
          <div key={anchor} id={anchor}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>
              <Prose text={meaning} />
            </dd>
            <dd class="type">
              <Prose text={cure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
