/** @jsxRuntime automatic @jsxImportSource preact */
import { Sign, favicon } from '@dpp/passport-page/parts';
import type { JSX } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { policyOf } from '../page/page-policy.js';
import { apiPageStyle } from './api-page-style.js';
import type { ApiDescription, OperationGroup } from './api-description.js';
import { describeApi } from './describe-api.js';
import type { OpenApiDocument, SecurityScheme } from './openapi-document.js';
import { ErrorBody, Operation, Replies } from './operation.js';
import { Prose } from './prose.js';

export interface ApiPageOptions {
  /** Where the server is reached, without a slash at its end. */
  readonly baseUrl: string;
}

/** Nothing but the page's own style is applied. */
export const apiPagePolicy = policyOf([apiPageStyle]);

/** The operations of an OpenAPI document as a web page for integrators. */
export function toApiPage(document: OpenApiDocument, { baseUrl }: ApiPageOptions): string {
  const api = describeApi(document);
  const { title } = document.info;
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#6a1b3a" />
        {document.info.description !== undefined && (
          <meta name="description" content={document.info.description} />
        )}
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
              <a href={pathIn(baseUrl, '/openapi.json')}>openapi.json</a>
            </p>
          </div>
        </header>
        <main id="main">
          <Head document={document} baseUrl={baseUrl} />
          <Contents groups={api.groups} />
          <div class="groups">
            {api.groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
            <Errors api={api} baseUrl={baseUrl} />
          </div>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}

function Head({
  document,
  baseUrl,
}: { readonly document: OpenApiDocument } & ApiPageOptions): JSX.Element {
  const { title, version, description, license } = document.info;
  const { 'x-extension-version': extension, 'x-server-version': server } = document.info;
  return (
    <div class="head">
      <h1>{title}</h1>
      {description !== undefined && (
        <p>
          <Prose text={description} />
        </p>
      )}
      <dl class="about">
        <div>
          <dt>Version</dt>
          <dd>{version}</dd>
        </div>
        {extension !== undefined && (
          <div>
            <dt>Version of the extensions</dt>
            <dd>{extension}</dd>
          </div>
        )}
        {server !== undefined && (
          <div>
            <dt>Version of the server</dt>
            <dd>{server}</dd>
          </div>
        )}
        <div>
          <dt>Base URL</dt>
          <dd>
            <code>{baseUrl}</code>
          </dd>
        </div>
        <div>
          <dt>For machines</dt>
          <dd>
            <a href={pathIn(baseUrl, '/openapi.json')}>/openapi.json</a>: the document this page is
            made of; <a href={pathIn(baseUrl, '/docs.md')}>/docs.md</a>: this page as Markdown;{' '}
            <a href={pathIn(baseUrl, '/llms.txt')}>/llms.txt</a>: its parts
          </dd>
        </div>
        {license && (
          <div>
            <dt>License</dt>
            <dd>{license.name}</dd>
          </div>
        )}
      </dl>
      <Authentication document={document} baseUrl={baseUrl} />
    </div>
  );
}

function Authentication({
  document,
  baseUrl,
}: { readonly document: OpenApiDocument } & ApiPageOptions): JSX.Element {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  const example = exampleOf(document);
  return (
    <>
      <h2 id="authentication">Authentication</h2>
      <p>A program sends its API key with every request:</p>
      <pre tabIndex={0}>
        {`curl -H 'Authorization: Bearer dpp_key_…' \\\n  ${baseUrl}${example ?? '/'}`}
      </pre>
      <p>
        To try it, make a test key with <code>"environment": "test"</code>. It begins with{' '}
        <code>dpp_test_</code> and acts in the sandbox of the workspace: every example below works
        with it, and nothing there counts. <code>POST /api/v1/sandbox/reset</code> empties it.
      </p>
      <dl class="members">
        {schemes.map(([name, scheme]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd class="type">
              <Prose text={sayScheme(scheme)} />
            </dd>
            {scheme.description !== undefined && (
              <dd>
                <Prose text={scheme.description} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

/** A base URL may have a path, and a host be another than its own. */
function pathIn(baseUrl: string, path: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '') + path;
}

/** The first path that a key reads without knowing anything. */
function exampleOf({ paths }: OpenApiDocument): string | undefined {
  return Object.keys(paths).find(
    (path) => !path.includes('{') && paths[path]?.get?.['x-permission'] !== undefined,
  );
}

function sayScheme({ type, scheme, in: place, name }: SecurityScheme): string {
  if (type === 'http' && scheme === 'bearer') return 'header, `Authorization: Bearer …`';
  return [place ?? type, ...(name === undefined ? [] : [`\`${name}\``])].join(', ');
}

function Contents({ groups }: { readonly groups: readonly OperationGroup[] }): JSX.Element {
  return (
    <nav aria-label="Groups of operations">
      <ul class="contents">
        {groups.map(({ id, name, operations }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a> <span>{operations.length}</span>
          </li>
        ))}
        <li>
          <a href="#errors">Errors</a>
        </li>
      </ul>
    </nav>
  );
}

function Group({ group }: { readonly group: OperationGroup }): JSX.Element {
  const { id, name, description, operations } = group;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {description !== undefined && (
        <p>
          <Prose text={description} />
        </p>
      )}
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </section>
  );
}

/** What every operation may answer, once. */
function Errors({ api, baseUrl }: { readonly api: ApiDescription } & ApiPageOptions): JSX.Element {
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">Errors</h2>
      <p>
        Each operation lists its own refusals, and the statuses of these. Branch on{' '}
        <code>code</code> where there is one; messages are for people and may change.{' '}
        <a href={pathIn(baseUrl, '/docs/errors')}>Every code</a> is explained, with what helps.{' '}
        <code>X-Request-Id</code> of the answer names the request in the log of the server.
      </p>
      <Replies replies={api.sharedRefusals} />
      {api.errorBodies.map((body) => (
        <ErrorBody key={body.name} body={body} />
      ))}
    </section>
  );
}
