import type { Bump } from '../src/compare/change.js';

/** As much of the description as the mutations change. */
export interface Description {
  info: Record<string, string>;
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

export interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  parameters: Parameter[];
  requestBody: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
  'x-permission'?: string;
  'x-access'?: string;
  'x-extension'?: true;
}

interface Response {
  description: string;
  headers: Record<string, object>;
  content: Record<string, { schema: Schema; 'x-extension'?: true }>;
}

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
  'x-extension'?: true;
}

export interface Schema {
  type?: string | string[];
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  enum?: unknown[];
  anyOf?: Schema[];
  [keyword: string]: unknown;
}

/** A change of the description, and what it demands of either version. */
export type Mutation = readonly [
  what: string,
  mutate: (description: Description) => unknown,
  contract: Bump,
  extension: Bump,
];

const operators = ({ paths }: Description, method: string) => paths['/api/v1/operators']![method]!;
const keys = ({ paths }: Description, method = 'get') => paths['/api/v1/api-keys']![method]!;
const passports = ({ paths }: Description, method: string) => paths['/api/v1/passports']![method]!;
const schema = ({ components }: Description, name: string) => components.schemas[name]!;
const member = (description: Description, name: string, of: string) =>
  schema(description, of).properties![name]!;
const sealed = ({ webhooks }: Description) => webhooks['passport.sealed']!['post']!;
const message = (description: Description) =>
  sealed(description).requestBody.content['application/json']!.schema;
const text: Schema = { type: 'string' };
const query = (name: string, more: Partial<Parameter> = {}): Parameter => ({
  in: 'query',
  name,
  schema: text,
  ...more,
});

const wording: readonly Mutation[] = [
  ['nothing at all', () => undefined, 'none', 'none'],
  ['the words about the contract', (d) => (d.info.description = 'Other words.'), 'patch', 'none'],
  ['a summary', (d) => (operators(d, 'get').summary = 'All of them'), 'patch', 'none'],
  [
    'the description of a member',
    (d) => (member(d, 'name', 'CreateOperatorRequest').description = 'Other words.'),
    'patch',
    'none',
  ],
  [
    'the description of a reply',
    (d) => (operators(d, 'get').responses['200']!.description = 'All.'),
    'patch',
    'none',
  ],
  [
    'an example',
    (d) => Object.assign(member(d, 'name', 'EconomicOperator'), { examples: ['Acme'] }),
    'patch',
    'none',
  ],
  ['a summary of ours', (d) => (keys(d).summary = 'Every key'), 'none', 'patch'],
  [
    'the description of a member of ours',
    (d) => (member(d, 'extensionVersion', 'HealthReply').description = 'Other words.'),
    'none',
    'patch',
  ],
  [
    'the name of a schema',
    (d) =>
      Object.assign(
        d,
        JSON.parse(JSON.stringify(d).replaceAll('CreateOperatorReply', 'Made')) as Description,
      ),
    'none',
    'none',
  ],
];

