import type { Section } from '../catalogue.js';

export const batches: Section<'batches'> = {
  lead: 'Partijen of charges van dit product, elk met wat er anders aan is.',
  add: 'Partij toevoegen',
  addMany: 'Veel toevoegen',
  search: 'Zoeken op partijnummer',
  searchHint: 'Begin van het partijnummer',
  loadFailed: 'De partijen konden niet worden geladen.',
  noMatch: 'Geen partij komt overeen.',
  empty: 'Er zijn nog geen partijen',
  emptyText:
    'Voeg de eerste toe voordat u publiceert: alleen dan kan dit paspoort partijen hebben. Dat blijft voorgoed zo.',
  fixed: 'Dit paspoort werd openbaar zonder partijen',
  fixedText:
    'Daarmee staat het vast: er kan er geen meer bij. Maak een paspoort met een ander productnummer en voeg de eerste partij aan het concept toe.',
  superseded: 'De partijen horen bij een latere uitgave van dit paspoort.',
  toEdition: 'De latere uitgave openen',
  revision:
    'Het concept van een volgende uitgave krijgt de partijen wanneer het wordt gepubliceerd.',
  lot: 'Partijnummer',
  active: 'Niet teruggeroepen',
  all: 'Alle partijen',
  name: 'Partij {lot}',
  lotHelp:
    'Zoals het gedrukt is: 1 tot 20 letters, cijfers en tekens zonder spaties. Het verandert nooit.',
  lotFault: 'Verwacht: 1 tot 20 letters, cijfers en tekens zonder spaties.',
  fieldsHelp: 'Vul in wat in deze partij anders is. Wat u leeg laat, is zoals in het paspoort.',
  added: 'Partij {lot} is toegevoegd.',
  changeTitle: 'Partij {lot} wijzigen',
  saved: 'Partij {lot} is gewijzigd.',
  lots: 'Partijnummers',
  lotsHelp:
    'Eén per regel, of een kolom van een tabel. Wat in elke anders is, kan later worden ingevuld.',
  lotsWrong: 'Geen partijnummer: {texts}',
  lotsEmpty: 'Geef minstens één partijnummer op.',
  addCount: { one: '{count} partij toevoegen', other: '{count} partijen toevoegen' },
  made: { one: '{count} partij is toegevoegd.', other: '{count} partijen zijn toegevoegd.' },
  notMade: { one: '{count} is niet toegevoegd.', other: '{count} zijn niet toegevoegd.' },
  differs: 'Wat anders is',
  nothingDiffers: 'Niets: alles is zoals in het paspoort.',
  named: { one: '{count} batterij hoort erbij.', other: '{count} batterijen horen erbij.' },
  showUnits: 'Deze batterijen tonen',
  recallText:
    'Vanaf dit moment zegt de openbare pagina van deze partij allereerst dat ze is teruggeroepen; de pagina’s van haar losse stuks ook. U kunt het ongedaan maken.',
  recallDo: 'Deze partij terugroepen',
  recalled: 'Partij {lot} is teruggeroepen.',
  recallEnded: 'Partij {lot} is niet meer teruggeroepen.',
  delete: 'Verwijderen …',
  deleteTitle: 'Partij {lot} verwijderen?',
  deleteDo: 'Partij verwijderen',
  deleted: 'Partij {lot} is verwijderd.',
  stays: 'Een openbare partij wordt niet verwijderd: haar adres staat op producten gedrukt.',
  unitLot: 'Hun partijnummer',
  unitLotHelp: 'Het kan later niet worden gewijzigd.',
  unitLotFault: 'Dit paspoort heeft geen partij met dit nummer.',
  gone: 'Zo’n partij is er niet',
  refusals: {
    LOT_TAKEN: 'Een partij van dit paspoort heeft dit nummer al.',
    GRANULARITY_FIXED:
      'Het paspoort is openbaar. Wat daarmee vaststond, of het partijen heeft en welke, blijft.',
    BATCH_HAS_UNITS: 'Er horen batterijen bij deze partij. Ze blijft.',
  },
};
