import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FloodOrder, FloodRequest, FloodResult } from './flood-model.js';

// A process of its own: `node flood.ts ORDER.json`. It prints how many answers of each status came.
const { origin, seconds, parallel, requests } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as FloodOrder;

/** As `Retry-After` says. How often a key may call at all is the business of other limits. */
const pauseAfterRefusalMs = 1000;

const agent = new http.Agent({ keepAlive: true, maxSockets: parallel });
const result: FloodResult = {};
const endsAt = Date.now() + seconds * 1000;
let sent = 0;

function send({ method, path, key, accept, body }: FloodRequest, nth: number): Promise<string> {
  return new Promise((resolve) => {
    const request = http.request(
      origin + path,
      {
        agent,
        method,
        headers: {
          Authorization: `Bearer ${key}`,
          Accept: accept ?? 'application/json',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(String(response.statusCode)));
        response.on('error', () => resolve('broken'));
      },
    );
    request.on('error', () => resolve('broken'));
    request.end(body?.replaceAll('{nth}', String(nth)));
  });
}

async function sendUntilTheEnd(): Promise<void> {
  while (Date.now() < endsAt) {
    const nth = sent++;
    const request = requests[nth % requests.length];
    if (!request) return;
    const status = await send(request, nth);
    result[status] = (result[status] ?? 0) + 1;
    if (status === '429') await pause(pauseAfterRefusalMs);
  }
}

await Promise.all(Array.from({ length: parallel }, sendUntilTheEnd));
agent.destroy();
process.stdout.write(JSON.stringify(result));
