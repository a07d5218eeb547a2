import { fileFieldsOf, type FileField, type RegistryRequest } from './file-fields.js';
import { isFileText } from './file-text.js';
import type { RegistryMapping } from './registry-mapping.js';

/**
 * Writes a file of registration requests as XML 1.0 in UTF-8: a root with one element for each request, and in it one for each
 * field, several for several facilities. No document type, no processing instructions, no CDATA.
 *
 * @param requests - At most 100, of passports without blockers.
 * @throws RangeError for a text that XML cannot hold, which a passport without blockers does not have.
 */
export function writeRegistryXml(
  requests: readonly RegistryRequest[],
  mapping: RegistryMapping,
): string {
  const { root, entry, namespace } = mapping.request;
  const attribute = namespace === null ? '' : ` xmlns="${escapeXml(namespace)}"`;
  const entries = requests.map((request) => {
    const fields = fileFieldsOf(request, mapping).map(elementsOf).join('');
    return `  <${entry}>\n${fields}  </${entry}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attribute}>\n${entries.join('')}</${root}>\n`;
}

function elementsOf([name, value]: FileField): string {
  const texts = typeof value === 'string' ? [value] : value;
  return texts.map((text) => `    <${name}>${escapeXml(text)}</${name}>\n`).join('');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** For text and for attribute values in double quotes. */
export function escapeXml(text: string): string {
  if (!isFileText(text)) throw new RangeError('XML cannot hold this text.');
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
