/**
 * Package types: the codes of UN/ECE Recommendation 21 and those GS1 adds (code list PackageTypeCode,
 * as listed by the GS1 Barcode Syntax Tests in 2024). Of the codes of two characters, those with the
 * same first one stand together: `3AH` are 3A and 3H.
 */
const twoCharacters =
  '1ABDFGW 2C 3AH 434ABCDFGH 5HLM 6HP 7AB 8ABC AABCDFGHIJLMPTV B4BCDEFGHIJKLMNOPQRSTUVWXYZ' +
  ' CABCDEFGHIJKLMNOPQRSTUVWXYZ DABCGHIJKLMNPRSTUVWXY E123CDEFGHIN FBCDEILOPRTWX GBILRUYZ' +
  ' HABCGNR IABCDEFGHKLNZ JBCGRTY KGI LEGTUVZ MABCERSTWX NAEFGSTUV OABCDEFKTU' +
  ' P2ABCDEFGHIJKLNOPRTUVXYZ QABCDFGHJKLMNPQRS RDGJKLOTZ S1ABCDEHIKLMOPSTUVWXYZ' +
  ' T1BCDEGIKLNORSTUVWYZ UCN VAGIKLNOPQRSY WABCDFGHJKLMNPQRSTUVWXYZ X3ABCDFGHJK' +
  ' YABCDFGHJKLMNPQRSTVWXYZ ZABCDFGHJKLMNPQRSTUVWXYZ';
const otherLengths =
  '8 9 ' +
  '200 201 202 203 204 205 206 210 211 212 APE BGE BME BRI CBL CCE DPE FOB FPE LAB MPE OPE' +
  ' PAE PLP POP PPE PUE RB1 RB2 RB3 RCB SEC STL TEV THE TRE TTE TWE UUE WRP X11 X12 X15 X16' +
  ' X17 X18 X19 X20';

const packageTypes = new Set(otherLengths.split(' ').map((code) => packed(code, 0, code.length)));
for (const row of twoCharacters.split(' ')) {
  for (const second of row.slice(1)) packageTypes.add(packed(row.charAt(0) + second, 0, 2));
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
