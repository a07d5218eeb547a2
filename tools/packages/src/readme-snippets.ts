import { readFileSync } from 'node:fs';

/** A fenced block of a README. */
export interface Snippet {
  /** The last heading above it. */
  readonly heading: string;
  readonly language: string;
  readonly code: string;
  /** Where its first line stands, from 1. */
  readonly line: number;
}

const FENCE = /^```(\w*)$/;

/** All fenced blocks of a Markdown file, in order. */
export function readSnippets(path: string): Snippet[] {
  const snippets: Snippet[] = [];
  let heading = '';
  let open: { language: string; start: number } | undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    const fence = FENCE.exec(line);
    if (!fence) {
      if (!open && line.startsWith('#')) heading = line.replace(/^#+ /, '');
    } else if (open) {
      const code = lines.slice(open.start, index).join('\n');
      snippets.push({ heading, language: open.language, code, line: open.start + 1 });
      open = undefined;
    } else {
      open = { language: fence[1] ?? '', start: index + 1 };
    }
  }
  return snippets;
}

/** The import declarations of a snippet, and all the rest of it. */
export function splitImports(code: string): { readonly imports: string; readonly body: string } {
  const declaration = /^import [^;]*;$/gm;
  return {
    imports: (code.match(declaration) ?? []).join('\n'),
    body: code.replaceAll(declaration, ''),
  };
}
