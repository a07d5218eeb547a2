/** Addresses of the names in the hostile URLs; every other name leads to loopback. */
export const hostileNames: Readonly<Record<string, readonly string[]>> = {
  'loopback.example.com': ['127.0.0.1'],
  'loopback6.example.com': ['::1'],
  'private.example.com': ['10.0.0.1'],
  'metadata.example.com': ['169.254.169.254'],
  'metadata6.example.com': ['fd00:ec2::254'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'nat64.example.com': ['64:ff9b::127.0.0.1'],
  'nat64-local.example.com': ['64:ff9b:1::127.0.0.1'],
  '6to4.example.com': ['2002:7f00:1::1'],
  'teredo.example.com': ['2001:0:7f00:1::1'],
  'isatap.example.com': ['2a00:1450::5efe:7f00:1'],
  'unspecified.example.com': ['0.0.0.0'],
  'unspecified6.example.com': ['::'],
  'last-of-many.example.com': ['8.8.8.8', '9.9.9.9', '2606:4700::1111', '127.0.0.1'],
  'first-of-many.example.com': ['192.168.1.1', '8.8.8.8', '9.9.9.9'],
  'other-family.example.com': ['8.8.8.8', '::1'],
  'unassigned.example.com': ['4000::1'],
  'no-address.example.com': ['localhost'],
  'short-address.example.com': ['127.1'],
  'zone.example.com': ['2606:4700::1111%lo'],
};

const loopbackSpellings = [
  ...['127.0.0.1', '127.0.0.2', '127.255.255.254', '127.1', '127.0.1', '127.0.0.1.', '2130706433'],
  ...[
    '0x7f000001',
    '0x7f.1',
    '0x7F.0x0.0x0.0x1',
    '0x7f.0.0.0x1',
    '0177.0.0.1',
    '0177.1',
    '017700000001',
  ],
  ...[
    '00000177.0.0.1',
    '127.0x0.0.01',
    '127%2e0%2e0%2e1',
    '%31%32%37.0.0.1',
    '127.0.0.%31',
    '%30x7f.1',
  ],
  ...['１２７.０.０.１', '127。0。0。1', '127．0．0．1', '127｡0｡0｡1', '①②⑦.⓪.⓪.①', '⑯'],
  ...['0', '0.0.0.0', '0x0', '00', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::0001]', '[::0.0.0.1]'],
  ...['[::127.0.0.1]', '[::7f00:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::FFFF:7F00:0001]'],
  ...['[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]'],
  ...['[2001:0:7f00:1::]', '[2a00:1450::5efe:7f00:1]', '[2a00:1450::200:5efe:127.0.0.1]'],
];

const otherNetworks = [
  ...['10.0.0.1', '10.1', '0xa.1', '167772161', '172.16.0.1', '172.31.255.254', '192.168.1.1'],
  ...['3232235777', '192.168.257', '100.64.0.1', '169.254.169.254', '2852039166', '0xa9fea9fe'],
  ...['0251.0376.0251.0376', '169.254.43518', '168.63.129.16', '100.100.100.200', '192.0.0.192'],
  ...['192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1', '240.0.0.1'],
  ...['[fc00::1]', '[fd00:ec2::254]', '[fd20:ce::254]', '[fec0::1]', '[100::1]', '[100:0:0:1::1]'],
  ...['[2001:db8::1]', '[3fff::1]', '[5f00::1]', '[4000::1]', '[2001:2::1]', '[2001:10::1]'],
  ...[
    '[::ffff:10.0.0.1]',
    '[::ffff:169.254.169.254]',
    '[64:ff9b::10.0.0.1]',
    '[2002:a9fe:a9fe::1]',
  ],
];

const localNames = [
  ...['localhost', 'LOCALHOST', 'localhost.', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', 'a.localhost', 'localhost.localdomain'],
  ...[
    'ip6-localhost',
    'ip6-loopback',
    'metadata',
    'metadata.internal',
    'instance-data',
    'router.home.arpa',
  ],
  ...[
    'printer.local',
    'redis',
    'a..example.com',
    '127.0.0.1.example.com',
    '1.0.0.127.in-addr.arpa',
  ],
];

/** Whole URLs with a host that two readers could see differently, or that lead elsewhere than by HTTP. */
const craftedUrls = [
  'http://public.example.com@127.0.0.1/',
  'http://public.example.com:80@127.0.0.1:8080/',
  'http://127.0.0.1@public.example.com/',
  'http://127.0.0.1#@public.example.com/',
  'http://127.0.0.1?@public.example.com/',
  String.raw`http://127.0.0.1\@public.example.com/`,
  String.raw`http://public.example.com\@127.0.0.1/`,
  String.raw`http:\\127.0.0.1\ `,
  'http:/127.0.0.1/',
  'http:127.0.0.1',
  'http:///127.0.0.1/',
  '//127.0.0.1/',
  'http://127.0.0.1%00.public.example.com/',
  'http://127.0.0.1%09/',
  'http://127.0.0.1\t/',
  'ht\ntp://127.0.0.1/',
  'http://127.\r\n0.0.1/',
  ' http://127.0.0.1/',
  'http://127.0.0.1 .public.example.com/',
  'http://[::1%25lo]/',
  'http://[::1]:80:80/',
  'http://127.0.0.1:080/',
  'http://127.0.0.1:65616/',
  'http://public.example.com:22/',
  'http://public.example.com:6667/',
  'ftp://127.0.0.1/',
  'file://127.0.0.1/etc/passwd',
  'gopher://127.0.0.1:8080/_GET%20/',
  'ws://127.0.0.1:8080/',
  'jar:http://127.0.0.1!/',
  'unix://127.0.0.1/run.sock',
  'http+unix://%2Frun%2Fdocker.sock/',
];

const hosts = [...loopbackSpellings, ...otherNetworks, ...localNames, ...Object.keys(hostileNames)];

/** Some 170 URLs that must not be asked for, at ports with a listener. */
export const hostileUrls: readonly string[] = [
  ...hosts.map((host, i) => (i % 3 === 0 ? `https://${host}/` : `http://${host}:8080/in`)),
  ...craftedUrls,
];
