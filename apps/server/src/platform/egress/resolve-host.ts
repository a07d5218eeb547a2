import { Resolver } from 'node:dns/promises';

/**
 * All IPv4 and IPv6 addresses of a name. `signal` ends the questions that are still open.
 *
 * @throws when there are none.
 */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Timeout of one question to one name server; each is asked twice. */
const questionTimeoutMs = 1000;

/**
 * Asks the system's name servers. Not the system itself (`dns.lookup`): its threads are few and serve
 * files and hashes too, so a stranger's slow name server would hold up everything.
 *
 * @param options.servers - `address:port`. Default: those of the system.
 */
export function createHostResolver(options: { servers?: readonly string[] } = {}): ResolveHost {
  return async (host, signal) => {
    // RFC 6761, 6.3: never asked of a name server. It is refused before, unless private networks are open.
    if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1', '::1'];
    const resolver = new Resolver({ timeout: questionTimeoutMs, tries: 2 });
    if (options.servers) resolver.setServers(options.servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel);
    try {
      return await askForBoth(resolver, host);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

/** Many name servers fail on one of the two questions: what the other one gave is enough. */
async function askForBoth(resolver: Resolver, host: string): Promise<string[]> {
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (addresses.length > 0) return addresses;
  const failures = answers.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  throw new AggregateError(failures, 'No name server knows an address.');
}
