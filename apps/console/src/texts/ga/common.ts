import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Pasanna táirge',
  skip: 'Téigh chuig an ábhar',
  cancel: 'Cealaigh',
  close: 'Dún',
  tryAgain: 'Bain triail eile as',
  undo: 'Cuir ar ceal',
  copy: 'Cóipeáil',
  copied: 'Cóipeáilte',
  yes: 'tá',
  no: 'níl',
  optional: 'roghnach',
  recommended: 'molta',
  actors: {
    key: 'eochair API',
    system: 'an t-ardán',
    unknown: 'duine éigin',
  },
  loading: 'Á lódáil',
  slow: 'Tá sé seo ag glacadh níos mó ama ná mar is gnách.',
  path: 'Conair',
  request: 'Iarratas {id}',
  copyRequest: 'Cóipeáil uimhir an iarratais',
  needsUpdate:
    'Tá an leathanach seo níos sine ná an freastalaí. Lódáil arís é chun leanúint ar aghaidh.',
  reload: 'Lódáil arís',
  notFoundTitle: 'Níl a leithéid de scáileán ann',
  notFound: 'Seans gur léadh an seoladh go mícheart nó gur ó nasc níos sine é.',
  toToday: 'Téigh go dtí Inniu',
  mayNotTitle: 'Níl cead agat é seo a fheiceáil',
  mayNot:
    'Níl sé seo san áireamh i do ról sa spás oibre seo. Riarthóir an spáis oibre a thugann róil.',
  failures: {
    offline:
      'Níl ceangal ann. Seans go bhfuil a bhfeiceann tú sean; bainfimid triail eile as nuair a iarrfaidh tú é.',
    server:
      'Níor oibrigh sé seo, agus is linne an locht. Níor athraíodh aon rud. Bain triail eile as; má leanann sé, tabhair uimhir an iarratais don lucht tacaíochta.',
    tooMany: {
      one: 'An iomarca glaonna ón spás oibre seo sa nóiméad seo. Bain triail eile as i gceann {count} soicind.',
      two: 'An iomarca glaonna ón spás oibre seo sa nóiméad seo. Bain triail eile as i gceann {count} shoicind.',
      few: 'An iomarca glaonna ón spás oibre seo sa nóiméad seo. Bain triail eile as i gceann {count} shoicind.',
      many: 'An iomarca glaonna ón spás oibre seo sa nóiméad seo. Bain triail eile as i gceann {count} soicind.',
      other:
        'An iomarca glaonna ón spás oibre seo sa nóiméad seo. Bain triail eile as i gceann {count} soicind.',
    },
    notAllowed:
      'Tá cead agat é seo a léamh, ach ní cead é a athrú. Riarthóir an spáis oibre a thugann róil.',
    secondFactor: 'Éilíonn an spás oibre seo dara fachtóir sula n-athraítear aon rud.',
    setUp: 'Socraigh é',
    quota:
      'Níl sé seo san áireamh i do phlean, nó tá an plean ídithe. Is féidir le riarthóir an ardáin é a athrú.',
    seePlan: 'Cad ba cheart a dhéanamh',
    notFound:
      'Níl aon rud leis an uimhir seo i do spás oibre. Seans gur le cuideachta eile é, nó gur léadh go mícheart é.',
    conflict:
      'D’athraigh comhghleacaí é seo ag an am céanna. Lódáil arís é agus féach ar an athrú.',
    refused: 'Dhiúltaigh an freastalaí dó seo: {message}',
  },
  status: {
    DRAFT: 'Dréacht',
    ACTIVE: 'Foilsithe',
    RECALLED: 'Aisghairthe',
    DECOMMISSIONED: 'Gan a bheith ar an margadh',
  },
  sealed: 'Séalaithe',
  notSealed: 'Gan séala',
  credentialReady: 'Réidh',
  credentialMissing: 'Gan saoráid',
  categories: {
    aluminium: 'Alúmanam',
    batteries: 'Ceallraí',
    chemicals: 'Ceimiceáin',
    construction: 'Táirgí foirgníochta',
    cosmetics: 'Cosmaidí',
    electronics: 'Leictreonaic',
    'iron-steel': 'Iarann agus cruach',
    textiles: 'Teicstílí',
    toys: 'Bréagáin',
  },
  faults: {
    one: '{count} earráid',
    two: '{count} earráid',
    few: '{count} earráid',
    many: '{count} n-earráid',
    other: '{count} earráid',
  },
};
