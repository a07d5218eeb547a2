import type { HomeTexts } from './en.js';

export const de: HomeTexts = {
  title: 'Den Pass eines Produkts finden',
  intro:
    'Ein Produktpass sagt, woraus ein Produkt besteht, woher es kommt und wie man es repariert, zurückgibt oder recycelt. Der Code auf dem Produkt führt zu ihm, und alle dürfen ihn lesen.',
  workspace: 'Pässe von {workspace}',
  ask: 'Nummer unter dem Code oder Link',
  open: 'Öffnen',
  hint: 'Oft 14 Ziffern, nach „(01)“ oder „GTIN“. Mit einer Kamera scannen Sie stattdessen den Code: Eine App ist nicht nötig.',
  unread:
    'Das ist weder eine Nummer unter einem Code noch dessen Link. Bitte vergleichen Sie sie Ziffer für Ziffer mit dem Produkt.',
  samples: 'Beispiele',
  samplesNote:
    'Erfundene Produkte erfundener Unternehmen. Sie stehen hier, weil dieser Server eine Vorführung zeigt.',
  more: 'Mehr auf diesem Server',
  sealTitle: 'Ein Siegel prüfen',
  sealText: 'Wurde ein Pass geändert, nachdem er versiegelt war?',
  consoleTitle: 'In der Konsole anmelden',
  consoleText: 'Für Unternehmen, die hier Pässe veröffentlichen',
  docsTitle: 'Dokumentation der API',
  docsText: 'Für Software, die Pässe liest oder schreibt',
  operator: 'Wer diesen Server betreibt',
  name: 'Betreiber',
  address: 'Anschrift',
  contact: 'Fragen',
  privacy: 'Datenschutz',
  responsibility:
    'Der Betreiber bewahrt die Pässe auf. Für ihren Inhalt steht jedes Unternehmen selbst ein.',
};
