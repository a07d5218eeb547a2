import type { HomeTexts } from './en.js';

export const nl: HomeTexts = {
  title: 'Het paspoort van een product vinden',
  intro:
    'Een productpaspoort zegt waarvan een product gemaakt is, waar het vandaan komt en hoe u het repareert, terugbrengt of recyclet. De code op het product leidt ernaartoe, en iedereen mag het lezen.',
  workspace: 'Paspoorten van {workspace}',
  ask: 'Nummer onder de code, of link',
  open: 'Openen',
  hint: 'Vaak 14 cijfers, na “(01)” of “GTIN”. Met een camera scant u de code: een app is niet nodig.',
  unread:
    'Dit is geen nummer onder een code en ook niet de link ervan. Vergelijk het cijfer voor cijfer met het product.',
  samples: 'Voorbeelden',
  samplesNote:
    'Verzonnen producten van verzonnen bedrijven. Ze staan hier omdat deze server een demonstratie toont.',
  more: 'Meer op deze server',
  sealTitle: 'Een zegel controleren',
  sealText: 'Is een paspoort gewijzigd nadat het verzegeld was?',
  consoleTitle: 'Aanmelden bij de console',
  consoleText: 'Voor bedrijven die hier paspoorten publiceren',
  docsTitle: 'Documentatie van de API',
  docsText: 'Voor software die paspoorten leest of schrijft',
  operator: 'Wie deze server beheert',
  name: 'Beheerder',
  address: 'Adres',
  contact: 'Vragen',
  privacy: 'Privacy',
  responsibility: 'De beheerder bewaart de paspoorten. Voor de inhoud staat elk bedrijf zelf in.',
};
