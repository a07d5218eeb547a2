import { isIP } from 'node:net';
import { classifyAddress, isReachable, type AddressClass } from './address-class.js';
import { sendBounded } from './bounded-request.js';
import { EgressError, type EgressErrorCode } from './egress-error.js';
import { KeptConnections } from './kept-connections.js';
import { createOpenRequests, type RequestEnd } from './open-requests.js';
import type {
  AnswerHead,
  OutboundAnswer,
  OutboundMessage,
  OutboundRequest,
  PinnedDestination,
} from './outbound-request.js';
import { parseOutboundUrl } from './outbound-url.js';
import { createHostResolver, type ResolveHost } from './resolve-host.js';

/** The way out to addresses that tenants and strangers name. */
export interface Egress {
  /**
   * True when a URL could be asked now: for the moment when it is written down. Its name may lead
   * elsewhere later, so `request` looks again.
   */
  check(url: string, options?: SchemeOptions): Promise<UrlVerdict>;
  /** @throws {@link EgressError}, of each code. */
  request(url: string, request: OutboundRequest & SchemeOptions): Promise<OutboundAnswer>;
  /**
   * Posts what may arrive twice without harm, over a connection that stays open for the next message where there is
   * one. The URL is judged as for any other request.
   *
   * @throws {@link EgressError}, of each code.
   */
  post(url: string, message: OutboundMessage & SchemeOptions): Promise<AnswerHead>;
  /** Breaks off what is under way, closes what was kept, and takes nothing more. */
  close(): void;
}

interface SchemeOptions {
  /** Default false: http is taken as well. */
  readonly httpsOnly?: boolean;
}

type UrlVerdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly code: EgressErrorCode;
      readonly message: string;
      /** With `ADDRESS_REFUSED`. */
      readonly addressClass: AddressClass | undefined;
    };

export interface EgressOptions {
  /** Loopback, private networks and local names are reached too: for development and tests. */
  readonly allowPrivateNetworks: boolean;
  /** Default: the system's name servers. */
  readonly resolve?: ResolveHost;
  /** PEM, in place of the system's roots. */
  readonly trustedCaPem?: string;
  /** Milliseconds. Default 5000. */
  readonly connectTimeoutMs?: number;
}

/** Timeout of the lookup while a URL is written down. */
const checkTimeoutMs = 5000;

export function createEgress(options: EgressOptions): Egress {
  const open = createOpenRequests();
  const kept = new KeptConnections();
  return {
    async check(url, { httpsOnly = false } = {}) {
      try {
        await open.within(checkTimeoutMs, (end) => aim({ url, httpsOnly }, options, end));
        return { allowed: true };
      } catch (error) {
        if (!(error instanceof EgressError) || error.code === 'CLOSED') throw error;
        const { code, message, addressClass } = error;
        return { allowed: false, code, message, addressClass };
      }
    },
    request(url, request) {
      const { httpsOnly = false, timeoutMs } = request;
      return open.within(timeoutMs, async (end) => {
        const destination = await aim({ url, httpsOnly }, options, end);
        return sendBounded(destination, request, end);
      });
    },
    post(url, message) {
      const { httpsOnly = false, timeoutMs } = message;
      return open.within(timeoutMs, async (end) => {
        const destination = await aim({ url, httpsOnly }, options, end);
        return kept.send(destination, message, end);
      });
    },
    close() {
      open.close();
      kept.close();
    },
  };
}

/** Resolves a name once, judges every address of it, and aims at those alone. */
async function aim(
  target: { url: string; httpsOnly: boolean },
  options: EgressOptions,
  end: RequestEnd,
): Promise<PinnedDestination> {
  const { allowPrivateNetworks, resolve = createHostResolver() } = options;
  const { httpsOnly } = target;
  const { url, host } = parseOutboundUrl(target.url, { httpsOnly, allowPrivateNetworks });
  const pinnedTo = isIP(host) === 0 ? await addressesOf(host, resolve, end) : [host];
  for (const address of pinnedTo) {
    const addressClass = classifyAddress(address);
    if (isReachable(addressClass, allowPrivateNetworks)) continue;
    throw new EgressError('ADDRESS_REFUSED', `${host} is not public (${addressClass}).`, {
      addressClass,
    });
  }
  return {
    url,
    pinnedTo,
    trustedCaPem: options.trustedCaPem,
    connectTimeoutMs: options.connectTimeoutMs,
  };
}

async function addressesOf(
  host: string,
  resolve: ResolveHost,
  end: RequestEnd,
): Promise<readonly string[]> {
  const message = `No address was found for ${host}.`;
  let addresses: readonly string[];
  try {
    addresses = await resolve(host, end.asSignal());
  } catch (cause) {
    throw new EgressError('NAME_NOT_RESOLVED', message, { cause });
  }
  if (addresses.length === 0) throw new EgressError('NAME_NOT_RESOLVED', message);
  return addresses;
}
