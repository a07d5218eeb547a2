import type { HomeTexts } from './en.js';

export const ga: HomeTexts = {
  title: 'Aimsigh pas táirge',
  intro:
    'Insíonn pas táirge cad as a ndearnadh táirge, cad as a dtagann sé, agus conas é a dheisiú, a thabhairt ar ais nó a athchúrsáil. Treoraíonn an cód ar an táirge chuige, agus tá cead ag gach duine é a léamh.',
  workspace: 'Pasanna: {workspace}',
  ask: 'Uimhir faoin gcód, nó nasc',
  open: 'Oscail',
  hint: '14 dhigit go minic, i ndiaidh “(01)” nó “GTIN”. Le ceamara, scan an cód ina áit sin: níl aip ag teastáil.',
  unread:
    'Ní uimhir faoi chód ná nasc cóid é seo. Cuir i gcomparáid leis an táirge é, digit ar dhigit.',
  samples: 'Samplaí',
  samplesNote:
    'Táirgí cumtha de chuid cuideachtaí cumtha. Tá siad anseo toisc go dtaispeánann an freastalaí seo taispeántas.',
  more: 'Tuilleadh ar an bhfreastalaí seo',
  sealTitle: 'Seiceáil séala',
  sealText: 'Ar athraíodh pas tar éis é a shéalú?',
  consoleTitle: 'Sínigh isteach sa chonsól',
  consoleText: 'Do chuideachtaí a fhoilsíonn pasanna anseo',
  docsTitle: 'Doiciméadú an API',
  docsText: 'Do bhogearraí a léann nó a scríobhann pasanna',
  operator: 'Cé a ritheann an freastalaí seo',
  name: 'Oibreoir',
  address: 'Seoladh',
  contact: 'Ceisteanna',
  privacy: 'Príobháideachas',
  responsibility:
    'Coimeádann an t-oibreoir na pasanna. Tá gach cuideachta freagrach as a bhfuil iontu.',
};
