import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

/** How the register answers; the first four say that a number is unknown, the rest say nothing of it. */
export type RegisterMode =
  | '404'
  | '404 with a huge page'
  | '404 with a slow page'
  | 'valid: false'
  | 'valid: true'
  | 'valid: "false"'
  | 'no object'
  | 'error 500'
  | '403'
  | 'redirect to a 404'
  | 'garbage'
  | 'nothing'
  | 'huge body'
  | 'cut short'
  | 'hang'
  | 'slow body';

/** A register of EORI numbers on 127.0.0.1, with switches for its faults. */
export async function startEoriRegister() {
  let mode: RegisterMode = 'valid: true';
  let whileAsked: () => Promise<unknown> = () => Promise.resolve();
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    void whileAsked().then(() => {
      answer(mode, request.url ?? '', response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/check`,
    setMode: (next: RegisterMode) => (mode = next),
    /** Runs while the next requests wait for their answer. */
    setWhileAsked: (run: () => Promise<unknown> = () => Promise.resolve()) => (whileAsked = run),
    /** Paths with queries, as they came. */
    asked,
    /** How many connections are open. */
    countConnections: () => promisify(server.getConnections.bind(server))(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type TestEoriRegister = Awaited<ReturnType<typeof startEoriRegister>>;

function answer(mode: RegisterMode, url: string, response: http.ServerResponse): void {
  const send = (status: number, body: string) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };
  if (url.startsWith('/elsewhere')) send(404, '{}');
  else if (mode === '404') send(404, '<html>Not here</html>');
  else if (mode === '404 with a huge page') send(404, 'x'.repeat(100_000));
  else if (mode === '404 with a slow page') response.writeHead(404).write('<html>');
  else if (mode === 'valid: false') send(200, '{"valid": false, "reason": "unknown"}');
  else if (mode === 'valid: true') send(200, '{"valid": true}');
  else if (mode === 'valid: "false"') send(200, '{"valid": "false"}');
  else if (mode === 'no object') send(200, 'false');
  else if (mode === 'error 500') send(500, '{"valid": false}');
  else if (mode === '403') send(403, '{"valid": false}');
  else if (mode === 'redirect to a 404') {
    response.writeHead(302, { Location: '/elsewhere' }).end();
  } else if (mode === 'garbage') send(200, '<html>Welcome</html>');
  else if (mode === 'nothing') send(200, '');
  else if (mode === 'huge body') send(200, `{"valid": false, "more": "${'x'.repeat(100_000)}"}`);
  else if (mode === 'cut short') {
    response.writeHead(200, { 'Content-Length': '100' }).write('{"valid": false}');
    setImmediate(() => response.destroy());
  } else if (mode === 'slow body') response.writeHead(200).write('{"valid": ');
}
