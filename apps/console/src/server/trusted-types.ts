/** What Chromium has, and other browsers need not have: `window.trustedTypes`. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): { createHTML(html: string): unknown; createScriptURL(url: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The one policy that the page allows: `trusted-types dpp-console`. */
const policy = trustedTypes?.createPolicy('dpp-console', {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) {
      throw new TypeError('A worker comes from this server alone.');
    }
    return url;
  },
});

/**
 * Shows a page that the server rendered in an `iframe` with an empty `sandbox`: no script of it runs. The only place
 * where text becomes HTML.
 */
export function setPreview(frame: HTMLIFrameElement, html: string): void {
  if (frame.sandbox.length > 0 || !frame.hasAttribute('sandbox')) {
    throw new TypeError('A preview stands in an iframe with an empty sandbox.');
  }
  frame.srcdoc = (policy ? policy.createHTML(html) : html) as string;
}

/** Starts a worker of the built files: `startWorker(new URL('./read-rows.ts', import.meta.url))`. */
export function trustedWorkerUrl(url: URL): URL {
  return (policy ? policy.createScriptURL(url.href) : url) as URL;
}
