import { codesOfRows } from './code-rows.js';

/**
 * Package types: the codes of UN/ECE Recommendation 21 and those GS1 adds (code list PackageTypeCode,
 * as listed by the GS1 Barcode Syntax Tests in 2024), grouped by all characters but the last.
 */
const twoCharacters =
  '1ABDFGW 2C 3AH 434A-DF-H 5HLM 6HP 7AB 8A-C AA-DF-JLMPTV B4B-Z CA-Z DA-CG-NPR-Y E1-3C-IN FB' +
  '-EILOPRTWX GBILRUYZ HA-CGNR IA-HKLNZ JBCGRTY KGI LEGT-VZ MA-CER-TWX NAE-GS-V OA-FKTU P2A-L' +
  'N-PRT-VX-Z QA-DF-HJ-NP-S RDGJ-LOTZ S1A-EHIK-MOPS-Z T1B-EGIKLNOR-WYZ UCN VAGIKLN-SY WA-DF-H' +
  'J-NP-Z X3A-DF-HJK YA-DF-HJ-NP-TV-Z ZA-DF-HJ-NP-Z';
const threeCharacters =
  '200-6 210-2 APE BGE BME BRI CBL CCE DPE FOB FPE LAB MPE OPE PAE PLP POP PPE PUE RB1-3 RC' +
  'B SEC STL TEV THE TRE TTE TWE UUE WRP X1125-9 X20';

let packageTypes: ReadonlySet<string> | undefined;

/** Tells whether a text is a package type. */
export function isPackageType(text: string): boolean {
  packageTypes ??= new Set([
    '8',
    '9',
    ...codesOfRows(twoCharacters),
    ...codesOfRows(threeCharacters, 2),
  ]);
  return packageTypes.has(text);
}
