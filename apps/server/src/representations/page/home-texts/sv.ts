import type { HomeTexts } from './en.js';

export const sv: HomeTexts = {
  title: 'Hitta en produkts pass',
  intro:
    'Ett produktpass säger vad en produkt består av, var den kommer ifrån och hur man reparerar, lämnar tillbaka eller återvinner den. Koden på produkten leder till passet, och alla får läsa det.',
  workspace: 'Pass från {workspace}',
  ask: 'Nummer under koden, eller länk',
  open: 'Öppna',
  hint: 'Ofta 14 siffror, efter ”(01)” eller ”GTIN”. Med en kamera skannar ni koden i stället: ingen app behövs.',
  unread:
    'Det är varken ett nummer under en kod eller kodens länk. Jämför det med produkten, siffra för siffra.',
  samples: 'Exempel',
  samplesNote:
    'Påhittade produkter från påhittade företag. De finns här eftersom servern visar en demonstration.',
  more: 'Mer på den här servern',
  sealTitle: 'Kontrollera ett sigill',
  sealText: 'Har ett pass ändrats efter att det förseglades?',
  consoleTitle: 'Logga in i konsolen',
  consoleText: 'För företag som publicerar pass här',
  docsTitle: 'Dokumentation av API:et',
  docsText: 'För programvara som läser eller skriver pass',
  operator: 'Vem som driver den här servern',
  name: 'Operatör',
  address: 'Adress',
  contact: 'Frågor',
  privacy: 'Integritet',
  responsibility: 'Operatören förvarar passen. För innehållet svarar varje företag självt.',
};
