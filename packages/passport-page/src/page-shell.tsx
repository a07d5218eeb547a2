/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { favicon } from './favicon.js';
import { Band } from './parts/band.js';
import { Foot, type FootFacts } from './parts/foot.js';
import type { PageOptions } from './page-options.js';
import { pageStyles, type PageKind } from './style/page-style.js';

/** A page between band and foot. */
export interface Shell {
  readonly kind: PageKind;
  readonly title: string;
  readonly description?: string | undefined;
  /** The band turns to ink, so that red stands alone. */
  readonly isRecalled?: boolean;
  /** True in a sandbox: title and first line say so, and no search engine lists it. */
  readonly isTest?: boolean;
  readonly banner?: ComponentChildren;
  readonly main: ComponentChildren;
  /** Undefined on pages that have no product. */
  readonly foot?: FootFacts;
}

/** A whole page. Every page of people is made here. */
export function renderPage(shell: Shell, options: PageOptions): string {
  const {
    kind,
    title,
    description,
    isRecalled = false,
    isTest = false,
    banner,
    main,
    foot,
  } = shell;
  const { language } = options;
  const { frame, banners } = language.texts;
  const page = renderToStaticMarkup(
    <html lang={language.locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={isRecalled ? '#1d1920' : '#6a1b3a'} />
        {description !== undefined && <meta name="description" content={description} />}
        {isTest && <meta name="robots" content="noindex" />}
        <title>{`${isTest ? 'TEST: ' : ''}${title} – ${frame.passport}`}</title>
        {foot && <link rel="canonical" href={foot.uri} />}
        <link rel="icon" href={favicon} />
        <style dangerouslySetInnerHTML={{ __html: pageStyles[kind] }} />
      </head>
      <body class={isRecalled ? 'is-recalled' : undefined}>
        <a class="skip" href="#main">
          {frame.skip}
        </a>
        <Band options={options} />
        {isTest && (
          <div class="banner warn">
            <div>
              <p>
                <b>TEST</b> {banners.test}
              </p>
            </div>
          </div>
        )}
        {banner}
        <main id="main">{main}</main>
        <Foot facts={foot} options={options} />
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}
