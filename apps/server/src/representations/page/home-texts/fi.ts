import type { HomeTexts } from './en.js';

export const fi: HomeTexts = {
  title: 'Etsi tuotteen passi',
  intro:
    'Tuotepassi kertoo, mistä tuote on tehty, mistä se tulee ja miten sen voi korjata, palauttaa tai kierrättää. Tuotteessa oleva koodi johtaa passiin, ja kaikki saavat lukea sen.',
  workspace: 'Passit: {workspace}',
  ask: 'Numero koodin alla tai linkki',
  open: 'Avaa',
  hint: 'Usein 14 numeroa merkinnän ”(01)” tai ”GTIN” jälkeen. Kameralla voitte skannata koodin: sovellusta ei tarvita.',
  unread:
    'Tämä ei ole koodin alla oleva numero eikä koodin linkki. Verratkaa sitä tuotteeseen numero numerolta.',
  samples: 'Esimerkit',
  samplesNote:
    'Keksittyjen yritysten keksittyjä tuotteita. Ne ovat täällä, koska tämä palvelin näyttää esittelyn.',
  more: 'Lisää tällä palvelimella',
  sealTitle: 'Tarkista sinetti',
  sealText: 'Onko passia muutettu sinetöinnin jälkeen?',
  consoleTitle: 'Kirjaudu konsoliin',
  consoleText: 'Yrityksille, jotka julkaisevat passeja täällä',
  docsTitle: 'API-dokumentaatio',
  docsText: 'Ohjelmille, jotka lukevat tai kirjoittavat passeja',
  operator: 'Kuka ylläpitää tätä palvelinta',
  name: 'Ylläpitäjä',
  address: 'Osoite',
  contact: 'Kysymykset',
  privacy: 'Tietosuoja',
  responsibility: 'Ylläpitäjä säilyttää passit. Niiden sisällöstä vastaa kukin yritys itse.',
};
