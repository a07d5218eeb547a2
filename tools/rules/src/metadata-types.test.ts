import { readFileSync } from 'node:fs';
import { PRODUCT_CATEGORIES, type ProductCategory } from '@dpp/espr-validate';
import { categoryRules } from '@dpp/espr-validate/rules';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { interfaceName, metadataTypes, type Openness } from './metadata-types.js';

const documents = new URL('../../../packages/espr-validate/test/documents/', import.meta.url);

function readDocument(category: ProductCategory): Record<string, unknown> {
  const text = readFileSync(new URL(`${category}.json`, documents), 'utf8');
  return JSON.parse(text) as Record<string, unknown>;
}

/** A file that gives a value one of the generated types. */
function assignment(type: string, value: unknown): string {
  return `import type { ${type} } from './metadata.js';\nexport const value: ${type} = ${JSON.stringify(value)};\n`;
}

/** The complaints of the compiler about each of the files, which exist nowhere else. */
function complaintsAbout(
  files: ReadonlyMap<string, string>,
  openness: Openness = 'open',
): Map<string, string[]> {
  const sources = new Map([...files, ['/metadata.ts', metadataTypes(openness)]]);
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    // Without those of the browser, which are most of what the compiler would read.
    lib: ['lib.es2022.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([...sources.keys()], options, {
    ...host,
    fileExists: (name) => sources.has(name) || host.fileExists(name),
    readFile: (name) => sources.get(name) ?? host.readFile(name),
    getSourceFile: (name, language) => {
      const text = sources.get(name);
      return text === undefined
        ? host.getSourceFile(name, language)
        : ts.createSourceFile(name, text, language);
    },
  });
  const complaints = new Map([...sources.keys()].map((name): [string, string[]] => [name, []]));
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    complaints
      .get(file?.fileName ?? '')
      ?.push(ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 500));
  }
  return complaints;
}

/** What a document must hold, without each of its parts and with each field holding nothing but null. */
function brokenDocuments(category: ProductCategory): [string, Record<string, unknown>][] {
  const fields = Object.entries(categoryRules[category].fields);
  const document = readDocument(category);
  const needed = fields.filter(
    ([, field]) => field.requirement === 'required' && field.alternatives === undefined,
  );
  const least = Object.fromEntries(needed.map(([name]) => [name, document[name]]));
  const without = needed.map(([missing]): [string, Record<string, unknown>] => {
    const { [missing]: _removed, ...rest } = least;
    return [`${missing} missing`, { category, ...rest }];
  });
  const withNull = fields.map(([name]): [string, Record<string, unknown>] => [
    `${name} null`,
    { category, ...least, [name]: null },
  ]);
  return [...without, ...withNull];
}

describe('the generated types', () => {
  it('take the complete document of each category, and the union any of them', () => {
    const files = PRODUCT_CATEGORIES.flatMap((category): [string, string][] => [
      [`/${category}.ts`, assignment(interfaceName(category), readDocument(category))],
      [`/${category}-union.ts`, assignment('PassportMetadata', readDocument(category))],
      [
        `/${category}-more.ts`,
        assignment(interfaceName(category), { ...readDocument(category), ownField: [1, {}] }),
      ],
    ]);
    for (const [name, complaints] of complaintsAbout(new Map(files))) {
      expect(complaints, name).toEqual([]);
    }
  }, 60_000);

  it('take the same documents closed, and name a member that no rule names', () => {
    const files = PRODUCT_CATEGORIES.flatMap((category): [string, string][] => {
      const document = readDocument(category);
      const { facilityDetails } = document as { facilityDetails: object[] };
      const nested = facilityDetails.map((site) => ({ ...site, nestedField: 1 }));
      const type = interfaceName(category);
      return [
        [`/${category}.ts`, assignment(type, document)],
        [`/${category}-ownField.ts`, assignment(type, { ...document, ownField: [1, {}] })],
        [`/${category}-nestedField.ts`, assignment(type, { ...document, facilityDetails: nested })],
      ];
    });
    for (const [name, complaints] of complaintsAbout(new Map(files), 'closed')) {
      const [, member] = /-(\w+Field)\.ts$/.exec(name) ?? [];
      // One for each place in which the member stands.
      const named = complaints.filter((complaint) => complaint.includes(`"${member}"`));
      expect(complaints, name).toEqual(named);
      expect(named.length > 0, name).toBe(member !== undefined);
    }
  }, 60_000);

  it('refuse a document with a required field missing, any field null or another category', () => {
    const files = new Map<string, string>();
    for (const category of PRODUCT_CATEGORIES) {
      const broken = brokenDocuments(category);
      expect(broken.length).toBeGreaterThan(20);
      for (const [what, document] of broken) {
        files.set(`/${category} ${what}.ts`, assignment(interfaceName(category), document));
      }
      const foreign = { ...readDocument(category), category: 'boats' };
      files.set(`/${category} foreign.ts`, assignment('PassportMetadata', foreign));
    }
    const complaints = complaintsAbout(files);
    expect([...files.keys()].filter((name) => complaints.get(name)?.length === 0)).toEqual([]);
  }, 120_000);
});
