import type { Enrichment } from '../features/passports/passport-model.js';
import { definitions, escape, page } from './html-page.js';
import type { PassportJsonLd } from './json-ld.js';

/** The passport as a web page, from the same masked document that machines get. */
export function toHtml(document: PassportJsonLd, enrichment: Enrichment | null): string {
  const { metadata, economicOperator, manufacturingFacility: facility } = document;
  const title = productName(metadata.productName) ?? document.productId;
  return page(
    title,
    `<header>
<p class="status">${escape(document.status)}</p>
<h1>${escape(title)}</h1>
${enrichment?.tagline ? `<p>${escape(enrichment.tagline)}</p>` : ''}
</header>
${enrichment?.description ? `<p>${escape(enrichment.description)}</p>` : ''}
<section><h2>Product</h2>
${definitions([
  ['Product identifier', document.productId],
  ['Digital Link', document.digitalLinkUri],
  ['Economic operator', `${economicOperator.name} (${economicOperator.regId})`],
  ['Made at', facility ? `${facility.name}, ${facility.country} (GLN ${facility.gln})` : '—'],
  ['Seal', document.proof ? `sealed ${document.proof.created}` : 'not sealed'],
])}</section>
<section><h2>Passport</h2>
${valueHtml(metadata)}</section>
${links('Pictures', (enrichment?.images ?? []).map(pictureLink))}
${links('More', enrichment?.links ?? [])}`,
  );
}

interface Link {
  readonly label: string;
  readonly url: string;
}

/** Pictures lie on servers of others, which would learn who looks at which product. */
function pictureLink({ url, caption }: { url: string; caption?: string }): Link {
  return { label: caption ?? url, url };
}

function links(heading: string, entries: readonly Link[]): string {
  if (entries.length === 0) return '';
  const rows = entries.map(
    ({ label, url }) =>
      `<li><a href="${escape(url)}" rel="noopener noreferrer nofollow">${escape(label)}</a></li>`,
  );
  return `<section><h2>${heading}</h2><ul>${rows.join('')}</ul></section>`;
}

/** Metadata of any shape: objects as definitions, arrays as lists. */
function valueHtml(value: unknown): string {
  if (Array.isArray(value)) {
    return `<ol>${value.map((entry) => `<li>${valueHtml(entry)}</li>`).join('')}</ol>`;
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(
      ([key, member]) => `<dt>${escape(labelOf(key))}</dt><dd>${valueHtml(member)}</dd>`,
    );
    return `<dl>${rows.join('')}</dl>`;
  }
  return escape(String(value));
}

/** `materialComposition` → `Material composition`. */
function labelOf(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function productName(name: unknown): string | undefined {
  if (typeof name === 'string') return name;
  if (!Array.isArray(name)) return undefined;
  const [first] = name as readonly unknown[];
  const text = first && typeof first === 'object' && 'value' in first ? first.value : undefined;
  return typeof text === 'string' ? text : undefined;
}
