import type { Section } from '../catalogue.js';

export const handOvers: Section<'handOvers'> = {
  title: 'A un’altra azienda',
  lead: 'L’azienda che dà alla batteria una seconda vita la prende in carico nel proprio spazio di lavoro. Da allora ne è responsabile.',
  offer: 'Cedi …',
  formTitle: 'Offri questa batteria',
  ends: 'L’offerta termina tra',
  offerDo: 'Crea il token',
  token: 'Token per {serial}',
  tokenNote:
    'Lo trasmetta come una password: la prima azienda che lo inserisce riceve la batteria. Non sarà mostrato di nuovo.',
  stored: 'L’ho trasmesso',
  open: 'Offerta fino al {date}. Nulla cambia prima dell’accettazione.',
  lost: 'Il token è andato perso? Ritiri l’offerta e ne faccia un’altra.',
  offers: 'Offerte',
  loadFailed: 'Non è stato possibile caricare le offerte.',
  columns: { made: 'Offerta il', ends: 'Terminata il' },
  status: { ACCEPTED: 'Accettata', CANCELLED: 'Ritirata', EXPIRED: 'Scaduta' },
  cancel: 'Ritira l’offerta …',
  cancelTitle: 'Ritirare l’offerta di {serial}?',
  cancelText: 'Il suo token non apre più nulla. La batteria resta alla Sua azienda.',
  cancelDo: 'Ritira l’offerta',
  cancelled: 'L’offerta è stata ritirata.',
  handedOver: 'Ceduta',
  takenOver: 'Presa in carico da un’altra azienda',
  responsible: 'Responsabile dal {date}: {name}',
  late: 'Può ancora registrare ciò che è stato misurato prima.',
  lateFault: 'È stata ceduta prima di quel momento. Indichi quando è stato misurato.',
  recordThere: 'La sua scheda là',
  takeOver: 'Prendi in carico una batteria',
  takeOverLead:
    'Un’altra azienda Le offre una batteria e Le ha dato un token. Nulla cambia prima che accetti.',
  tokenLabel: 'Token',
  tokenHelp: 'Comincia con {beginning}',
  tokenFault: 'Questo non è un token. Comincia con {beginning}',
  look: 'Guarda la batteria',
  offered: 'Che cosa è offerto',
  untilNow: 'Responsabile finora',
  offerEnds: 'L’offerta termina',
  accept: 'Prendila in carico',
  passport: 'Il Suo passaporto',
  passportHelp:
    'Quello pubblicato del prodotto che fa con tali batterie. La sua azienda è responsabile da allora.',
  passportFault: 'Scelga il passaporto sotto cui la batteria prosegue.',
  noPassport: 'Non ha ancora un passaporto di batteria pubblicato',
  noPassportText:
    'Pubblichi quello del prodotto che fa con tali batterie. Il token vale fino alla fine dell’offerta.',
  serial: 'Altro numero di serie',
  serialHelp: 'Vuoto: resta {serial}.',
  serialFault: 'Lettere, cifre, punto, trattino, trattino basso; al massimo 20.',
  acceptTitle: 'Prendere in carico {serial}?',
  acceptText: 'Da questo momento ne è responsabile {company}. Non si può annullare.',
  accepted: '{serial} è ora presso di Lei.',
  openMine: 'Apri la Sua batteria',
  refusals: {
    HAND_OVER_NOT_FOUND:
      'Nessuna offerta ha questo token. Lo copi per intero, o chieda all’azienda che gliel’ha dato.',
    HAND_OVER_CANCELLED: 'L’azienda ha ritirato questa offerta. Le chieda un altro token.',
    HAND_OVER_EXPIRED: 'Questa offerta è scaduta. Chieda un altro token all’azienda.',
    HAND_OVER_ACCEPTED: 'Questa batteria è già stata presa in carico. Un token vale una volta.',
    HAND_OVER_OWN_WORKSPACE:
      'È il Suo stesso spazio di lavoro a offrire questa batteria. Crei lì la successiva; non serve alcun token.',
    HAND_OVER_ENVIRONMENT:
      'Uno dei due spazi di lavoro è di prova, l’altro no. Ne usi due dello stesso tipo.',
    HAND_OVER_SUSPENDED:
      'Lo spazio di lavoro dell’altra azienda è sospeso. Le chieda di risolvere, poi riprovi.',
    HAND_OVER_OPEN: 'È già offerta. Ritiri quell’offerta prima di farne un’altra.',
    HAND_OVER_DRAFT: 'Questo passaporto non è pubblico. Lo pubblichi prima, o ne scelga un altro.',
    UNIT_SERIAL_TAKEN:
      'Il Suo passaporto ha già una batteria con questo numero di serie. Ne indichi un altro.',
    UNIT_HANDED_OVER:
      'Questa batteria è stata ceduta a un’altra azienda. Solo quella può offrirla.',
    UNIT_SUCCEEDED: 'Da questa batteria ne è stata fatta un’altra. Offra quella.',
    UNIT_RECYCLED: 'Questa batteria è riciclata. Non si cede più.',
    PASSPORT_SUPERSEDED:
      'Un’edizione successiva ha preso il posto di questo passaporto. Scelga quella.',
  },
};
