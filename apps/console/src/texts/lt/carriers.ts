import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Kodo rūšis',
  symbologies: { QR: 'QR kodas', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Jį atidaro kiekvienas telefonas.',
    DATAMATRIX: 'Mažesnis už QR kodą; jį atidaro tik kai kurie telefonai.',
    GS1_DATAMATRIX:
      'Telefono kamera jo neatidaro: jame yra numeris, o ne nuoroda. Jį skaito prekybos skaitytuvai.',
  },
  asDeclared: 'Kaip deklaruota',
  asDeclaredHelp: 'Kaip deklaruoja kiekvienas pasas; kitaip QR kodas.',
  dotWidth: 'Vieno taško plotis milimetrais',
  dotHelp: 'Prie kasos: nuo {from} iki {to}.',
  dotDeclared: 'Tuščia: kaip deklaruota, kitaip {width}.',
  placement: 'Vieta',
  environment: 'Naudojimo aplinka',
  grade: 'Spausdinimo kokybės klasė',
  durability: 'Patvarumas',
  placementHelp: 'Pavyzdžiui: etiketė šoninėje siūlėje.',
  environmentHelp: 'Pavyzdžiui: patalpoje, skaitoma telefonu.',
  gradeHelp: 'Kaip patikrintas spaudinys, pavyzdžiui, C.',
  durabilityHelp: 'Pavyzdžiui: įskaitomas po 50 skalbimų 40 °C temperatūroje.',
  image: '{symbology}: {name}, spaudinio dydžio',
  size: '{width} × {height} mm su balta kraštine.',
  pdf: 'PDF',
  unscaled: 'Spausdinkite SVG ir PDF 100 % masteliu, kitaip dydis bus kitas.',
  notDeclared: 'Dar nedeklaruota, kaip šis kodas spausdinamas.',
  notDeclaredSealed:
    'Prieš antspaudą nedeklaruota, kaip kodas spausdinamas. Tai gali deklaruoti tik naujas leidimas.',
  declaredSealed:
    'Antspaudas apima tai, kas deklaruota apie kodą, todėl tai lieka. Pakeisti gali tik naujas leidimas.',
  unfit: 'Neįmanoma perskaityti, ką pasas sako apie savo kodą. Deklaruokite iš naujo.',
  open: 'Deklaruoti kodą …',
  change: 'Keisti deklaraciją …',
  title: 'Deklaruoti, kaip kodas spausdinamas',
  lead: 'Tai tampa paso dalimi: vieša ir apimta antspaudo.',
  declare: 'Deklaruoti',
  titleUnits: 'Spausdinti baterijų kodus',
  sheets: 'PDF, etikečių lapai',
  sheetsHelp: 'A4, po vieną etiketę kiekvienam kodui.',
  qrOnly: 'Tai QR kodai. Etikečių lapuose kiekvienas kodas yra toks, kokį deklaruoja jo pasas.',
  sheet: 'Etiketės lape',
  sheetOf: '{count}, kiekviena {width} × {height} mm',
  start: 'Pirma laisva etiketė',
  startHelp: 'Jau naudotame lape: 1 yra viršuje kairėje, toliau išilgai eilutės.',
  startFault: 'Tikimasi: nuo 1 iki {last}.',
  mostOfFile: 'Viename faile telpa daugiausia {most}, ir jis baigiasi pilnu lapu.',
  refusals: {
    notFound: 'Nebėra: {names}. Nieko nesukurta, kad netrūktų nė vienos etiketės.',
    others: 'Sukurti kitus',
    tooLarge:
      '{name} kodo plotis ir aukštis – {code} mm, o etiketėje vietos yra {width} × {height} mm. Rinkitės didesnes etiketes arba siauresnį tašką.',
    noRoomForText:
      'Etiketėje nėra vietos {name} kodui ir jo tekstui. Rinkitės didesnes etiketes, siauresnį tašką arba be teksto.',
    noKey:
      '{name} neturi GS1 numerio, todėl nėra ir GS1 DataMatrix. Rinkitės QR kodą arba Data Matrix.',
    unfit:
      'Neįmanoma perskaityti, ką {name} deklaruoja apie savo kodą. Čia pasirinkite kodo rūšį ir taško plotį.',
    sealed: 'Tuo metu pasas buvo užantspauduotas. Tai, ką jis deklaruoja apie kodą, lieka.',
    faulty:
      'Kitose šio paso reikšmėse yra klaidų. Pirmiausia jas ištaisykite, tada deklaruokite kodą.',
    mend: 'Taisyti',
  },
};
