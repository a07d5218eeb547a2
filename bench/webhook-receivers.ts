import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Receivers of webhooks in a process of their own: each takes what is posted and answers 204. Started by
 * `npm run bench -- webhooks` with their number; says where they are, and for each message, a number of requests,
 * when so many have come since.
 */

let awaited = Number.POSITIVE_INFINITY;
let taken = 0;

const servers = Array.from({ length: Number(process.argv[2]) }, () =>
  http.createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(204).end();
      if (++taken === awaited) process.send?.('all');
    });
  }),
);
const urls: string[] = [];
for (const server of servers) {
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`);
}
process.on('message', (count: number) => {
  [awaited, taken] = [count, 0];
});
process.send?.(urls);
await once(process, 'disconnect');
process.exit();
