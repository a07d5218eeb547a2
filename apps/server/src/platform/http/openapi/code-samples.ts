import type { RecordedExchange } from './recorded-exchange.js';

/** A request in a language, as pages of descriptions show it. */
export interface CodeSample {
  readonly lang: 'cURL' | 'TypeScript';
  readonly label: string;
  readonly source: string;
}

/** Credentials as variables: none is ever written into a sample. */
const variables = { key: 'DPP_API_KEY', session: 'DPP_SESSION' } as const;

/** The request of an exchange as a command and as a program, against the server at `DPP_URL`. */
export function codeSamplesOf({ request, reply }: RecordedExchange): readonly CodeSample[] {
  return [
    { lang: 'cURL', label: 'curl', source: curlOf(request) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescriptOf(request, reply) },
  ];
}

function curlOf({ method, path, headers = {}, credential, body }: RecordedExchange['request']) {
  const isText = textTypes.has(headers['Content-Type'] ?? '');
  const sent = { ...(body !== undefined && jsonHeader), ...headers };
  const lines = [
    `curl${method === 'GET' || (method === 'POST' && body !== undefined) ? '' : ` -X ${method}`} "$DPP_URL"${quoted(path)}`,
    ...(credential ? [`-H "Authorization: Bearer $${variables[credential]}"`] : []),
    ...Object.entries(sent).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`-d ${quoted(isText ? textOf(body) : JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Bodies of these types are recorded as the text that was sent. */
const textTypes: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', 'text/csv']);

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** In single quotes, as a shell takes a text without reading it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const jsonHeader = { 'Content-Type': 'application/json' };

function typescriptOf(
  { method, path, headers = {}, credential, body }: RecordedExchange['request'],
  { mediaType }: RecordedExchange['reply'],
): string {
  const isText = textTypes.has(headers['Content-Type'] ?? '');
  const sent = { ...(body !== undefined && jsonHeader), ...headers };
  const headerLines = [
    ...(credential
      ? [`    Authorization: \`Bearer \${process.env.${variables[credential]}}\`,`]
      : []),
    ...Object.entries(sent).map(([name, value]) => `    ${literal(name)}: ${literal(value)},`),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${literal(method)},`]),
    ...(headerLines.length > 0 ? ['  headers: {', ...headerLines, '  },'] : []),
    ...(body === undefined
      ? []
      : [
          isText
            ? `  body: ${literal(textOf(body))},`
            : `  body: JSON.stringify(${indented(body)}),`,
        ]),
  ];
  const url = `\`\${process.env.DPP_URL}${path.replace(/[`\\$]/g, String.raw`\$&`)}\``;
  const call =
    options.length === 0 ? `fetch(${url})` : `fetch(${url}, {\n${options.join('\n')}\n})`;
  return [
    `const response = await ${call};`,
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    ...readingOf(mediaType),
  ].join('\n');
}

function readingOf(mediaType: string | undefined): string[] {
  if (mediaType === undefined) return [];
  if (/\bjson$/.test(mediaType)) return ['const reply: unknown = await response.json();'];
  if (/^(?:text\/|image\/svg|application\/(?:vc\+jwt|dc\+sd-jwt|x-pem-file))/.test(mediaType)) {
    return ['const reply = await response.text();'];
  }
  return ['const reply = await response.arrayBuffer();'];
}

function indented(body: unknown): string {
  return JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
}

function literal(text: string): string {
  const escaped = text
    .replace(/['\\]/g, String.raw`\$&`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\n', String.raw`\n`);
  return `'${escaped}'`;
}
