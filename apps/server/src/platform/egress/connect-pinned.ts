import { connect, isIP, type Socket, type TcpNetConnectOpts } from 'node:net';
import tls from 'node:tls';
import { EgressError } from './egress-error.js';
import type { RequestEnd } from './open-requests.js';
import type { PinnedDestination } from './outbound-request.js';
import { attemptTimeoutMs, defaultConnectTimeoutMs, lookupPinned } from './pinned-lookup.js';

/**
 * Opens a connection to one of the addresses that were checked, with TLS where the URL says so.
 *
 * @throws {@link EgressError} `TIMED_OUT`; what `end` says once it has come; what Node throws for anything else.
 */
export function connectPinned(destination: PinnedDestination, end: RequestEnd): Promise<Socket> {
  const { url, connectTimeoutMs = defaultConnectTimeoutMs } = destination;
  end.throwIfEnded();
  const socket = open(destination);
  return new Promise<Socket>((resolve, reject) => {
    const fail = (error: Error) => {
      settle();
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(() => {
      const message = `No connection to ${url.host} within ${connectTimeoutMs} ms.`;
      fail(new EgressError('TIMED_OUT', message));
    }, connectTimeoutMs);
    const settle = () => {
      clearTimeout(timer);
      forget();
    };
    const forget = end.onEnd(fail);
    // For as long as the socket is there: another listener may not exist yet when it breaks.
    socket.on('error', fail);
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      settle();
      resolve(socket);
    });
  });
}

function open({ url, pinnedTo, trustedCaPem }: PinnedDestination): Socket {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isTls = url.protocol === 'https:';
  const options: TcpNetConnectOpts = {
    host,
    port: Number(url.port) || (isTls ? 443 : 80),
    lookup: lookupPinned(pinnedTo),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: attemptTimeoutMs,
    noDelay: true,
  };
  if (!isTls) return connect(options);
  return tls.connect({
    ...options,
    // RFC 6066, 3: an address is no server name.
    servername: isIP(host) === 0 ? host : '',
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
    ...(trustedCaPem !== undefined && { ca: trustedCaPem }),
  });
}
