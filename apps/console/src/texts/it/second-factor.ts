/** Setting up the second factor, and its recovery codes. */
import type { Section } from '../catalogue.js';

export const secondFactor: Section<'secondFactor'> = {
  title: 'Configuri il Suo secondo fattore',
  lead: 'Così la password da sola non fa entrare nessuno. Serve un minuto e un’app di autenticazione sul telefono.',
  isOn: 'Il Suo secondo fattore è attivo',
  isOnLead: 'Ogni accesso chiede un codice della Sua app di autenticazione.',
  start: 'Inizia',
  scan: '1. Scansioni questo codice con l’app',
  qrCode: 'Codice QR con il segreto per la Sua app di autenticazione',
  noCamera: 'Nessuna fotocamera a portata di mano? Inserisca questa chiave nell’app:',
  copyKey: 'Copia la chiave',
  type: '2. Inserisca le sei cifre che mostra',
  code: 'Codice dell’app',
  wrong:
    'Questo codice non corrisponde. Attenda il prossimo e lo inserisca; forse l’orologio del telefono non è esatto.',
  turnOn: 'Attiva',
  codesTitle: 'Conservi questi codici di recupero',
  codesLead:
    'Sono mostrati solo questa volta. Ognuno La fa entrare una volta se perde il telefono. Li stampi o li conservi in un gestore di password.',
  save: 'Salva come testo',
  print: 'Stampa',
  saved: 'Ho salvato i codici dove li troverò senza il telefono.',
  done: 'Fine',
  leave:
    'I codici sono mostrati solo questa volta. Prima di uscire, li salvi, copi o stampi, oppure spunti la casella.',
  turnedOn: 'Il Suo secondo fattore è attivo.',
  renew: 'Crea nuovi codici di recupero',
  renewLead: 'I dieci codici che ha non funzionano allora più.',
  turnOff: 'Disattiva',
  turnedOff: 'Il Suo secondo fattore non è attivo.',
  proof: 'Codice dell’app o codice di recupero',
};
