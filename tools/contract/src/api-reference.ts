import { readdir, readFile } from 'node:fs/promises';
import ts from 'typescript';

/** A method as a reader meets it: how it is called, and what its comment says. */
export interface DescribedMethod {
  readonly name: string;
  /** Parameters and the type of the answer. */
  readonly signature: string;
  /** The text of the comment, without tags. */
  readonly description: string;
  /** What `@throws` says, one each. */
  readonly throws: readonly string[];
  /** What `@example` shows; undefined where there is none. */
  readonly example: string | undefined;
}

/** A class whose methods are called on a client. */
export interface DescribedClass {
  readonly name: string;
  readonly description: string;
  readonly methods: readonly DescribedMethod[];
}

/** The reference of the client: each public method with its types, its errors and an example, out of the sources. */
export async function apiReference(client: URL): Promise<string> {
  const { own, resources } = await describeClient(client);
  return [
    '<!-- Generated from the sources by `npm run contract`. Do not edit. -->',
    '',
    '# API of @dpp/client',
    '',
    'Every method of `new DppClient({ baseUrl, apiKey })`, and of `new PlatformClient(client)` as `platform`. The README tells the tasks behind them.',
    ...own.flatMap((method) => methodText('client', method)),
    ...resources.flatMap(({ path, described }) => [
      '',
      `## ${path}`,
      '',
      described.description,
      ...described.methods.flatMap((method) => methodText(path, method)),
    ]),
    '',
  ].join('\n');
}

/** The methods of the client itself, and of each of its resources by the name it has there. */
export async function describeClient(client: URL) {
  const read = async (name: string) =>
    describeClasses(await readFile(new URL(name, client), 'utf8'));
  const folder = new URL('src/resources/', client);
  const files = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  const classes = (await Promise.all(files.map((name) => read(`src/resources/${name}`)))).flat();
  const text = await readFile(new URL('src/client.ts', client), 'utf8');
  const fields = [...text.matchAll(/^ {2}readonly (\w+): (\w+Resource);$/gm)];
  const resources = fields.map(([, field, type]) => {
    const described = classes.find(({ name }) => name === type);
    if (!described) throw new Error(`No file of resources has ${type}.`);
    return { path: `client.${field}`, described };
  });
  const own = describeClasses(text).find(({ name }) => name === 'DppClient')?.methods ?? [];
  const [platform] = await read('src/platform/platform-client.ts');
  if (!platform) throw new Error('No file has the PlatformClient.');
  return { own, resources: [...resources, { path: 'platform', described: platform }] };
}

/** The exported classes of a file. */
export function describeClasses(text: string): DescribedClass[] {
  const source = ts.createSourceFile('resource.ts', text, ts.ScriptTarget.ES2023, true);
  return source.statements.filter(ts.isClassDeclaration).map((declaration) => ({
    name: declaration.name?.text ?? '',
    description: commentOf(declaration).description,
    methods: declaration.members.flatMap((member) =>
      ts.isMethodDeclaration(member) && ts.isIdentifier(member.name) && isCalled(member)
        ? { ...commentOf(member), name: member.name.text, signature: signatureOf(member) }
        : [],
    ),
  }));
}

/** What implements several signatures is not what is called. */
function isCalled(method: ts.MethodDeclaration): boolean {
  if (method.body === undefined || !ts.isClassDeclaration(method.parent)) return true;
  const name = method.name.getText();
  return !method.parent.members.some(
    (member) => ts.isMethodDeclaration(member) && !member.body && member.name.getText() === name,
  );
}

function signatureOf({ typeParameters, parameters, type }: ts.MethodDeclaration): string {
  const listed = parameters.map((parameter) => {
    const { name, questionToken, initializer, type: written } = parameter;
    const named = ts.isIdentifier(name) ? name.text : 'options';
    const mark = (questionToken ?? initializer) ? '?' : '';
    return `${named}${mark}: ${oneLine(written?.getText() ?? 'unknown')}`;
  });
  const generic = typeParameters
    ? `<${typeParameters.map((one) => one.getText()).join(', ')}>`
    : '';
  return `${generic}(${listed.join(', ')}): ${oneLine(type?.getText() ?? 'void')}`;
}

function commentOf(node: ts.Node) {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const tags = comments.flatMap(({ tags: of }) => [...(of ?? [])]);
  const textsOf = (name: string) =>
    tags.filter(({ tagName }) => tagName.text === name).map((tag) => rawText(tag));
  return {
    description: oneLine(
      comments.map(({ comment }) => ts.getTextOfJSDocComment(comment)).join(' '),
    ),
    throws: textsOf('throws').map(oneLine),
    example: textsOf('example')[0],
  };
}

/** The lines behind a tag as they stand: a parser would read code for tags and names. */
function rawText(tag: ts.JSDocTag): string {
  const lines = tag.getText().split('\n');
  const [first = '', ...others] = lines.map((line) => line.trimStart().replace(/^\* ?/, ''));
  return [first.slice(`@${tag.tagName.text}`.length), ...others].join('\n').trim();
}

function methodText(path: string, method: DescribedMethod): string[] {
  const { name, signature, description, throws, example } = method;
  return [
    '',
    `### ${path}.${name}`,
    '',
    '```ts',
    `${name}${signature}`,
    '```',
    '',
    description,
    ...throws.flatMap((one) => ['', `Throws ${one}`]),
    ...(example === undefined ? [] : ['', '```ts', example, '```']),
  ];
}

function oneLine(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim();
}
