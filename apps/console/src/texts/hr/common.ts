import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Putovnice proizvoda',
  skip: 'Prijeđi na sadržaj',
  cancel: 'Odustani',
  close: 'Zatvori',
  tryAgain: 'Pokušaj ponovno',
  undo: 'Poništi',
  copy: 'Kopiraj',
  copied: 'Kopirano',
  yes: 'da',
  no: 'ne',
  optional: 'neobavezno',
  recommended: 'preporučeno',
  actors: { key: 'API ključ', system: 'platforma', unknown: 'netko' },
  loading: 'Učitavanje',
  slow: 'Ovo traje dulje nego obično.',
  path: 'Putanja',
  request: 'Zahtjev {id}',
  copyRequest: 'Kopiraj broj zahtjeva',
  needsUpdate: 'Ova je stranica starija od poslužitelja. Za nastavak je učitajte ponovno.',
  reload: 'Učitaj ponovno',
  notFoundTitle: 'Nema takvog zaslona',
  notFound: 'Adresa je možda pogrešna ili iz starije poveznice.',
  toToday: 'Prijeđi na Danas',
  mayNotTitle: 'Ovo ne smijete vidjeti',
  mayNot:
    'Vaša uloga u ovom radnom prostoru to ne obuhvaća. Uloge daje administrator radnog prostora.',
  failures: {
    offline: 'Nema veze. Ono što vidite možda je staro; pokušat ćemo ponovno kad zatražite.',
    server:
      'Nije uspjelo, i to je naša pogreška. Ništa nije promijenjeno. Pokušajte ponovno; ako se ponovi, podršci recite broj zahtjeva.',
    tooMany: {
      one: 'Previše poziva iz ovog radnog prostora u ovoj minuti. Pokušajte ponovno za {count} sekundu.',
      few: 'Previše poziva iz ovog radnog prostora u ovoj minuti. Pokušajte ponovno za {count} sekunde.',
      other:
        'Previše poziva iz ovog radnog prostora u ovoj minuti. Pokušajte ponovno za {count} sekundi.',
    },
    notAllowed: 'Ovo smijete čitati, ali ne i mijenjati. Uloge daje administrator radnog prostora.',
    secondFactor: 'Ovaj radni prostor traži drugi faktor prije svake promjene.',
    setUp: 'Postavi',
    quota:
      'Vaš paket to ne uključuje ili je iskorišten. Promijeniti ga može administrator platforme.',
    seePlan: 'Što učiniti',
    notFound:
      'U vašem radnom prostoru nema ničega s tim brojem. Možda pripada drugom poduzeću ili je pogrešan.',
    conflict: 'Kolega je istodobno ovo promijenio. Učitajte ponovno i pogledajte promjenu.',
    refused: 'Poslužitelj je odbio: {message}',
  },
  status: {
    DRAFT: 'Nacrt',
    ACTIVE: 'Objavljeno',
    RECALLED: 'Opozvano',
    DECOMMISSIONED: 'Nije na tržištu',
  },
  sealed: 'Zapečaćeno',
  notSealed: 'Nije zapečaćeno',
  credentialReady: 'Spremno',
  credentialMissing: 'Bez objekta',
  categories: {
    aluminium: 'Aluminij',
    batteries: 'Baterije',
    chemicals: 'Kemikalije',
    construction: 'Građevni proizvodi',
    cosmetics: 'Kozmetika',
    electronics: 'Elektronika',
    'iron-steel': 'Željezo i čelik',
    textiles: 'Tekstil',
    toys: 'Igračke',
  },
  faults: { one: '{count} pogreška', few: '{count} pogreške', other: '{count} pogrešaka' },
};
