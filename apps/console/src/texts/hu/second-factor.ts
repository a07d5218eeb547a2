import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Állítsa be a második faktort',
  lead: 'Vele a jelszó egymagában senkit sem enged be. Egy perc, és egy hitelesítő alkalmazás kell hozzá a telefonon.',
  isOn: 'A második faktor be van kapcsolva',
  isOnLead: 'Minden bejelentkezés kódot kér a hitelesítő alkalmazásból.',
  start: 'Kezdés',
  scan: '1. Olvassa be ezt a kódot az alkalmazással',
  qrCode: 'QR-kód a hitelesítő alkalmazás titkával',
  noCamera: 'Nincs kéznél kamera? Írja be ezt a kulcsot az alkalmazásba:',
  copyKey: 'Kulcs másolása',
  type: '2. Írja be a megjelenő hat számjegyet',
  code: 'Kód az alkalmazásból',
  wrong:
    'Ez a kód nem egyezik. Várja meg a következőt, és írja be; a telefon órája lehet pontatlan.',
  turnOn: 'Bekapcsolás',
  codesTitle: 'Őrizze meg ezeket a helyreállító kódokat',
  codesLead:
    'Csak ezúttal jelennek meg. Mindegyik egyszer enged be, ha elvész a telefon. Nyomtassa ki, vagy tegye jelszókezelőbe.',
  save: 'Mentés szövegként',
  print: 'Nyomtatás',
  saved: 'A kódokat oda mentettem, ahol a telefonom nélkül is megtalálom.',
  done: 'Kész',
  leave:
    'A kódok csak ezúttal jelennek meg. Mielőtt elmegy, mentse, másolja, nyomtassa ki, vagy jelölje be a négyzetet.',
  turnedOn: 'A második faktor be van kapcsolva.',
  renew: 'Új helyreállító kódok készítése',
  renewLead: 'A meglévő tíz kód ezután nem működik.',
  turnOff: 'Kikapcsolás',
  turnedOff: 'A második faktor ki van kapcsolva.',
  proof: 'Kód az alkalmazásból vagy helyreállító kód',
};
