/**
 * Package types: the codes of UN/ECE Recommendation 21 and those GS1 adds (code list PackageTypeCode,
 * as listed by the GS1 Barcode Syntax Tests in 2024). Codes of one length stand together, each
 * followed by the next without a separator.
 */
const oneCharacter = '89';
const twoCharacters =
  '1A1B1D1F1G1W2C3A3H43444A4B4C4D4F4G4H5H5L5M6H6P7A7B8A8B8C' +
  'AAABACADAFAGAHAIAJALAMAPATAVB4BBBCBDBEBFBGBHBIBJBKBLBMBNBOBPBQBRBSBTBUBVBWBXBYBZ' +
  'CACBCCCDCECFCGCHCICJCKCLCMCNCOCPCQCRCSCTCUCVCWCXCYCZDADBDCDGDHDIDJDKDLDMDNDPDRDSDTDUDVDWDXDY' +
  'E1E2E3ECEDEEEFEGEHEIENFBFCFDFEFIFLFOFPFRFTFWFXGBGIGLGRGUGYGZHAHBHCHGHNHR' +
  'IAIBICIDIEIFIGIHIKILINIZJBJCJGJRJTJYKGKILELGLTLULVLZMAMBMCMEMRMSMTMWMXNANENFNGNSNTNUNV' +
  'OAOBOCODOEOFOKOTOUP2PAPBPCPDPEPFPGPHPIPJPKPLPNPOPPPRPTPUPVPXPYPZ' +
  'QAQBQCQDQFQGQHQJQKQLQMQNQPQQQRQSRDRGRJRKRLRORTRZS1SASBSCSDSESHSISKSLSMSOSPSSSTSUSVSWSXSYSZ' +
  'T1TBTCTDTETGTITKTLTNTOTRTSTTTUTVTWTYTZUCUNVAVGVIVKVLVNVOVPVQVRVSVY' +
  'WAWBWCWDWFWGWHWJWKWLWMWNWPWQWRWSWTWUWVWWWXWYWZX3XAXBXCXDXFXGXHXJXK' +
  'YAYBYCYDYFYGYHYJYKYLYMYNYPYQYRYSYTYVYWYXYYYZZAZBZCZDZFZGZHZJZKZLZMZNZPZQZRZSZTZUZVZWZXZYZZ';
const threeCharacters =
  '200201202203204205206210211212APEBGEBMEBRICBLCCEDPEFOBFPELABMPEOPEPAEPLPPOPPPEPUE' +
  'RB1RB2RB3RCBSECSTLTEVTHETRETTETWEUUEWRPX11X12X15X16X17X18X19X20';

const packageTypes = new Set<number>();
for (const [codes, width] of [
  [oneCharacter, 1],
  [twoCharacters, 2],
  [threeCharacters, 3],
] as const) {
  for (let start = 0; start < codes.length; start += width) {
    packageTypes.add(packed(codes, start, start + width));
  }
}

/** Tells whether the characters from `start` to `end` are a package type. */
export function isPackageType(text: string, start: number, end: number): boolean {
  return end - start <= 3 && packageTypes.has(packed(text, start, end));
}

/** Up to three ASCII codes, behind a 1 that tells their number, as one number; -1 beyond ASCII. */
function packed(text: string, start: number, end: number): number {
  let value = 1;
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    if (code > 127) return -1;
    value = value * 128 + code;
  }
  return value;
}
