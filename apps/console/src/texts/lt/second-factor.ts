import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Nustatykite antrąjį veiksnį',
  lead: 'Su juo vien slaptažodis nieko neįleidžia. Užtenka minutės ir tapatybės patvirtinimo programėlės telefone.',
  isOn: 'Antrasis veiksnys įjungtas',
  isOnLead: 'Kiekvieną kartą prisijungiant prašoma kodo iš jūsų programėlės.',
  start: 'Pradėti',
  scan: '1. Nuskaitykite šį kodą programėle',
  qrCode: 'QR kodas su jūsų programėlės paslaptimi',
  noCamera: 'Po ranka nėra kameros? Įveskite programėlėje šį raktą:',
  copyKey: 'Kopijuoti raktą',
  type: '2. Įveskite šešis skaitmenis, kuriuos ji rodo',
  code: 'Kodas iš programėlės',
  wrong:
    'Šis kodas netinka. Palaukite kito ir jį įveskite; jūsų telefono laikrodis galbūt netikslus.',
  turnOn: 'Įjungti',
  codesTitle: 'Išsaugokite šiuos atkūrimo kodus',
  codesLead:
    'Jie rodomi tik dabar. Praradus telefoną kiekvienas įleidžia vieną kartą. Išspausdinkite juos arba laikykite slaptažodžių tvarkyklėje.',
  save: 'Įrašyti kaip tekstą',
  print: 'Spausdinti',
  saved: 'Kodus išsaugojau ten, kur rasiu ir be telefono.',
  done: 'Baigta',
  leave:
    'Kodai rodomi tik dabar. Prieš išeidami juos įrašykite, nukopijuokite, išspausdinkite arba pažymėkite langelį.',
  turnedOn: 'Jūsų antrasis veiksnys įjungtas.',
  renew: 'Sukurti naujus atkūrimo kodus',
  renewLead: 'Dešimt dabartinių kodų tada nebeveiks.',
  turnOff: 'Išjungti',
  turnedOff: 'Jūsų antrasis veiksnys išjungtas.',
  proof: 'Kodas iš programėlės arba atkūrimo kodas',
};
