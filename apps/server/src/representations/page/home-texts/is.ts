import type { HomeTexts } from './en.js';

export const is: HomeTexts = {
  title: 'Finna vegabréf vöru',
  intro:
    'Vöruvegabréf segir úr hverju vara er gerð, hvaðan hún kemur og hvernig á að gera við hana, skila henni eða endurvinna. Kóðinn á vörunni vísar á það og allir mega lesa það.',
  workspace: 'Vegabréf frá {workspace}',
  ask: 'Númer undir kóðanum eða tengill',
  open: 'Opna',
  hint: 'Oft 14 tölustafir á eftir „(01)“ eða „GTIN“. Með myndavél má skanna kóðann í staðinn: ekkert forrit þarf.',
  unread:
    'Þetta er hvorki númer undir kóða né tengill hans. Berið það saman við vöruna, tölustaf fyrir tölustaf.',
  samples: 'Dæmi',
  samplesNote:
    'Tilbúnar vörur tilbúinna fyrirtækja. Þær eru hér af því að þessi þjónn sýnir kynningu.',
  more: 'Meira á þessum þjóni',
  sealTitle: 'Athuga innsigli',
  sealText: 'Var vegabréfi breytt eftir að það var innsiglað?',
  consoleTitle: 'Skrá inn í stjórnborðið',
  consoleText: 'Fyrir fyrirtæki sem birta vegabréf hér',
  docsTitle: 'Skjölun forritaskila (API)',
  docsText: 'Fyrir hugbúnað sem les eða skrifar vegabréf',
  operator: 'Hver rekur þennan þjón',
  name: 'Rekstraraðili',
  address: 'Heimilisfang',
  contact: 'Spurningar',
  privacy: 'Persónuvernd',
  responsibility:
    'Rekstraraðilinn geymir vegabréfin. Hvert fyrirtæki ber sjálft ábyrgð á innihaldinu.',
};
