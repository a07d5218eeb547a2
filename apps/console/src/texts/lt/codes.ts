import type { Section } from '../catalogue.js';

/** Words of the question how codes are printed. */
export const codes: Section<'codes'> = {
  open: 'Spausdinti kodus …',
  title: {
    one: 'Spausdinti {count} paso kodą',
    few: 'Spausdinti {count} pasų kodus',
    other: 'Spausdinti {count} pasų kodus',
  },
  none: 'Nė vienas iš šių pasų dar neturi kodo. Jis atsiras, kai pasas bus paskelbtas.',
  format: 'Failas',
  svg: 'SVG, spausdintuvams',
  png: 'PNG, paveikslėlis',
  svgHelp: 'Ryškus bet kokio dydžio.',
  pngHelp: 'Etiketėms biuro programose.',
  width: 'Plotis milimetrais',
  anySize: 'Su balta kraštine.',
  pixels: {
    one: 'Su balta kraštine; {count} pikselis, 300 taškų colyje.',
    few: 'Su balta kraštine; {count} pikseliai, 300 taškų colyje.',
    other: 'Su balta kraštine; {count} pikselių, 300 taškų colyje.',
  },
  widthFault: 'Tikimasi: nuo {from} iki {to} milimetrų.',
  ecl: 'Atsparumas',
  ecls: {
    M: 'Paprastas',
    Q: 'Atsparus',
    H: 'Gali būti purvinas',
  },
  eclHelps: {
    M: 'Švarioms etiketėms sausoje vietoje; taškai didžiausi.',
    Q: 'Tinka daugumai etikečių.',
    H: 'Perskaitomas ir tada, kai uždengta beveik trečdalis; taškai mažiausi.',
  },
  text: 'Tekstas po kodu',
  textNumber: 'Numeris',
  textNone: 'Nėra',
  textHelp: 'Numeris, kurį žmonės gali įvesti, kai kamera nepadeda.',
  textPng: 'Tekstui vietos yra tik SVG faile.',
  preview: 'Spaudinio dydžio',
  previewOf: '{name} QR kodas, spaudinio dydžio',
  previewFailed: 'Peržiūros sukurti nepavyko.',
  dot: 'Vieno kodo taško plotis – {dot} mm.',
  dotSmall:
    'Vieno kodo taško plotis – {dot} mm. Mažesnių nei 0,4 mm kai kurie skaitytuvai neperskaito.',
  leftOut: {
    one: '{count} praleidžiamas',
    few: '{count} praleidžiami',
    other: '{count} praleidžiama',
  },
  reasons: {
    DRAFT: 'yra juodraštis; kodas atsiras, kai bus paskelbtas',
    NOT_FOUND: 'nebėra',
    OPERATOR_SCOPE_FORBIDDEN: 'priklauso kitai įmonei',
    DUPLICATE: 'pasirinktas du kartus',
    OTHER: 'negalima nubraižyti: šiam dydžiui per ilgas adresas',
  },
  others: { one: 'dar {count}', few: 'dar {count}', other: 'dar {count}' },
  beyond: {
    one: 'Dar {count} praleidžiamas: vienu kartu sukuriama daugiausia {most} kodų.',
    few: 'Dar {count} praleidžiami: vienu kartu sukuriama daugiausia {most} kodų.',
    other: 'Dar {count} praleidžiama: vienu kartu sukuriama daugiausia {most} kodų.',
  },
  sheet: 'Spausdinti lapą',
  save: {
    one: 'Įrašyti {count} kodą',
    few: 'Įrašyti {count} kodus',
    other: 'Įrašyti {count} kodų',
  },
  making: 'Nubraižyta: {done} iš {total} …',
  made: {
    one: 'Sukurtas {count} kodas.',
    few: 'Sukurti {count} kodai.',
    other: 'Sukurta {count} kodų.',
  },
  inFiles: {
    one: 'Jie yra {count} faile:',
    few: 'Jie yra {count} failuose:',
    other: 'Jie yra {count} failų:',
  },
  file: 'Kodai {from}–{to}',
};
