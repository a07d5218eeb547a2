import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Nastavite drugi dejavnik',
  lead: 'Z njim samo geslo nikogar ne spusti noter. Potrebujete minuto in aplikacijo za preverjanje v telefonu.',
  isOn: 'Drugi dejavnik je vklopljen',
  isOnLead: 'Vsaka prijava zahteva kodo iz vaše aplikacije za preverjanje.',
  start: 'Začni',
  scan: '1. Z aplikacijo preberite to kodo',
  qrCode: 'Koda QR s skrivnostjo za vašo aplikacijo za preverjanje',
  noCamera: 'Nimate kamere pri roki? V aplikacijo vpišite ta ključ:',
  copyKey: 'Kopiraj ključ',
  type: '2. Vpišite šest števk, ki jih pokaže',
  code: 'Koda iz aplikacije',
  wrong:
    'Ta koda se ne ujema. Počakajte na naslednjo in jo vpišite; ura vašega telefona morda ni točna.',
  turnOn: 'Vklopi',
  codesTitle: 'Shranite te obnovitvene kode',
  codesLead:
    'Prikažejo se samo zdaj. Če izgubite telefon, z vsako vstopite enkrat. Natisnite jih ali shranite v upravitelj gesel.',
  save: 'Shrani kot besedilo',
  print: 'Natisni',
  saved: 'Kode sem shranil/a tam, kjer jih najdem brez telefona.',
  done: 'Končano',
  leave:
    'Kode se prikažejo samo zdaj. Preden odidete, jih shranite, kopirajte, natisnite ali odkljukajte polje.',
  turnedOn: 'Vaš drugi dejavnik je vklopljen.',
  renew: 'Ustvari nove obnovitvene kode',
  renewLead: 'Deset kod, ki jih imate, potem ne deluje več.',
  turnOff: 'Izklopi',
  turnedOff: 'Vaš drugi dejavnik je izklopljen.',
  proof: 'Koda iz aplikacije ali obnovitvena koda',
};
