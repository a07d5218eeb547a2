import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly json: {
    readonly id: string;
    readonly type: string;
    readonly created: string;
    readonly data: Readonly<Record<string, unknown>>;
    readonly _test?: boolean;
  };
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

type Respond = (webhook: ReceivedWebhook) => Answer | 'silence' | Promise<Answer | 'silence'>;

/** Notes what it is sent, in the order in which it came, and answers as it is told. */
export async function startWebhookReceiver(respond: Respond = () => ({ status: 204 })) {
  const received: ReceivedWebhook[] = [];
  let answering = respond;
  const server = http.createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const headers = request.headers as Record<string, string>;
      const json = JSON.parse(body) as ReceivedWebhook['json'];
      const webhook = { path: request.url ?? '', headers, body, json };
      received.push(webhook);
      const answer = await answering(webhook);
      if (answer !== 'silence') {
        response.writeHead(answer.status, answer.headers).end(answer.body);
      }
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    /** From the next request on. */
    answer(next: Respond) {
      answering = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** True when a receiver with this secret and the published library takes it. */
export function verifies({ body, headers }: ReceivedWebhook, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
