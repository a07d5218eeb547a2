import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { diagnosticsOf } from './support/compile.js';
import type { Complaint } from './support/compile.js';

const source = new URL('../src/', import.meta.url);
const files = ['client.ts', 'page.ts', 'reply-promise.ts', 'metadata.ts', 'webhooks.ts']
  .concat(readdirSync(new URL('resources/', source)).map((name) => `resources/${name}`))
  .concat(readdirSync(new URL('mock/', source)).map((name) => `mock/${name}`))
  .concat('platform/platform-client.ts')
  .filter((name) => !name.endsWith('.test.ts'));

interface Documented {
  readonly name: string;
  readonly example: string | undefined;
}

/** Every method that a caller can reach, and every exported function with an example. */
function documentedIn(file: string): Documented[] {
  const text = readFileSync(new URL(file, source), 'utf8');
  const comments = text.matchAll(
    /\/\*\*((?:(?!\*\/).)*)\*\/\n(?: {2}(?!private|static|override)(?:async )?\*?(\w+)(?:<[^>]*>)?\(|export (?:async )?function (\w+))/gs,
  );
  return [...comments].flatMap(([, comment = '', method, exported]) => {
    if (method === 'constructor' || (method === undefined && exported === undefined)) return [];
    const [, code] = comment.split('@example\n');
    const lines = code?.split('\n').map((line) => line.trimStart().replace(/^\* ?/, ''));
    const example = lines?.join('\n').trim();
    // Methods of a client are called; others help to read a page, or are written out in an object.
    const isOfClient = file.startsWith('resources/') || file === 'client.ts';
    if (!(isOfClient && method !== undefined) && example === undefined) return [];
    return { name: `${file} ${method ?? exported}`, example };
  });
}

const documented = files.flatMap(documentedIn);

/** Every public method, with a comment or without. */
const methods = files.flatMap((file) => {
  const text = readFileSync(new URL(file, source), 'utf8');
  if (!file.startsWith('resources/') && file !== 'client.ts') return [];
  const declared = text.matchAll(
    /^ {2}(?:async )?\*?(?!constructor|if|for|while)(\w+)(?:<[^>]*>)?\(/gm,
  );
  return [...declared].map(([, name]) => `${file} ${name}`);
});

/** What the examples take for granted. */
const scene = `
import { anyMetadata, createMockApi, createTestDelivery, DppClient, PlatformClient } from './everything.js';
import type {
  AasEnvironment, CreatePassportRequest, EpcisDocument, EventCredential, ImportPassportsRow, TelemetryEvent,
  TextilesMetadata, WhoamiReply,
} from './everything.js';
export {};
declare const client: DppClient;
declare const platform: PlatformClient;
declare const [apiKeyId, batteryId, deliveryId, draftId, eventId, facilityId, grantId, id, invitationId]: string[];
declare const [importId, kind, jobId, notificationId, operatorId, sessionId, ticket, currentPassword, newPassword]: string[];
declare const [exportId, passportId, subscriptionId, tenantId, unitId, userId, baseUrl, email, password, secret, token]: string[];
declare const metadata: TextilesMetadata;
declare const passport: CreatePassportRequest;
declare const environment: AasEnvironment;
declare const epcisDocument: EpcisDocument;
declare const eventCredential: EventCredential;
declare function measurements(): Iterable<TelemetryEvent>;
declare function rowsOfFile(): AsyncGenerator<ImportPassportsRow>;
declare function receive(request: Request): Promise<Response>;
`.replaceAll(/declare const \[(.*?)\]: string\[\];/gs, (_, names: string) =>
  names
    .split(',')
    .map((name) => `declare const ${name.trim()}: string;`)
    .join('\n'),
);

let complaints: Complaint[];

beforeAll(() => {
  const examples = documented.map(({ example = '' }, at): [string, string] => [
    `example-${at}.ts`,
    `${scene}\nasync function example() {\n${example}\n}\n`,
  ]);
  complaints = diagnosticsOf(
    new Map([
      ...examples,
      [
        'everything.ts',
        "export * from '../src/index.js';\nexport * from '../src/mock.js';\nexport { PlatformClient } from '../src/platform.js';\n",
      ],
    ]),
    { strict: true, module: ts.ModuleKind.NodeNext },
  );
}, 180_000);

describe('the examples in the sources', () => {
  it('are many, one of each method at least', () => {
    expect(documented.length).toBeGreaterThan(120);
    const names = documented.map(({ name }) => name);
    expect(methods.length).toBeGreaterThan(110);
    expect(methods.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(documented)('there is one of $name', ({ example }) => {
    expect(example).toBeTruthy();
  });

  it('compile under strict', () => {
    const named = complaints.map(({ file, line, message }) => {
      const at = Number(/\d+/.exec(file)?.[0] ?? -1);
      return `${documented[at]?.name ?? file}:${line} ${message}`;
    });
    expect(named).toEqual([]);
  });
});
