/** Words that several screens use. */
import type { Section } from '../catalogue.js';

export const common: Section<'common'> = {
  product: 'Passaporti dei prodotti',
  skip: 'Vai al contenuto',
  cancel: 'Annulla',
  close: 'Chiudi',
  tryAgain: 'Riprova',
  undo: 'Annulla l’azione',
  copy: 'Copia',
  copied: 'Copiato',
  yes: 'sì',
  no: 'no',
  optional: 'facoltativo',
  recommended: 'raccomandato',
  actors: { key: 'una chiave API', system: 'la piattaforma', unknown: 'qualcuno' },
  loading: 'Caricamento',
  slow: 'Richiede più tempo del solito.',
  path: 'Percorso',
  request: 'Richiesta {id}',
  copyRequest: 'Copia il numero della richiesta',
  needsUpdate: 'Questa pagina è più vecchia del server. La ricarichi per continuare.',
  reload: 'Ricarica',
  notFoundTitle: 'Questa pagina non esiste',
  notFound: 'L’indirizzo è forse letto male o proviene da un vecchio collegamento.',
  toToday: 'Vai a Oggi',
  mayNotTitle: 'Non può vedere questa pagina',
  mayNot:
    'Il Suo ruolo in questo spazio di lavoro non la comprende. I ruoli li assegna un amministratore dello spazio di lavoro.',
  failures: {
    offline: 'Nessuna connessione. Ciò che vede potrebbe non essere aggiornato; riprovi più tardi.',
    server:
      'Non ha funzionato, e l’errore è nostro. Nulla è stato modificato. Riprovi; se persiste, comunichi all’assistenza il numero della richiesta.',
    tooMany: {
      one: 'Troppe chiamate da questo spazio di lavoro in un minuto. Riprovi tra {count} secondo.',
      other:
        'Troppe chiamate da questo spazio di lavoro in un minuto. Riprovi tra {count} secondi.',
    },
    notAllowed:
      'Può leggere questi dati, ma non modificarli. I ruoli li assegna un amministratore dello spazio di lavoro.',
    secondFactor: 'Questo spazio di lavoro richiede un secondo fattore prima di ogni modifica.',
    setUp: 'Configuralo',
    quota:
      'Il Suo piano non lo comprende o è esaurito. L’amministratore della piattaforma può cambiarlo.',
    seePlan: 'Che cosa fare',
    notFound:
      'Nel Suo spazio di lavoro non c’è nulla con questo numero. Forse appartiene a un’altra azienda o è letto male.',
    conflict:
      'Un collega ha modificato questi dati nello stesso momento. Li ricarichi e controlli la modifica.',
    refused: 'Il server ha rifiutato: {message}',
  },
  status: {
    DRAFT: 'Bozza',
    ACTIVE: 'Pubblicato',
    RECALLED: 'Richiamato',
    DECOMMISSIONED: 'Tolto dal mercato',
  },
  sealed: 'Sigillato',
  notSealed: 'Non sigillato',
  credentialReady: 'Pronta',
  credentialMissing: 'Nessuno stabilimento',
  categories: {
    aluminium: 'Alluminio',
    batteries: 'Batterie',
    chemicals: 'Prodotti chimici',
    construction: 'Prodotti da costruzione',
    cosmetics: 'Cosmetici',
    electronics: 'Elettronica',
    'iron-steel': 'Ferro e acciaio',
    textiles: 'Tessili',
    toys: 'Giocattoli',
  },
  faults: { one: '{count} errore', other: '{count} errori' },
};
