/** A limit of REACH Annex XVII for one substance in textiles. */
export interface ReachLimit {
  /** Entry of Annex XVII to Regulation (EC) No 1907/2006. */
  readonly entry: string;
  /** Highest concentration allowed, in mg/kg. */
  readonly limit: number;
  /** Names the substance goes by; compared without capitals, blanks and punctuation. */
  readonly names: readonly string[];
  readonly cas: readonly string[];
}

function limitsOf(
  entry: string,
  limit: number,
  substances: Readonly<Record<string, string>>,
): ReachLimit[] {
  return Object.entries(substances).map(([cas, names]) => ({
    entry,
    limit,
    names: names.split(' | '),
    cas: [cas],
  }));
}

/** Chromium VI compounds in leather (entry 47), where the limit for textiles does not apply. */
export const CHROMIUM_VI_IN_LEATHER = { entry: '47', limit: 3 } as const;

export const CHROMIUM_VI_CAS = '18540-29-9';

/**
 * Limits for clothing, footwear and other textiles that touch the skin. Metals count as extracted,
 * organotins as tin.
 */
export const REACH_LIMITS: readonly ReachLimit[] = [
  ...limitsOf('72', 75, { '50-00-0': 'formaldehyde | methanal' }),
  ...limitsOf('72', 1, {
    '7440-43-9': 'cadmium | Cd | cadmium compounds | cadmium and its compounds',
    '7439-92-1': 'lead | Pb | lead compounds | lead and its compounds',
    '7440-38-2': 'arsenic | As | arsenic compounds | arsenic and its compounds',
    [CHROMIUM_VI_CAS]: 'chromium VI | hexavalent chromium | Cr VI | chromium VI compounds',
  }),
  ...limitsOf('72', 5, { '71-43-2': 'benzene' }),
  // Polycyclic aromatic hydrocarbons
  ...limitsOf('72', 1, {
    '56-55-3': 'benz[a]anthracene | benzo[a]anthracene',
    '205-99-2': 'benzo[b]fluoranthene | benz[e]acephenanthrylene',
    '50-32-8': 'benzo[a]pyrene | benzo[def]chrysene',
    '192-97-2': 'benzo[e]pyrene',
    '205-82-3': 'benzo[j]fluoranthene',
    '207-08-9': 'benzo[k]fluoranthene',
    '218-01-9': 'chrysene',
    '53-70-3': 'dibenz[a,h]anthracene | dibenzo[a,h]anthracene',
  }),
  // Phthalates
  ...limitsOf('72', 1000, {
    '71888-89-6': 'DIHP | di-C6-8-branched alkylphthalates',
    '117-82-8': 'bis(2-methoxyethyl) phthalate | DMEP',
    '605-50-5': 'diisopentyl phthalate | DIPP',
    '131-18-0': 'di-n-pentyl phthalate | dipentyl phthalate | DPP',
    '84-75-3': 'di-n-hexyl phthalate | dihexyl phthalate | DnHP',
  }),
  ...limitsOf('72', 3000, {
    '68-12-2': 'N,N-dimethylformamide | dimethylformamide | DMF',
    '127-19-5': 'N,N-dimethylacetamide | dimethylacetamide | DMAC',
    '872-50-4': '1-methyl-2-pyrrolidone | N-methyl-2-pyrrolidone | NMP',
  }),
  ...limitsOf('72', 50, {
    '91-22-5': 'quinoline',
    '2475-45-8': 'Disperse Blue 1 | C.I. Disperse Blue 1',
    '569-61-9': 'Basic Red 9 | C.I. Basic Red 9',
    '548-62-9': 'Basic Violet 3 | C.I. Basic Violet 3',
  }),
  // Aromatic amines that azo colourants may release
  ...limitsOf('43', 30, {
    '92-67-1': '4-aminobiphenyl | biphenyl-4-ylamine',
    '92-87-5': 'benzidine',
    '95-69-2': '4-chloro-o-toluidine',
    '91-59-8': '2-naphthylamine',
    '97-56-3': 'o-aminoazotoluene',
    '99-55-8': '5-nitro-o-toluidine',
    '106-47-8': '4-chloroaniline',
    '615-05-4': '4-methoxy-m-phenylenediamine',
    '101-77-9': "4,4'-methylenedianiline | 4,4'-diaminodiphenylmethane",
    '91-94-1': "3,3'-dichlorobenzidine",
    '119-90-4': "3,3'-dimethoxybenzidine",
    '119-93-7': "3,3'-dimethylbenzidine",
    '838-88-0': "4,4'-methylenedi-o-toluidine",
    '120-71-8': 'p-cresidine | 6-methoxy-m-toluidine',
    '101-14-4': "4,4'-methylenebis(2-chloroaniline) | MOCA",
    '101-80-4': "4,4'-oxydianiline",
    '139-65-1': "4,4'-thiodianiline",
    '95-53-4': 'o-toluidine',
    '95-80-7': '4-methyl-m-phenylenediamine | 2,4-toluylenediamine',
    '137-17-7': '2,4,5-trimethylaniline',
    '90-04-0': 'o-anisidine',
    '60-09-3': '4-aminoazobenzene',
  }),
  {
    entry: '46a',
    limit: 100,
    names: ['nonylphenol ethoxylates', 'nonylphenol ethoxylate', 'NPE', 'NPEO'],
    cas: ['9016-45-9', '127087-87-0', '68412-54-4', '26027-38-3', '37205-87-1'],
  },
  ...limitsOf('61', 0.1, { '624-49-7': 'dimethyl fumarate | DMFu' }),
  {
    entry: '20',
    limit: 1000,
    names: [
      'organotin',
      'organotin compounds',
      'tributyltin',
      'triphenyltin',
      'dibutyltin',
      'dioctyltin',
    ],
    cas: [],
  },
];
