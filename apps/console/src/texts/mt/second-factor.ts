import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Waqqaf it-tieni fattur tiegħek',
  lead: 'Bih, il-password waħedha ma ddaħħal lil ħadd. Trid minuta u app tal-awtentikazzjoni fuq it-telefon.',
  isOn: 'It-tieni fattur tiegħek huwa mixgħul',
  isOnLead: 'Kull dħul jitlob kodiċi mill-app tal-awtentikazzjoni tiegħek.',
  start: 'Ibda',
  scan: '1. Skennja dan il-kodiċi bl-app',
  qrCode: 'Kodiċi QR bis-sigriet għall-app tal-awtentikazzjoni tiegħek',
  noCamera: 'M’għandekx kamera? Ittajpja din iċ-ċavetta fl-app:',
  copyKey: 'Ikkopja ċ-ċavetta',
  type: '2. Ittajpja s-sitt ċifri li turi',
  code: 'Kodiċi mill-app',
  wrong:
    'Dan il-kodiċi ma jaqbilx. Stenna l-li jmiss u ttajpjah; l-arloġġ tat-telefon jista’ jkun ħażin.',
  turnOn: 'Ixgħelu',
  codesTitle: 'Żomm dawn il-kodiċijiet tal-irkupru',
  codesLead:
    'Jintwerew din id-darba biss. Kull wieħed idaħħlek darba jekk jintilef it-telefon. Stampahom jew żommhom f’maniġer tal-passwords.',
  save: 'Issejvja bħala test',
  print: 'Stampa',
  saved: 'Issejvjajt il-kodiċijiet fejn insibhom mingħajr it-telefon.',
  done: 'Lest',
  leave:
    'Il-kodiċijiet jintwerew din id-darba biss. Issejvjahom, ikkopjahom jew stampahom, jew immarka l-kaxxa, qabel ma titlaq.',
  turnedOn: 'It-tieni fattur tiegħek huwa mixgħul.',
  renew: 'Agħmel kodiċijiet tal-irkupru ġodda',
  renewLead: 'L-għaxar kodiċijiet li għandek imbagħad ma jibqgħux jaħdmu.',
  turnOff: 'Itfih',
  turnedOff: 'It-tieni fattur tiegħek huwa mitfi.',
  proof: 'Kodiċi mill-app, jew kodiċi tal-irkupru',
};
