import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitImports } from './readme-snippets.js';
import { start } from './start.js';

/** One program, made of a snippet and of what its reader has already. */
export interface Program {
  /** For messages: package, heading and line. */
  readonly name: string;
  readonly source: string;
}

interface Consumer {
  readonly name: string;
  readonly extension: '.mts' | '.cts' | '.ts';
  readonly options: readonly string[];
  /** How the consumer writes the program. */
  readonly written: (source: string) => string;
}

const asModule = (source: string) => `${source}\nexport {};\n`;

/** No `await` stands at the top of a CommonJS module. Node loads the packages into it since 20.19. */
function asCommonJs(source: string): string {
  const { imports, body } = splitImports(source);
  const inside = body.replace(/^export /gm, '');
  return `${imports}\nvoid (async () => {\n${inside}\n})();\nexport {};\n`;
}

/** The projects that people have. What the first of them emits is run afterwards. */
const consumers: readonly Consumer[] = [
  {
    name: 'an ES module under nodenext',
    extension: '.mts',
    options: ['--module', 'nodenext', '--outDir', 'out'],
    written: asModule,
  },
  {
    name: 'an ES module under node16',
    extension: '.mts',
    options: ['--module', 'node16', '--noEmit'],
    written: asModule,
  },
  {
    name: 'a CommonJS module under nodenext',
    extension: '.cts',
    options: ['--module', 'nodenext', '--noEmit'],
    written: asCommonJs,
  },
  {
    name: 'a bundler',
    extension: '.ts',
    options: ['--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit'],
    written: asModule,
  },
];

/**
 * Compiles the programs under `strict` for each kind of consumer. The first leaves `out/example-N.mjs` behind.
 *
 * @throws an Error with the messages of the compiler.
 */
export function compilePrograms(
  workspace: string,
  root: string,
  programs: readonly Program[],
): void {
  const shared = ['--strict', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2023,dom'];
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  for (const { name, extension, options, written } of consumers) {
    const files = programs.map(({ source }, index) => {
      const file = `example-${index}${extension}`;
      writeFileSync(join(workspace, file), written(source));
      return file;
    });
    const args = [compiler, ...shared, ...options, ...types, ...files];
    start(`The examples, compiled as ${name}`, 'node', args, { cwd: workspace });
  }
}
