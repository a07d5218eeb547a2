/**
 * Runs inside a network namespace where every address is this machine's own: a connection to any of
 * them would be seen. Tries to make the way out connect to one, and prints what was seen as JSON.
 *
 * Arguments: the number of attempts with a resolver that turns.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { createEgress, type Egress } from '../../src/platform/egress/egress.js';
import { EgressError } from '../../src/platform/egress/egress-error.js';
import { createHostResolver } from '../../src/platform/egress/resolve-host.js';
import { hostileNames, hostileUrls } from './hostile-urls.js';
import { startNameServer } from './name-server.js';

const ports = [80, 443, 8080];
const publicAddresses = ['93.184.216.34', '2606:4700:10::6816:1'] as const;
const [publicIpv4] = publicAddresses;
const guardedAddresses = [
  ...['127.0.0.1', '127.0.0.2', '10.0.0.1', '169.254.169.254', '192.168.1.1', '240.0.0.1'],
  ...['::1', 'fd00:ec2::254', '64:ff9b::7f00:1', '2002:7f00:1::1', '4000::1', '168.63.129.16'],
];
const limits = { timeoutMs: 5000, maxBytes: 1000 };

/** Addresses that were connected to, apart from the public ones. */
let canary: string[] = [];
let publicConnections = 0;

await main(Number(process.argv[2]));

async function main(attempts: number): Promise<void> {
  takeEveryAddress();
  const servers = await Promise.all(ports.map(listen));
  const canaryWorks = await connectDirectly();
  canary = [];
  const result = {
    canaryWorks,
    reachesPublic: await reachPublic(),
    hostile: await tryHostileUrls(),
    redirects: await tryRedirects(),
    turning: await tryTurningResolver(attempts),
    canary: await settledCanary(),
  };
  process.stdout.write(JSON.stringify(result));
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
}

function takeEveryAddress(): void {
  const ip = (...args: string[]) => execFileSync('ip', args);
  ip('link', 'set', 'lo', 'up');
  ip('route', 'add', 'local', '0.0.0.0/0', 'dev', 'lo');
  ip('-6', 'route', 'add', 'local', '::/0', 'dev', 'lo');
}

/** Answers 200, or the redirect that the path asks for: `/302/http://…`. */
async function listen(port: number): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const [, status, location] = /^\/(3\d\d)\/(.+)/.exec(request.url ?? '') ?? [];
    response.writeHead(Number(status ?? 200), location === undefined ? {} : { Location: location });
    response.end('here');
  });
  server.on('connection', ({ localAddress = '' }: Socket) => {
    const address = localAddress.replace(/^::ffff:(?=\d+\.)/, '');
    if (publicAddresses.some((each) => each === address)) publicConnections++;
    else canary.push(address);
  });
  server.listen(port, '::');
  await once(server, 'listening');
  return server;
}

/** @returns True when a connection to each guarded address was seen. */
async function connectDirectly(): Promise<boolean> {
  const targets = guardedAddresses.flatMap((host) => ports.map((port) => ({ host, port })));
  for (const { host, port } of targets) {
    const socket = connect(port, host);
    await once(socket, 'connect');
    socket.destroy();
  }
  while (canary.length < targets.length) await new Promise((resolve) => setImmediate(resolve));
  return guardedAddresses.every((host) => canary.filter((seen) => seen === host).length === 3);
}

function resolve(host: string): Promise<readonly string[]> {
  const addresses = { ...hostileNames, 'public.example.com': publicAddresses }[host];
  return Promise.resolve(addresses ?? ['127.0.0.1']);
}

async function withEgress<T>(work: (egress: Egress) => Promise<T>): Promise<T> {
  const egress = createEgress({ allowPrivateNetworks: false, resolve });
  try {
    return await work(egress);
  } finally {
    egress.close();
  }
}

/** Otherwise a way out that connects nowhere would pass. */
function reachPublic(): Promise<boolean> {
  return withEgress(async (egress) => {
    const { status } = await egress.request('http://public.example.com:8080/', limits);
    return status === 200 && publicConnections === 1;
  });
}

function tryHostileUrls() {
  return withEgress(async (egress) => {
    const taken: string[] = [];
    for (const url of hostileUrls) {
      const { allowed } = await egress.check(url);
      const code = await codeOf(egress.request(url, limits));
      if (allowed || !/^URL_INVALID$|_REFUSED$/.test(code)) taken.push(url);
    }
    return { count: hostileUrls.length, taken };
  });
}

function tryRedirects() {
  return withEgress(async (egress) => {
    const statuses: number[] = [];
    for (const status of [301, 302, 303, 307, 308]) {
      for (const target of ['127.0.0.1', '[::1]', '169.254.169.254']) {
        const url = `http://public.example.com:8080/${status}/http://${target}:8080/`;
        statuses.push((await egress.request(url, limits)).status);
      }
    }
    return statuses;
  });
}

/**
 * The name leads to a public address and to loopback by turns, each answer good for no time. A client that looks up
 * twice for one request meets loopback.
 */
async function tryTurningResolver(attempts: number) {
  let questions = 0;
  const nameServer = await startNameServer((_name, type) => {
    if (type === 'AAAA') return [];
    return [questions++ % 2 === 0 ? publicIpv4 : '127.0.0.1'];
  });
  const lookUp = createHostResolver({ servers: [nameServer.address] });
  const egress = createEgress({ allowPrivateNetworks: false, resolve: lookUp });
  const counts: Record<string, number> = {};
  for (let attempt = 0; attempt < attempts; attempt++) {
    // Every other attempt looks up first, as storing a URL does: the request meets the other turn.
    if (attempt % 2 === 0) await egress.check('http://turning.example.com:8080/');
    const code = await codeOf(egress.request('http://turning.example.com:8080/', limits));
    counts[code] = (counts[code] ?? 0) + 1;
  }
  egress.close();
  await nameServer.close();
  return counts;
}

async function codeOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer;
    return 'answered';
  } catch (error) {
    if (error instanceof EgressError) return error.code;
    throw error;
  }
}

/** What was accepted comes in order: once a last connection at each port is seen, nothing is left. */
async function settledCanary(): Promise<string[]> {
  const marker = '127.9.9.9';
  for (const port of ports)
    connect(port, marker).on('connect', function close(this: Socket) {
      this.destroy();
    });
  const seen = () => canary.filter((address) => address === marker).length;
  while (seen() < ports.length) await new Promise((resolve) => setImmediate(resolve));
  return canary.filter((address) => address !== marker);
}
