import { connect, type PeerCertificate } from 'node:tls';

/**
 * The end of the certificate that a server shows, whether or not it is trusted.
 *
 * @throws when there is no such server within the time.
 */
export function readCertificateEnd({ hostname, port }: URL, timeoutMs: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({
      ...{ host, port: Number(port || 443), servername: host },
      // The certificate is looked at and nothing is sent: who trusts it is asked elsewhere.
      rejectUnauthorized: false,
    });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('No answer in time.')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate() as Partial<PeerCertificate>;
      socket.destroy();
      if (end === undefined) reject(new Error('The server shows no certificate.'));
      else resolve(new Date(end));
    });
  });
}
