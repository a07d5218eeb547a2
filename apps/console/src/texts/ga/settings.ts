import type { Section } from '../catalogue.js';

/** Words of the settings of a workspace. */
export const settings: Section<'settings'> = {
  title: 'Socruithe',
  lead: 'A mbaineann leis an spás oibre ar fad.',
  plan: 'Plean',
  tier: 'Plean',
  tiers: {
    pilot: 'Pilot',
    micro: 'Micro',
    starter: 'Starter',
    growth: 'Growth',
    scale: 'Scale',
    enterprise: 'Enterprise',
  },
  used: 'Pasanna',
  usedOf: '{used} as {limit}',
  unlimited: {
    one: '{count}, gan teorainn',
    two: '{count}, gan teorainn',
    few: '{count}, gan teorainn',
    many: '{count}, gan teorainn',
    other: '{count}, gan teorainn',
  },
  state: 'Síntiús',
  states: {
    active: 'Gníomhach',
    trialing: 'Ar triail',
    past_due: 'Íocaíocht dlite',
    canceled: 'Críochnaithe',
  },
  address: 'Seoladh an spáis oibre',
  rules: 'Rialacha',
  mfa: 'Éiligh dara fachtóir ar gach duine',
  mfaHelp:
    'An té nach bhfuil ceann aige, is féidir leis léamh, ach ní féidir leis aon rud a athrú go dtí go socraítear é.',
  locale: 'Teanga an spáis oibre',
  localeHelp: 'Teanga ríomhphoist chuig daoine nár roghnaigh ceann.',
  contact: 'Teagmháil',
  contactHelp: 'An áit a scríobhann an t-ardán chuici faoin spás oibre seo.',
  save: 'Sábháil',
  saved: 'Sábháilte',
  loadFailed: 'Níorbh fhéidir na socruithe a lódáil.',
  keys: 'Eochair sínithe',
  keysFailed: 'Níorbh fhéidir na heochracha sínithe a lódáil.',
  keysHelp:
    'Is í a dhéanann séalaí an spáis oibre seo. Fanann séalaí na n-eochracha roimhe seo bailí.',
  inUse: 'In úsáid ó {date}',
  former: 'In úsáid go dtí {date}',
  certificate: 'Deimhniú go dtí {date}',
  rotate: 'Athraigh an eochair …',
  rotateTitle: 'An bhfuil an eochair sínithe le hathrú?',
  rotateText:
    'Le heochair nua a dhéantar séalaí nua as seo amach. Fanann na séalaí atá ann bailí. Ní féidir é a tharraingt siar.',
  rotateDo: 'Athraigh an eochair',
  rotated: 'Athraíodh an eochair sínithe',
};
