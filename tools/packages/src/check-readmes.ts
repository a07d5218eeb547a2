import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT, CLIENT_SCENES, NO_PRODUCT_TWICE } from './client-scenes.js';
import { compilePrograms, type Program } from './compile-programs.js';
import { readSnippets, splitImports, type Snippet } from './readme-snippets.js';
import { start } from './start.js';
import type { RunningServer } from './start-server.js';

/**
 * Compiles every snippet of the READMEs under `strict` and runs it, against the packed packages and, for the
 * client, the packed server. A block in a language that is not known here, or a command that is not, fails.
 *
 * @param workspace - The folder in which the packages are installed.
 * @param root - The repository, with a slash at its end.
 */
export function checkReadmes(
  workspace: string,
  root: string,
  packages: readonly string[],
  server: RunningServer,
): void {
  writeFiles(workspace);
  const programs: Program[] = [];
  for (const name of packages) {
    const snippets = readSnippets(join(root, 'packages', name, 'README.md'));
    const commands = snippets.filter(({ language }) => language === 'sh');
    for (const command of commands) runCommand(workspace, name, command);
    const code = snippets.filter(({ language }) => ['ts', 'js'].includes(language));
    programs.push(...programsOf(name, code));
    const others = snippets.length - commands.length - code.length;
    if (others > 0) throw new Error(`${name}: ${others} blocks of another language.`);
    console.log(`@dpp/${name}: ${code.length} examples, ${commands.length} commands`);
  }
  programs.push({ name: 'client › no product twice', source: NO_PRODUCT_TWICE });
  compilePrograms(workspace, root, programs);
  for (const [index, { name }] of programs.entries()) {
    const env = { ...process.env, DPP_API_KEY: server.apiKey };
    const file = join('run', `example-${index}.mjs`);
    const compiled = readFileSync(join(workspace, 'out', `example-${index}.mjs`), 'utf8');
    mkdirSync(join(workspace, 'run'), { recursive: true });
    writeFileSync(
      join(workspace, file),
      compiled.replaceAll('https://passports.example', server.baseUrl),
    );
    start(name, 'node', [file], { cwd: workspace, env });
  }
  console.log(
    `${programs.length} programs out of the READMEs compile under strict, for four kinds of consumer, and run`,
  );
}

/** The programs of one README: where its text lets one example go on from another, they are one program. */
function programsOf(name: string, snippets: readonly Snippet[]): Program[] {
  if (name === 'merkle-seal') return [sealStory(snippets)];
  return snippets.map((snippet, index) => ({
    name: `${name} › ${snippet.heading} (line ${snippet.line})`,
    source:
      name === 'client' && index > 0
        ? withScene(snippet, sceneOf(snippet, snippets))
        : withThrows(snippet.code),
  }));
}

function sceneOf(snippet: Snippet, snippets: readonly Snippet[]): string {
  const together = snippets.filter(({ heading }) => heading === snippet.heading);
  return CLIENT + (CLIENT_SCENES[snippet.heading]?.[together.indexOf(snippet)] ?? '');
}

/** The example stands in a block, so that it may give a name of its own to what the scene names too. */
function withScene(snippet: Snippet, scene: string): string {
  const [before, example] = [splitImports(scene), splitImports(snippet.code)];
  return `${before.imports}\n${example.imports}\n${before.body}\n{\n${example.body}\n}`;
}

/** The README of merkle-seal tells one story; what is in TypeScript there is beside it. */
function sealStory(snippets: readonly Snippet[]): Program {
  const blocks = snippets.map(({ language, code }) => ({ language, ...splitImports(code) }));
  const bodies = (wanted: string) =>
    blocks
      .filter(({ language }) => language === wanted)
      .map(({ body }) => body)
      .join('\n');
  const source = [
    ...blocks.map(({ imports }) => imports),
    bodies('js'),
    `{ const tsaRootPem = ca.pem;
    // A TimeStampResp of PKIStatus rejection.
    const post = (query: Uint8Array) => Promise.resolve(Uint8Array.of(0x30, 5, 0x30, 3, 2, 1, query.length > 0 ? 2 : 0));
    const keep = (token: Uint8Array) => token;`,
    bodies('ts'),
    '}',
  ];
  return { name: 'merkle-seal', source: source.join('\n') };
}

