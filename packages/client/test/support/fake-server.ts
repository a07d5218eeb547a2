import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What arrived. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query as on the wire. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** One answer: a reply, or a way to give none. */
export type Answer =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Sent as application/json, unless `headers` say otherwise. */
      readonly json?: unknown;
      readonly text?: string;
    }
  /** Closes the connection without a reply. */
  | 'drop'
  /** Begins a reply and closes the connection. */
  | 'break'
  /** Never replies. */
  | 'hang';

/**
 * A server on 127.0.0.1 that gives the answers it was told, in their order, and then nothing but 418: an unexpected
 * request fails its test.
 */
export async function startFakeServer() {
  const requests: ReceivedRequest[] = [];
  const answers: Answer[] = [];
  const arrivals: (() => void)[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body });
      arrivals.splice(0).forEach((arrived) => arrived());
      give(answers.shift() ?? { status: 418, json: { message: 'unexpected request' } }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answerWith: (...more: Answer[]) => void answers.push(...more),
    /** Until the next request is there. */
    nextRequest: () => new Promise<void>((resolve) => arrivals.push(resolve)),
    reset() {
      requests.length = 0;
      answers.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FakeServer = Awaited<ReturnType<typeof startFakeServer>>;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function give(answer: Answer, response: ServerResponse): void {
  if (answer === 'hang') return;
  if (answer === 'drop') {
    response.destroy();
    return;
  }
  if (answer === 'break') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    response.write('{"success":', () => response.destroy());
    return;
  }
  const { status = 200, json, text = '', headers } = answer;
  const contentType = json === undefined ? {} : { 'Content-Type': 'application/json' };
  response.writeHead(status, { ...contentType, ...headers });
  response.end(json === undefined ? text : JSON.stringify(json));
}
