import http from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { verifyWebhook, type WebhookEvent } from '@dpp/client';

/** An event as a receiver got it, and when. */
export interface Received {
  readonly event: WebhookEvent;
  readonly webhookId: string;
  /** The bytes of the body, as text. */
  readonly body: string;
  readonly at: Date;
}

/** What a receiver does with a delivery; undefined: it answers 204. */
export type Behaviour = (response: http.ServerResponse, nth: number) => void;

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Number of requests, with any outcome. */
  requests(): number;
  /** Requests with a signature that does not fit. */
  readonly refused: readonly unknown[];
  /** The subscription's, once it is known. */
  secrets: readonly string[];
  close(): Promise<void>;
}

/** A receiver on loopback that verifies what it gets as a customer's would, and then behaves as it is told. */
export async function startReceiver(behave?: Behaviour): Promise<Receiver> {
  const received: Received[] = [];
  const refused: unknown[] = [];
  let requests = 0;
  const server = http.createServer((request, response) => {
    const nth = requests++;
    void take(request).then(() => {
      if (behave) behave(response, nth);
      else response.writeHead(204).end();
    });
  });
  const take = async (request: http.IncomingMessage): Promise<void> => {
    const at = new Date();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    try {
      const event = await verifyWebhook(body, request.headers, receiver.secrets);
      const webhookId = String(request.headers['webhook-id']);
      received.push({ event, webhookId, body: body.toString(), at });
    } catch (error) {
      refused.push(error);
    }
  };
  const url = `${await listen(server)}/hooks`;
  const receiver: Receiver = {
    url,
    received,
    refused,
    requests: () => requests,
    secrets: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

/** Something that is no HTTP server: what it says to a connection is up to `greet`. */
export async function startRawReceiver(
  greet: (socket: Socket) => void,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    greet(socket);
  });
  const origin = await listen(server);
  return {
    port: Number(new URL(origin).port),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
