import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Vöruvegabréf',
  skip: 'Fara í efni',
  cancel: 'Hætta við',
  close: 'Loka',
  tryAgain: 'Reyna aftur',
  undo: 'Afturkalla',
  copy: 'Afrita',
  copied: 'Afritað',
  yes: 'já',
  no: 'nei',
  optional: 'valfrjálst',
  recommended: 'mælt með',
  actors: {
    key: 'API-lykill',
    system: 'kerfið',
    unknown: 'einhver',
  },
  loading: 'Hleður',
  slow: 'Þetta tekur lengri tíma en venjulega.',
  path: 'Slóð',
  request: 'Beiðni {id}',
  copyRequest: 'Afrita númer beiðninnar',
  needsUpdate: 'Þessi síða er eldri en þjónninn. Hladdu henni aftur til að halda áfram.',
  reload: 'Hlaða aftur',
  notFoundTitle: 'Enginn slíkur skjár er til',
  notFound: 'Slóðin gæti verið mislesin eða úr eldri tengli.',
  toToday: 'Fara í Í dag',
  mayNotTitle: 'Þú mátt ekki sjá þetta',
  mayNot:
    'Hlutverk þitt í þessu vinnusvæði nær ekki yfir þetta. Stjórnandi vinnusvæðisins veitir hlutverk.',
  failures: {
    offline:
      'Engin tenging. Það sem þú sérð gæti verið gamalt; við reynum aftur þegar þú biður um það.',
    server:
      'Þetta tókst ekki og sökin er okkar. Engu var breytt. Reyndu aftur; ef þetta heldur áfram skaltu gefa þjónustuborðinu upp númer beiðninnar.',
    tooMany: {
      one: 'Of mörg köll frá þessu vinnusvæði á þessari mínútu. Reyndu aftur eftir {count} sekúndu.',
      other:
        'Of mörg köll frá þessu vinnusvæði á þessari mínútu. Reyndu aftur eftir {count} sekúndur.',
    },
    notAllowed: 'Þú mátt lesa þetta en ekki breyta því. Stjórnandi vinnusvæðisins veitir hlutverk.',
    secondFactor: 'Þetta vinnusvæði krefst annars auðkennisþáttar áður en nokkru er breytt.',
    setUp: 'Setja hann upp',
    quota:
      'Áskriftin þín nær ekki yfir þetta eða er fullnýtt. Stjórnandi kerfisins getur breytt henni.',
    seePlan: 'Hvað er til ráða',
    notFound:
      'Ekkert er til með þessu númeri í vinnusvæðinu þínu. Það gæti tilheyrt öðru fyrirtæki eða verið mislesið.',
    conflict: 'Samstarfsmaður breytti þessu á sama tíma. Hladdu því aftur og skoðaðu breytinguna.',
    refused: 'Þjónninn hafnaði þessu: {message}',
  },
  status: {
    DRAFT: 'Drög',
    ACTIVE: 'Birt',
    RECALLED: 'Innkallað',
    DECOMMISSIONED: 'Ekki lengur á markaði',
  },
  sealed: 'Innsiglað',
  notSealed: 'Ekki innsiglað',
  credentialReady: 'Tilbúið',
  credentialMissing: 'Engin starfsstöð',
  categories: {
    aluminium: 'Ál',
    batteries: 'Rafhlöður',
    chemicals: 'Efnavörur',
    construction: 'Byggingarvörur',
    cosmetics: 'Snyrtivörur',
    electronics: 'Raftæki',
    'iron-steel': 'Járn og stál',
    textiles: 'Textílvörur',
    toys: 'Leikföng',
  },
  faults: { one: '{count} villa', other: '{count} villur' },
};
