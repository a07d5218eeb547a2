import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { decodeDigitalLinkUri } from '@dpp/gs1';
import { gs1LinkTypes } from '@dpp/gs1/resolver';
import type { z } from 'zod';
import { resolverDescriptionSchema } from '../../src/features/resolution/resolution-schemas.js';
import { linksetSchema } from '../../src/representations/negotiation/linkset-schema.js';
import type { TestApp, TestReply } from './test-app.js';

/** Where test suites and schemas of others lie, which are no part of this repository; undefined: not here. */
const oraclesDir = process.env.ORACLES_DIR;

/** The JavaScript of GS1's suite for resolvers; undefined where it is not here. */
export const resolverSuite =
  oraclesDir === undefined
    ? undefined
    : join(oraclesDir, 'resolver-suite', 'GS1DigitalLinkResolverTestSuite.js');

export interface SuiteResult {
  readonly id: string;
  readonly status: 'pass' | 'fail' | 'warn';
  readonly msg: string;
}

/** What the suite takes from the page it runs in. */
interface SuiteRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/**
 * Runs GS1's suite, unchanged, against the server. Its helper, which asks a resolver and tells of the answer,
 * is `tellOf`; what it would fetch elsewhere, schemas and the list of link types, is our own; the page it
 * writes to is none.
 *
 * @param digitalLink - An address of the base URL, `https://dpp.example`.
 */
export async function runResolverSuite(
  suite: string,
  app: Pick<TestApp, 'request'>,
  digitalLink: string,
): Promise<SuiteResult[]> {
  const { origin } = new URL(digitalLink);
  const ask = (url: string, options: { headers?: Record<string, string>; method?: string }) =>
    app.request(url.slice(origin.length) || '/', options);
  const context = vm.createContext({
    console: { log: () => undefined, error: () => undefined },
    window: { ajv7: OurSchemas },
    document: pageOfNothing(),
    location: { href: 'https://suite.example/?' },
    GS1DigitalLinkToolkit: Toolkit,
    Headers: class {
      constructor(headers: object) {
        Object.assign(this, headers);
      }
    },
    Request: class implements SuiteRequest {
      readonly headers: Record<string, string>;
      constructor(
        readonly url: string,
        { headers }: { headers?: Record<string, string> },
      ) {
        this.headers = { ...headers };
      }
    },
    fetch: async (request: string | SuiteRequest) => {
      const { url, headers } =
        typeof request === 'string' ? { url: request, headers: {} } : request;
      const { searchParams } = new URL(url);
      if (searchParams.has('test')) return replyOf(await tellOf(searchParams, ask));
      if (url === ownSchemas.linkset || url === ownSchemas.description)
        return replyOf({ $id: url });
      if (url === linkTypeList) return replyOf(ownLinkTypes);
      const { status, body } = await ask(url, { headers });
      return { ...replyOf(body), status };
    },
  });
  vm.runInContext(readFileSync(suite, 'utf8'), context);
  await (vm.runInContext(`testDL(${JSON.stringify(digitalLink)})`, context) as Promise<void>);
  // Two of its checks are not waited for by the suite itself.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const results = vm.runInContext('resultsArray', context) as SuiteResult[];
  return Array.from(results, ({ id, status, msg }) => ({ id, status, msg }));
}

const ownSchemas = {
  linkset: 'https://gs1.github.io/linkset/gs1-linkset-schema.json',
  description: 'https://ref.gs1.org/standards/resolver/description-file-schema',
};
const linkTypeList = 'https://ref.gs1.org/voc/data/linktypes';
const ownLinkTypes = Object.fromEntries(gs1LinkTypes.map((type) => [type.slice(4), {}]));

const replyOf = (data: unknown) => ({ ok: true, status: 200, json: () => Promise.resolve(data) });

/** In the place of a validator of JSON schemas, of which the suite has none: ours of the same documents. */
class OurSchemas {
  compile({ $id }: { $id: string }) {
    const schema: z.ZodType =
      $id === ownSchemas.linkset ? linksetSchema : resolverDescriptionSchema;
    return Object.assign((data: unknown) => schema.safeParse(data).success, { errors: [] });
  }
}

/** In the place of GS1's toolkit for Digital Links. */
class Toolkit {
  extractFromGS1digitalLink(uri: string) {
    const { elements } = decodeDigitalLinkUri(uri);
    const GS1 = elements.map(({ applicationIdentifier: ai, value }) => [ai, value] as const);
    return { GS1: Object.fromEntries(GS1) };
  }
  buildStructuredArray(GS1: Record<string, string>) {
    return { identifiers: ['01', '8003'].filter((ai) => GS1[ai] !== undefined) };
  }
}

/** An element that takes everything, as do those in it. */
function pageOfNothing(): object {
  const element: object = new Proxy(function nothing() {}, {
    get: () => element,
    set: () => true,
    apply: () => element,
  });
  return element;
}

type Ask = (
  url: string,
  options: { headers?: Record<string, string>; method?: string },
) => Promise<TestReply>;

/** What the suite's own helper answers: the head of a response, and the text of a linkset. */
async function tellOf(parameters: URLSearchParams, ask: Ask) {
  const [test, url] = [parameters.get('test'), parameters.get('testVal') ?? ''];
  if (test === 'getHTTPversion') return { result: 'HTTP/1.1' };
  const isLinkset = test === 'getLinkset' || test === 'getLinksetHeaders';
  const accept = isLinkset ? 'application/linkset+json' : parameters.get('mediaType');
  const language = parameters.get('lang');
  const reply = await ask(url, {
    method: test === 'getCorsHeaders' ? 'OPTIONS' : 'GET',
    headers: {
      Origin: 'https://suite.example',
      ...(accept !== null && { Accept: accept }),
      ...(language !== null && { 'Accept-Language': language }),
    },
  });
  const headers = Object.fromEntries(reply.headers);
  if (test !== 'getLinkset') return { result: { httpCode: reply.status, ...headers } };
  const responseBody = encodeURIComponent(reply.text);
  return { result: JSON.stringify({ httpCode: reply.status, headers, responseBody }) };
}
