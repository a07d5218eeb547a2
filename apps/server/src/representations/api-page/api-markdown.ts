import type {
  ApiDescription,
  DescribedBody,
  DescribedExample,
  DescribedForm,
  DescribedMember,
  DescribedOperation,
  DescribedReply,
  OperationGroup,
} from './api-description.js';
import { describeApi } from './describe-api.js';
import type { OpenApiDocument } from './openapi-document.js';

/** The description of an API in the texts that programs read best. */
export interface ApiTexts {
  /** An index of the pages below, as llmstxt.org lays it out. */
  readonly index: string;
  /** The page of the API as Markdown. */
  readonly page: string;
  /** The same by group of operations: name of the file, such as `passports.md`, and text. */
  readonly groups: ReadonlyMap<string, string>;
}

/** @param baseUrl - Where the server is reached, without a slash at its end. */
export function toApiTexts(
  document: OpenApiDocument,
  { baseUrl }: { readonly baseUrl: string },
): ApiTexts {
  const api = describeApi(document);
  const head = headOf(document, baseUrl);
  const groups = api.groups.map((group) => ({ group, text: groupText(group) }));
  return {
    index: indexOf(document, api, baseUrl),
    page: joined([head, ...groups.map(({ text }) => text), errorsText(api)]),
    groups: new Map([
      ...groups.map(({ group, text }): [string, string] => [fileOf(group), joined([head, text])]),
      ['errors.md', joined([head, errorsText(api)])],
    ]),
  };
}

/** `tag-battery-units` → `battery-units.md` */
function fileOf({ id }: OperationGroup): string {
  return `${id.replace(/^tag-/, '')}.md`;
}

function joined(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}

function indexOf({ info }: OpenApiDocument, { groups }: ApiDescription, baseUrl: string): string {
  const link = ({ name, description = '' }: OperationGroup, file: string) =>
    `- [${name}](${baseUrl}/docs/groups/${file}): ${description}`;
  return joined([
    `# ${info.title}`,
    ...(info.description === undefined ? [] : [`> ${info.description}`]),
    `Base URL: ${baseUrl}. Version ${info.version}. A program sends its API key as \`Authorization: Bearer dpp_key_…\`. With a test key, \`dpp_test_…\`, all of it works in the sandbox of the workspace, where nothing counts.`,
    '## Operations',
    [
      ...groups.map((group) => link(group, fileOf(group))),
      `- [Errors](${baseUrl}/docs/groups/errors.md): What every operation may answer, and the shapes of refusals.`,
    ].join('\n'),
    '## Whole',
    [
      `- [All operations](${baseUrl}/docs.md): Every page above in one.`,
      `- [OpenAPI 3.1](${baseUrl}/openapi.json): The description that they are made of, with examples.`,
    ].join('\n'),
  ]);
}

function headOf({ info }: OpenApiDocument, baseUrl: string): string {
  return [
    `# ${info.title}`,
    ...(info.description === undefined ? [] : [info.description]),
    `- Version: ${info.version}\n- Base URL: ${baseUrl}\n- OpenAPI: ${baseUrl}/openapi.json`,
  ].join('\n\n');
}

function groupText({ name, description, operations }: OperationGroup): string {
  return [
    `## ${name}`,
    ...(description === undefined ? [] : [description]),
    ...operations.map(operationText),
  ].join('\n\n');
}

function operationText(operation: DescribedOperation): string {
  const { method, path, id, summary, description, caller, permission } = operation;
  const who = permission === undefined ? caller : `${caller} \`${permission}\`.`;
  return [
    `### ${method} ${path}`,
    description === undefined ? `${summary}.` : `${summary}. ${description}`,
    `- Operation: \`${id}\`\n- Who may call: ${who}`,
    ...section('Parameters', operation.parameters.map(memberText)),
    ...operation.bodies.map(bodyText),
    ...operation.samples.map(
      ({ label, source }) => `#### ${label}\n\n${fenced(source, fenceOf(label))}`,
    ),
    ...(operation.example ? [exampleText(operation.example)] : []),
    ...section('Replies', [
      ...operation.replies.map(replyText),
      ...(operation.sharedStatuses.length > 0
        ? [`- Also, as described for all operations: ${operation.sharedStatuses.join(', ')}`]
        : []),
    ]),
  ].join('\n\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`#### ${title}\n\n${lines.join('\n')}`];
}

function memberText(member: DescribedMember): string {
  const { name, place, type, isRequired, description } = member;
  const facts = [
    ...(place === undefined ? [] : [place]),
    type,
    ...(isRequired ? ['required'] : []),
    ...(member.default === undefined ? [] : [`default \`${member.default}\``]),
  ];
  return `- \`${name}\` (${facts.join(', ')})${description === undefined ? '' : `: ${description}`}`;
}

function bodyText({ mediaType, description, members, type }: DescribedBody): string {
  return [
    `#### Body, \`${mediaType}\``,
    ...(description === undefined ? [] : [description]),
    ...(type === undefined ? [] : [type]),
    ...(members.length === 0 ? [] : [members.map(memberText).join('\n')]),
  ].join('\n\n');
}

function exampleText({ status, mediaType, summary, text }: DescribedExample): string {
  const fence = mediaType.endsWith('json') ? 'json' : '';
  return [
    `#### Example of a reply, ${status} \`${mediaType}\``,
    ...(summary === undefined ? [] : [`${summary}.`]),
    fenced(text, fence),
  ].join('\n\n');
}

function replyText({ status, description, forms }: DescribedReply): string {
  const said = forms.map(formText).join('; ');
  return `- ${status}: ${description}${said === '' ? '' : ` (${said})`}`;
}

function formText({ mediaType, type, errorBodies }: DescribedForm): string {
  const holds =
    errorBodies.length > 0 ? errorBodies.map((name) => `\`${name}\``).join(' or ') : type;
  return holds === undefined ? `\`${mediaType}\`` : `\`${mediaType}\`: ${holds}`;
}

function errorsText({ sharedRefusals, errorBodies }: ApiDescription): string {
  return [
    '## Errors',
    'What every operation may answer. Branch on `code` where there is one; messages are for people and may change.',
    sharedRefusals.map(replyText).join('\n'),
    ...errorBodies.map(
      ({ name, members }) => `### ${name}\n\n${members.map(memberText).join('\n')}`,
    ),
  ].join('\n\n');
}

function fenceOf(label: string): string {
  return label === 'curl' ? 'sh' : 'ts';
}

/** A fence longer than any inside of the text. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
