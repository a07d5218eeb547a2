import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Ottakaa toinen tunniste käyttöön',
  lead: 'Sen kanssa pelkkä salasana ei päästä ketään sisään. Tarvitsette minuutin ja todennussovelluksen puhelimeenne.',
  isOn: 'Toinen tunnisteenne on käytössä',
  isOnLead: 'Jokainen kirjautuminen pyytää todennussovelluksenne koodia.',
  start: 'Aloita',
  scan: '1. Lukekaa tämä koodi sovelluksella',
  qrCode: 'QR-koodi, jossa on todennussovelluksenne salaisuus',
  noCamera: 'Eikö kameraa ole? Kirjoittakaa tämä avain sovellukseen:',
  copyKey: 'Kopioi avain',
  type: '2. Kirjoittakaa kuusi numeroa, jotka se näyttää',
  code: 'Sovelluksen koodi',
  wrong:
    'Koodi ei täsmää. Odottakaa seuraavaa ja kirjoittakaa se; puhelimen kello voi olla väärässä.',
  turnOn: 'Ota käyttöön',
  codesTitle: 'Säilyttäkää nämä palautuskoodit',
  codesLead:
    'Ne näytetään vain tämän kerran. Kukin päästää sisään kerran, jos puhelin katoaa. Tulostakaa ne tai säilyttäkää salasanaohjelmassa.',
  save: 'Tallenna tekstinä',
  print: 'Tulosta',
  saved: 'Olen tallentanut koodit paikkaan, josta löydän ne ilman puhelintani.',
  done: 'Valmis',
  leave:
    'Koodit näytetään vain tämän kerran. Tallentakaa, kopioikaa tai tulostakaa ne, tai rastittakaa ruutu, ennen kuin poistutte.',
  turnedOn: 'Toinen tunnisteenne on käytössä.',
  renew: 'Luo uudet palautuskoodit',
  renewLead: 'Nykyiset kymmenen koodianne eivät sitten enää toimi.',
  turnOff: 'Poista käytöstä',
  turnedOff: 'Toinen tunnisteenne ei ole käytössä.',
  proof: 'Sovelluksen koodi tai palautuskoodi',
};
