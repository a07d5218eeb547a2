import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Settu upp annan auðkennisþátt',
  lead: 'Með honum hleypir lykilorðið eitt engum inn. Þetta tekur eina mínútu og þarf auðkenningarforrit í símanum.',
  isOn: 'Annar auðkennisþátturinn er virkur',
  isOnLead: 'Við hverja innskráningu er beðið um kóða úr auðkenningarforritinu.',
  start: 'Byrja',
  scan: '1. Skannaðu þennan kóða með forritinu',
  qrCode: 'QR-kóði með leyndarmálinu fyrir auðkenningarforritið',
  noCamera: 'Engin myndavél við höndina? Sláðu þennan lykil inn í forritið:',
  copyKey: 'Afrita lykilinn',
  type: '2. Sláðu inn tölustafina sex sem það sýnir',
  code: 'Kóði úr forritinu',
  wrong:
    'Þessi kóði passar ekki. Bíddu eftir þeim næsta og sláðu hann inn; klukka símans gæti verið röng.',
  turnOn: 'Virkja hann',
  codesTitle: 'Geymdu þessa endurheimtarkóða',
  codesLead:
    'Þeir eru aðeins sýndir í þetta eina sinn. Hver þeirra hleypir þér inn einu sinni ef síminn týnist. Prentaðu þá eða geymdu í lykilorðageymslu.',
  save: 'Vista sem texta',
  print: 'Prenta',
  saved: 'Ég hef vistað kóðana þar sem ég finn þá án símans.',
  done: 'Lokið',
  leave:
    'Kóðarnir eru aðeins sýndir í þetta eina sinn. Vistaðu, afritaðu eða prentaðu þá, eða hakaðu í reitinn, áður en þú ferð.',
  turnedOn: 'Annar auðkennisþátturinn þinn er virkur.',
  renew: 'Búa til nýja endurheimtarkóða',
  renewLead: 'Kóðarnir tíu sem þú hefur virka þá ekki lengur.',
  turnOff: 'Gera hann óvirkan',
  turnedOff: 'Annar auðkennisþátturinn þinn er óvirkur.',
  proof: 'Kóði úr forritinu eða endurheimtarkóði',
};
