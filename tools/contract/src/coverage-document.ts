import { notBuiltYet, notListedYet } from './clauses.js';
import type { Coverage } from './coverage.js';

/** `docs/contract-coverage.md`. */
export function coverageDocument({ tests }: Coverage): string {
  const lines = [
    '# Contract coverage',
    '',
    `Written by \`npm run contract\` from \`tools/contract/src/clauses.ts\` and the tests of`,
    `\`apps/server\`, most of them in \`test/contract\`: ${tests.size} clauses, each with its tests, which name it`,
    'in a comment above themselves: `// Clause: <id>`. A clause without a test, a test of a clause that is not there,',
    'and a status of the OpenAPI document that no clause is about fail `npm run contract -- --check`.',
  ];
  let section = '';
  for (const [clause, declared] of tests) {
    if (clause.section !== section) {
      section = clause.section;
      lines.push('', `## ${section}`, '', '| Clause | Says | Tests |', '| --- | --- | --- |');
    }
    const names = declared.map(({ file, path }) => `${file}: ${path.join(' › ')}`);
    lines.push(row([`\`${clause.id}\``, cell(clause.says), names.map(cell).join('<br>')]));
  }
  lines.push('', '## Built, not listed yet', '');
  lines.push(...notListedYet.map((what) => `- ${what}`));
  if (notBuiltYet.length > 0) lines.push(...missingLines());
  return `${lines.join('\n')}\n`;
}

function missingLines(): string[] {
  const total = notBuiltYet.reduce((sum, [, operations]) => sum + operations, 0);
  return [
    '',
    '## Not built yet',
    '',
    `${total} operations of the contract:`,
    '',
    '| What | Operations |',
    '| --- | --- |',
    ...notBuiltYet.map(([what, operations]) => row([what, String(operations)])),
  ];
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const cell = (text: string) => text.replace(/[|<*_]/g, '\\$&');
