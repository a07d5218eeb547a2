import type { HomeTexts } from './en.js';

export const hu: HomeTexts = {
  title: 'Egy termék útlevelének keresése',
  intro:
    'A termékútlevél megmondja, miből készült a termék, honnan származik, és hogyan javítható, adható vissza vagy hasznosítható újra. A terméken lévő kód vezet hozzá, és bárki elolvashatja.',
  workspace: 'Útlevelek: {workspace}',
  ask: 'A kód alatti szám vagy link',
  open: 'Megnyitás',
  hint: 'Gyakran 14 számjegy a „(01)” vagy a „GTIN” után. Kamerával olvassa be inkább a kódot: nem kell hozzá alkalmazás.',
  unread:
    'Ez sem kód alatti szám, sem egy kód linkje. Vesse össze a termékkel, számjegyről számjegyre.',
  samples: 'Minták',
  samplesNote:
    'Kitalált cégek kitalált termékei. Azért vannak itt, mert ez a kiszolgáló bemutatót mutat.',
  more: 'További lehetőségek ezen a kiszolgálón',
  sealTitle: 'Pecsét ellenőrzése',
  sealText: 'Megváltoztattak egy útlevelet a lepecsételése után?',
  consoleTitle: 'Belépés a konzolba',
  consoleText: 'Cégeknek, amelyek itt útleveleket tesznek közzé',
  docsTitle: 'Az API dokumentációja',
  docsText: 'Programoknak, amelyek útleveleket olvasnak vagy írnak',
  operator: 'Ki üzemelteti ezt a kiszolgálót',
  name: 'Üzemeltető',
  address: 'Cím',
  contact: 'Kérdések',
  privacy: 'Adatvédelem',
  responsibility: 'Az üzemeltető őrzi az útleveleket. Tartalmukért minden cég maga felel.',
};