const additions: readonly Mutation[] = [
  ['an operation', (d) => (d.paths['/api/v1/new'] = { get: operators(d, 'get') }), 'minor', 'none'],
  [
    'an optional parameter',
    (d) => operators(d, 'get').parameters.push(query('city')),
    'minor',
    'none',
  ],
  [
    'a member of a reply',
    (d) => (schema(d, 'EconomicOperator').properties!['city'] = text),
    'minor',
    'none',
  ],
  [
    'an optional member of a request',
    (d) => (schema(d, 'CreateOperatorRequest').properties!['note'] = text),
    'minor',
    'none',
  ],
  [
    'a status',
    (d) => (operators(d, 'get').responses['202'] = operators(d, 'get').responses['200']!),
    'minor',
    'none',
  ],
  [
    'a media type of a reply',
    (d) => (operators(d, 'get').responses['200']!.content['text/csv'] = { schema: text }),
    'minor',
    'none',
  ],
  [
    'a header of a reply',
    (d) => (operators(d, 'get').responses['200']!.headers['X-Total'] = { schema: text }),
    'minor',
    'none',
  ],
  [
    'another credential',
    (d) => operators(d, 'get').security.push({ mutualTls: [] }),
    'minor',
    'none',
  ],
  [
    'a request member that need not be sent any more',
    (d) => (schema(d, 'CreateOperatorRequest').required = ['name']),
    'minor',
    'none',
  ],
  [
    'a longer text in a request',
    (d) => (member(d, 'name', 'CreateOperatorRequest')['maxLength'] = 100_000),
    'minor',
    'none',
  ],
  [
    'a body that need not be sent any more',
    (d) => (passports(d, 'post').requestBody.required = false),
    'minor',
    'none',
  ],
  [
    'another value that a parameter may have',
    (d) => operators(d, 'get').parameters[0]!.schema.enum!.push('all'),
    'minor',
    'none',
  ],
  [
    'a value that a reply has no more',
    (d) => member(d, 'regIdScheme', 'EconomicOperator').anyOf![0]!.enum!.pop(),
    'minor',
    'none',
  ],
  [
    'an event more',
    (d) => (d.webhooks['passport.archived'] = d.webhooks['passport.sealed']!),
    'minor',
    'none',
  ],
  [
    'a header that each message has more',
    (d) => sealed(d).parameters.push({ ...query('x-kind', { required: true }), in: 'header' }),
    'minor',
    'none',
  ],
  [
    'a member that each message has more',
    (d) => {
      message(d).properties!['seq'] = { type: 'integer' };
      message(d).required!.push('seq');
    },
    'minor',
    'none',
  ],
  [
    'a code more, of a list that is declared to grow',
    (d) => schema(d, 'ErrorCode').enum!.push('NEW_CODE'),
    'none',
    'minor',
  ],
  [
    'an operation of ours',
    (d) => (d.paths['/api/v1/new'] = { get: { ...operators(d, 'get'), 'x-extension': true } }),
    'none',
    'minor',
  ],
  [
    'a member of ours in a reply of the contract',
    (d) => (schema(d, 'EconomicOperator').properties!['city'] = { ...text, 'x-extension': true }),
    'none',
    'minor',
  ],
  [
    'an optional parameter of ours',
    (d) => operators(d, 'get').parameters.push(query('city', { 'x-extension': true })),
    'none',
    'minor',
  ],
  [
    'a media type of ours',
    (d) =>
      (operators(d, 'get').responses['200']!.content['text/csv'] = {
        schema: text,
        'x-extension': true,
      }),
    'none',
    'minor',
  ],
  [
    'the loss of a mark: the contract takes our operation over',
    (d) => delete keys(d)['x-extension'],
    'minor',
    'none',
  ],
];

