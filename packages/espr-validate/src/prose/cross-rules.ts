import type { RuleProse } from './prose.js';

/** By the id of the rule. */
export const crossRules: Readonly<Record<string, RuleProse>> = {
  'concentration-share': {
    description: 'A concentration in per cent is at most 100; of a battery, as advice.',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(5)',
  },
  'duplicate-materials': {
    description: 'A composition names each material once.',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I',
  },
  'expired-certificates': {
    description: 'A certificate is valid today or longer.',
    legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Annex III, point (e)',
  },
  'exposed-values': {
    description: 'A value stands where only those can read it that the law gives it to.',
    legalBasis: 'Regulation (EU) 2023/1542, Article 77(2) and Annex XIII, points 2 to 4',
  },
  'fiber-order': {
    description: 'Fibres are named in descending order of their shares.',
    legalBasis: 'Regulation (EU) No 1007/2011, Article 9',
  },
  'missing-battery-data': {
    description: 'An EV, LMT or industrial battery has every data point that its type must have.',
    legalBasis: 'Regulation (EU) 2023/1542, Article 77 and Annex XIII',
  },
  'missing-plots': {
    description:
      'A product with wood, natural rubber or leather names the plots of land they come from.',
    legalBasis: 'Regulation (EU) 2023/1115 (EUDR), Article 9(1)(d)',
  },
  'plot-polygon': {
    description: 'A polygon has three different corners, and its last point repeats the first one.',
    legalBasis: 'Regulation (EU) 2023/1115 (EUDR), Articles 2(28) and 9(1)(d)',
  },
  'scrap-shares': {
    description: 'Pre-consumer and post-consumer scrap add up to at most 100 %.',
    legalBasis: 'ISO 14021',
  },
  'strength-order': {
    description: 'The yield strength is at most the tensile strength.',
    legalBasis: 'EN 10168',
  },
  'substance-limits': {
    description: 'No hazardous substance is above its limit for textiles.',
    legalBasis:
      'Regulation (EC) No 1907/2006 (REACH), Annex XVII, entries 20, 43, 46a, 47, 61 and 72',
  },
  'svhc-substances': {
    description:
      'Substances of very high concern are listed where, and only where, they are present.',
    legalBasis: 'Regulation (EC) No 1907/2006 (REACH), Articles 33 and 59',
  },
};