/** `expression; // throws CODE` is a claim of the gs1 README, which its own tests look at. */
function withThrows(body: string): string {
  return body.replace(
    /^(\S.*); \/\/ throws ([A-Z_]+)$/gm,
    (_all, expression: string, code: string) =>
      `try { ${expression}; throw new Error('It does not throw.'); } catch (error) { if ((error as { code?: unknown }).code !== '${code}') throw error; }`,
  );
}

/** What the commands of the READMEs read, out of the packed packages themselves. */
function writeFiles(workspace: string): void {
  const vectors = join(workspace, 'node_modules/@dpp/merkle-seal/test/vectors');
  const read = (name: string) => JSON.parse(readFileSync(join(vectors, name), 'utf8')) as never;
  const { documents, trustAnchors } = read('seal-documents.json') as {
    documents: { public: { '@id': string; signingPublicKey: string } };
    trustAnchors: { ca: string[] };
  };
  const timestamps = read('timestamps.json') as { trustAnchors: { root: string[] } };
  const logs = read('audit-logs.json') as {
    lines: string[];
    keys: { key: string[] };
    cases: { keptHeads: object[]; verdict: string }[];
  };
  const kept = logs.cases.find(
    ({ keptHeads, verdict }) => keptHeads.length > 0 && verdict === 'passed',
  );
  const files = {
    'passport.json': JSON.stringify(documents.public),
    'document.json': JSON.stringify(shownDocument(documents.public)),
    'ca.pem': trustAnchors.ca.join(''),
    'tsa-root.pem': timestamps.trustAnchors.root.join(''),
    'audit-log.ndjson': logs.lines.map((line) => `${line}\n`).join(''),
    'audit.pem': logs.keys.key.join(''),
    'server.log': `${JSON.stringify({ auditHeads: kept?.keptHeads })}\n`,
    'public.pem': documents.public.signingPublicKey,
    // No credential: verifying a real one would ask the network for its issuer.
    'credential.jwt': 'a.b.c',
    'products.csv': 'productId,originCountry\nJACKET-7,PT\n',
    'environment.json': JSON.stringify({ submodels: [{ id: 1 }] }),
    'general.json': JSON.stringify({ batteryMass: 450.5 }),
    'carbon.json': '{}',
    'performance.json': '{}',
    'battery-pass.json': JSON.stringify({
      specVersion: 'urn:io.catenax.battery.battery_pass:6.1.0',
      characteristics: { physicalDimension: { weight: { value: 500_000, unit: 'unit:gram' } } },
    }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(workspace, name), text);
}

/** The vector has what is sealed; a page shows more of a document. */
function shownDocument(document: { readonly '@id': string }): object {
  return {
    ...document,
    digitalLinkUri: document['@id'],
    economicOperator: { name: 'Example Batteries GmbH', regId: 'DE123456789' },
    manufacturingFacility: null,
    archivedAt: null,
    retentionUntil: null,
  };
}

/** The commands of the READMEs by their beginnings, and the exit status that each has with our files. */
const COMMANDS: readonly (readonly [beginning: string, status: number])[] = [
  ['npx @dpp/espr-validate products.csv passport.json', 1],
  ['npx @dpp/espr-validate convert --from', 0],
  ['npx @dpp/merkle-seal verify passport.json', 0],
  ['npx @dpp/merkle-seal audit audit-log.ndjson', 0],
  ['npx @dpp/vc verify credential.jwt', 1],
  ['npx @dpp/aas check environment.json', 1],
  ['printf %s "$MERKLE_ROOT"', 0],
];

function isInstalled(workspace: string, command: string): boolean {
  const [, names] = /^npm install ([\w@/. -]+)$/.exec(command) ?? [];
  return (
    names?.split(' ').every((name) => existsSync(join(workspace, 'node_modules', name))) ?? false
  );
}

function runCommand(workspace: string, name: string, { code, line }: Snippet): void {
  // The packages came here that way, but for the registry; those beside them, as what the server depends on.
  if (isInstalled(workspace, code)) return;
  const [, status] = COMMANDS.find(([beginning]) => code.startsWith(beginning)) ?? [];
  if (status === undefined) throw new Error(`${name}, line ${line}: a command that nothing runs.`);
  const document = JSON.parse(readFileSync(join(workspace, 'passport.json'), 'utf8')) as {
    proof: { merkleRoot: string; signatureValue: string };
  };
  const env = {
    ...process.env,
    MERKLE_ROOT: document.proof.merkleRoot,
    DIGITAL_SEAL: document.proof.signatureValue,
    npm_config_offline: 'true',
  };
  start(`${name}, line ${line}`, 'bash', ['-e', '-c', code], { cwd: workspace, env, status });
}
