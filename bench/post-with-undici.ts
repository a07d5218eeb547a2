import { once } from 'node:events';
import { Agent, request } from 'undici';

/**
 * The peer of our deliveries: a bare loop that posts bodies with undici over connections that stay open, as many at
 * once to each receiver as we do. Started by `npm run bench -- webhooks`; each message asks for one round.
 */

const inFlight = 3;

interface Round {
  readonly urls: readonly string[];
  /** Each goes to each receiver. */
  readonly bodies: readonly string[];
}

const dispatcher = new Agent({ connections: inFlight });

process.on('message', ({ urls, bodies }: Round) => {
  void Promise.all(urls.map((url) => postAll(url, bodies))).then(() => process.send?.('posted'));
});
process.send?.('ready');
await once(process, 'disconnect');
process.exit();

async function postAll(url: string, bodies: readonly string[]): Promise<void> {
  const left = [...bodies];
  const post = async () => {
    for (let body = left.pop(); body !== undefined; body = left.pop()) {
      const headers = { 'content-type': 'application/json' };
      const answer = await request(url, { method: 'POST', dispatcher, headers, body });
      await answer.body.dump();
      if (answer.statusCode !== 204) throw new Error(`${url} answered ${answer.statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, post));
}
