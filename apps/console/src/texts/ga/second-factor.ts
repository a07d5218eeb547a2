import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Socraigh do dhara fachtóir',
  lead: 'Leis, ní ligeann do phasfhocal amháin aon duine isteach. Tógann sé nóiméad agus aip fíordheimhnithe ar d’fhón.',
  isOn: 'Tá do dhara fachtóir ar siúl',
  isOnLead: 'Éilíonn gach síniú isteach cód ó d’aip fíordheimhnithe.',
  start: 'Tosaigh',
  scan: '1. Scan an cód seo leis an aip',
  qrCode: 'Cód QR leis an rún do d’aip fíordheimhnithe',
  noCamera: 'Gan ceamara ar láimh? Clóscríobh an eochair seo san aip:',
  copyKey: 'Cóipeáil an eochair',
  type: '2. Clóscríobh na sé dhigit a thaispeánann sí',
  code: 'Cód ón aip',
  wrong:
    'Ní oireann an cód seo. Fan leis an gcéad cheann eile agus clóscríobh é; seans go bhfuil clog d’fhóin mícheart.',
  turnOn: 'Cuir ar siúl é',
  codesTitle: 'Coinnigh na cóid aisghabhála seo',
  codesLead:
    'Ní thaispeántar iad ach an t-aon uair seo. Ligeann gach ceann isteach thú uair amháin má chailltear an fón. Priontáil iad nó coinnigh i mbainisteoir pasfhocal iad.',
  save: 'Sábháil mar théacs',
  print: 'Priontáil',
  saved: 'Tá na cóid sábháilte agam san áit a bhfaighidh mé iad gan m’fhón.',
  done: 'Déanta',
  leave:
    'Ní thaispeántar na cóid ach an t-aon uair seo. Sábháil, cóipeáil nó priontáil iad, nó cuir tic sa bhosca, sula n-imíonn tú.',
  turnedOn: 'Tá do dhara fachtóir ar siúl.',
  renew: 'Déan cóid aisghabhála nua',
  renewLead: 'Ní oibreoidh na deich gcód atá agat ansin a thuilleadh.',
  turnOff: 'Múch é',
  turnedOff: 'Tá do dhara fachtóir múchta.',
  proof: 'Cód ón aip, nó cód aisghabhála',
};
