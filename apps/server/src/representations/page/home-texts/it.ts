import type { HomeTexts } from './en.js';

export const it: HomeTexts = {
  title: 'Trovare il passaporto di un prodotto',
  intro:
    'Un passaporto di prodotto dice di che cosa è fatto un prodotto, da dove viene e come ripararlo, restituirlo o riciclarlo. Il codice sul prodotto porta al passaporto, e chiunque può leggerlo.',
  workspace: 'Passaporti di {workspace}',
  ask: 'Numero sotto il codice, o link',
  open: 'Apri',
  hint: 'Spesso 14 cifre, dopo «(01)» o «GTIN». Con una fotocamera scansioni invece il codice: non serve alcuna app.',
  unread:
    'Non è né un numero sotto un codice né il suo link. Lo confronti con il prodotto, cifra per cifra.',
  samples: 'Esempi',
  samplesNote:
    'Prodotti inventati di aziende inventate. Sono qui perché questo server mostra una dimostrazione.',
  more: 'Altro su questo server',
  sealTitle: 'Verificare un sigillo',
  sealText: 'Un passaporto è stato modificato dopo la sigillatura?',
  consoleTitle: 'Accedere alla console',
  consoleText: 'Per le aziende che pubblicano qui i passaporti',
  docsTitle: 'Documentazione dell’API',
  docsText: 'Per i programmi che leggono o scrivono passaporti',
  operator: 'Chi gestisce questo server',
  name: 'Gestore',
  address: 'Indirizzo',
  contact: 'Domande',
  privacy: 'Privacy',
  responsibility: 'Il gestore conserva i passaporti. Del loro contenuto risponde ogni azienda.',
};