const breaks: readonly Mutation[] = [
  ['a removed operation', (d) => delete d.paths['/health'], 'major', 'none'],
  [
    'a renamed operation',
    (d) => (operators(d, 'get').operationId = 'allOperators'),
    'major',
    'none',
  ],
  [
    'a renamed parameter of a path',
    (d) => {
      d.paths['/01/{key}'] = d.paths['/01/{gtin14}']!;
      delete d.paths['/01/{gtin14}'];
    },
    'major',
    'none',
  ],
  [
    'a required parameter',
    (d) => operators(d, 'get').parameters.push(query('city', { required: true })),
    'major',
    'none',
  ],
  ['a removed parameter', (d) => (operators(d, 'get').parameters = []), 'major', 'none'],
  [
    'a removed member of a reply',
    (d) => delete schema(d, 'EconomicOperator').properties!['regId'],
    'major',
    'none',
  ],
  [
    'a member of a reply that may be missing now',
    (d) => (schema(d, 'EconomicOperator').required = ['id', 'eori']),
    'major',
    'none',
  ],
  [
    'a member of a reply that may be null now',
    (d) => (member(d, 'name', 'EconomicOperator').type = ['string', 'null']),
    'major',
    'none',
  ],
  [
    'another type of a member',
    (d) => (member(d, 'name', 'EconomicOperator').type = 'integer'),
    'major',
    'none',
  ],
  [
    'another value in a reply',
    (d) => member(d, 'regIdScheme', 'EconomicOperator').anyOf![0]!.enum!.push('GLN'),
    'major',
    'none',
  ],
  [
    'a value that a parameter has no more',
    (d) => operators(d, 'get').parameters[0]!.schema.enum!.pop(),
    'major',
    'none',
  ],
  [
    'another choice of a reply',
    (d) => member(d, 'regIdScheme', 'EconomicOperator').anyOf!.push({ type: 'number' }),
    'major',
    'none',
  ],
  [
    'a removed member of a request',
    (d) => delete schema(d, 'CreateOperatorRequest').properties!['role'],
    'major',
    'none',
  ],
  [
    'a member that must be sent now',
    (d) => schema(d, 'CreateOperatorRequest').required!.push('role'),
    'major',
    'none',
  ],
  [
    'a shorter text in a request',
    (d) => (member(d, 'name', 'CreateOperatorRequest')['maxLength'] = 5),
    'major',
    'none',
  ],
  [
    'a pattern in a request',
    (d) => (member(d, 'name', 'CreateOperatorRequest')['pattern'] = '^[A-Z]+$'),
    'major',
    'none',
  ],
  [
    'a default of a parameter',
    (d) =>
      (passports(d, 'get').parameters.find(({ name }) => name === 'page')!.schema.default = '2'),
    'major',
    'none',
  ],
  [
    'a removed media type of a request',
    (d) => delete passports(d, 'post').requestBody.content['application/json'],
    'major',
    'none',
  ],
  ['a removed status', (d) => delete operators(d, 'get').responses['200'], 'major', 'none'],
  [
    'a removed header of a reply',
    (d) => delete operators(d, 'get').responses['200']!.headers['X-Request-Id'],
    'major',
    'none',
  ],
  [
    'credentials where none were needed',
    (d) => (d.paths['/health']!['get']!.security = [{ apiKey: [] }]),
    'major',
    'none',
  ],
  [
    'another permission',
    (d) => (operators(d, 'get')['x-permission'] = 'audit:read'),
    'major',
    'none',
  ],
  ['other callers', (d) => (operators(d, 'get')['x-access'] = 'session'), 'major', 'none'],
  ['another address of the server', (d) => (d.servers[0]!.url = '/v2'), 'major', 'none'],
  [
    'another way to send a key',
    (d) => (d.components.securitySchemes['apiKey']!['scheme'] = 'basic'),
    'major',
    'none',
  ],
  ['an event less', (d) => delete d.webhooks['passport.sealed'], 'major', 'none'],
  ['a header that messages have no more', (d) => sealed(d).parameters.shift(), 'major', 'none'],
  [
    'a member of a message that may be missing now',
    (d) => (message(d).required = ['id', 'type', 'data']),
    'major',
    'none',
  ],
  [
    'an answer that a receiver may give no more',
    (d) => delete sealed(d).responses['410'],
    'major',
    'none',
  ],
  ['a removed operation of ours', (d) => delete d.paths['/api/v1/api-keys'], 'none', 'major'],
  [
    'a removed member of ours',
    (d) => delete schema(d, 'HealthReply').properties!['extensionVersion'],
    'none',
    'major',
  ],
  ['another permission of ours', (d) => (keys(d)['x-permission'] = 'audit:read'), 'none', 'major'],
  [
    'a mark: the contract loses an operation to us',
    (d) => (operators(d, 'get')['x-extension'] = true),
    'major',
    'none',
  ],
  [
    'a mark: the contract loses a member to us',
    (d) => (member(d, 'regId', 'EconomicOperator')['x-extension'] = true),
    'major',
    'none',
  ],
  [
    'a parameter of ours that clients of the contract must send',
    (d) =>
      operators(d, 'get').parameters.push(query('city', { required: true, 'x-extension': true })),
    'major',
    'major',
  ],
  [
    'a member of ours that clients of the contract must send',
    (d) => {
      schema(d, 'CreateOperatorRequest').properties!['city'] = { ...text, 'x-extension': true };
      schema(d, 'CreateOperatorRequest').required!.push('city');
    },
    'major',
    'major',
  ],
];

/** What people do to a description, and the verdict of the versioning rules. */
export const goldenMutations: readonly Mutation[] = [...wording, ...additions, ...breaks];
