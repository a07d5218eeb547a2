// Source: IETF draft-msporny-base58-03, "The Base58 Encoding Scheme", section 5 "Test Vectors".
// Date: November 2021.
export const vectors: readonly (readonly [hex: string, text: string])[] = [
  [hexOf('Hello World!'), '2NEpo7TZRRrLZSi2U'],
  [
    hexOf('The quick brown fox jumps over the lazy dog.'),
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  ['0000287fb4cd', '11233QC4'],
];

function hexOf(text: string): string {
  return Buffer.from(text).toString('hex');
}
