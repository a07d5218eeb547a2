import { describe, expect, it } from 'vitest';
import { classifyAddress } from './address-class.js';
import { EgressError } from './egress-error.js';
import { parseOutboundUrl, type UrlRules } from './outbound-url.js';

const rules: UrlRules = { httpsOnly: false, allowPrivateNetworks: false };

function parsed(text: string, changes: Partial<UrlRules> = {}): string {
  try {
    const { url, host } = parseOutboundUrl(text, { ...rules, ...changes });
    expect(url.hostname.replace(/[[\]]/g, '')).toBe(host);
    return host;
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    return error.code;
  }
}

describe('parseOutboundUrl', () => {
  it.each([
    ['https://hooks.example.com/in?a=b#c', 'hooks.example.com'],
    ['http://hooks.example.com', 'hooks.example.com'],
    ['HTTPS://Hooks.Example.COM:8443', 'hooks.example.com'],
    ['https://hooks.example.com./in', 'hooks.example.com'],
    ['https://_dmarc.example.com', '_dmarc.example.com'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
    ['https://8.8.8.8/', '8.8.8.8'],
    ['https://[2606:4700:4700::1111]:8443/', '2606:4700:4700::1111'],
    ['https://example.com/@user', 'example.com'],
    ['https://example.com/?q=a@b', 'example.com'],
    ['https://local.example.com', 'local.example.com'],
    ['https://mylocalhost.com', 'mylocalhost.com'],
  ])('reads %s', (text, host) => {
    expect(parsed(text)).toBe(host);
  });

  it.each([
    ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0x7F.0x0.0x0.0x1'],
    ...[
      '0177.0.0.1',
      '017700000001',
      '0177.1',
      '127.0.0.1.',
      '127.1.',
      '127%2e0%2e0%2e1',
      '%31%32%37.1',
    ],
    ...[
      '１２７.０.０.１',
      '①②⑦.⓪.⓪.①',
      '127。0。0。1',
      '127．0．0．1',
      '[::1]',
      '[::7f00:1]',
      '[::127.0.0.1]',
    ],
    ...['[0:0:0:0:0:0:0:1]', '[0000:0000:0000:0000:0000:0000:0000:0001]', '[::ffff:127.0.0.1]'],
    ...[
      '[::ffff:7f00:1]',
      '[::FFFF:0:127.0.0.1]',
      '[64:ff9b::127.0.0.1]',
      '[2002:7f00:1::]',
      '0',
      '0.0.0.0',
    ],
  ])('finds the address behind the spelling http://%s/', (host) => {
    expect(classifyAddress(parsed(`http://${host}/`))).not.toMatch(/^(global|malformed)$/);
  });

  it.each([
    ...['', ' ', 'example.com', '//example.com', '/in', 'http:', 'http://', 'http:///example.com'],
    ...[
      'http:example.com',
      'http:/example.com',
      String.raw`http:\\example.com`,
      'https://exa mple.com',
    ],
    ...[
      'https://exam\nple.com',
      ' https://example.com',
      'https://example.com/\t',
      'https://example.com/\u0000',
    ],
    ...[
      String.raw`https://example.com\@127.0.0.1/`,
      String.raw`https://example.com/\..`,
      'https://[::1',
    ],
    ...[
      'https://[fe80::1%25eth0]/',
      'https://256.1.1.1/',
      'https://1.2.3.4.5/',
      'https://example.com:99999/',
    ],
    ...[
      'https://example.com:http/',
      'https://%00.example.com',
      'https://a<b.example',
      'https://xn--/',
    ],
    `https://example.com/${'a'.repeat(2048)}`,
  ])('refuses %j as no URL', (text) => {
    expect(parsed(text)).toBe('URL_INVALID');
  });

  it.each([
    ...[
      'ftp://example.com/',
      'file:///etc/passwd',
      'file://example.com/',
      'gopher://example.com:70/_x',
    ],
    ...[
      'ws://example.com/',
      'unix://run/docker.sock',
      'httpss://example.com',
      'blob:https://example.com/x',
    ],
  ])('refuses the scheme of %s', (text) => {
    expect(parsed(text)).toMatch(/^(SCHEME_REFUSED|URL_INVALID)$/);
  });

  it('refuses http where only https will do', () => {
    expect(parsed('http://example.com/', { httpsOnly: true })).toBe('SCHEME_REFUSED');
    expect(parsed('https://example.com/', { httpsOnly: true })).toBe('example.com');
  });

  it.each([
    ...[
      'https://user:password@example.com/',
      'https://user@example.com/',
      'https://:x@example.com/',
    ],
    ...['https://@example.com/', 'https://:@example.com/', 'https://example.com@127.0.0.1/'],
    ...[
      'https://example.com:443@127.0.0.1/',
      'https://a@b@example.com/',
      'https://us%65r@example.com/',
    ],
  ])('refuses a user in %s', (text) => {
    expect(parsed(text)).toBe('USERINFO_REFUSED');
  });

  it.each([
    0, 1, 22, 25, 53, 110, 143, 445, 465, 587, 993, 1023, 2049, 4190, 5060, 6000, 6667, 10080,
  ])('refuses port %d', (port) => {
    expect(parsed(`https://example.com:${port}/`)).toBe('PORT_REFUSED');
  });

  it.each([80, 443, 1024, 3000, 8080, 8443, 65535])('takes port %d', (port) => {
    expect(parsed(`https://example.com:${port}/`)).toBe('example.com');
    expect(parsed(`http://example.com:${port}/`)).toBe('example.com');
  });

  it.each([
    ...[
      'localhost',
      'LOCALHOST',
      'localhost.',
      'ⓛocalhost',
      'a.localhost',
      'printer.local',
      'local',
    ],
    ...['metadata.internal', 'db.internal.', 'router.home.arpa', 'home.arpa', 'intranet', 'redis'],
    ...['a..example.com', 'example.com..', '.', '..', '-a.example.com', `${'a'.repeat(64)}.com`],
    ...[
      'a+b.example.com',
      "a'b.example.com",
      `${'a.'.repeat(127)}com`,
      'ip6-localhost',
      'example.com,b.com',
    ],
  ])('refuses the host %s', (host) => {
    expect(parsed(`https://${host}/`)).toBe('HOST_REFUSED');
  });

  it.each(['localhost', 'api.localhost', 'printer.local', 'receiver'])(
    'takes the local name %s once private networks are open',
    (host) => {
      expect(parsed(`http://${host}:3000/`, { allowPrivateNetworks: true })).toBe(host);
    },
  );

  it('reads hostile text in linear time', () => {
    const startedAt = performance.now();
    for (let i = 0; i < 200; i++) {
      parsed(`https://${'a'.repeat(2030)}\\`);
      parsed(`${'a+'.repeat(1020)}`);
      parsed(`https://${'a-'.repeat(1010)}.`);
    }
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
