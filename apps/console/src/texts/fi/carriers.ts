import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Koodin laji',
  symbologies: { QR: 'QR-koodi', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Jokainen puhelin avaa sen.',
    DATAMATRIX: 'Pienempi kuin QR-koodi; vain jotkin puhelimet avaavat sen.',
    GS1_DATAMATRIX:
      'Puhelimen kamera ei avaa sitä: siinä on numero eikä linkkiä. Kaupan lukijat lukevat sen.',
  },
  asDeclared: 'Kuten ilmoitettu',
  asDeclaredHelp: 'Kuten kukin passi ilmoittaa; muuten QR-koodi.',
  dotWidth: 'Yhden pisteen leveys millimetreinä',
  dotHelp: 'Kassalla: {from}–{to}.',
  dotDeclared: 'Tyhjä: kuten ilmoitettu, muuten {width}.',
  placement: 'Sijainti',
  environment: 'Käyttöympäristö',
  grade: 'Painolaatuluokka',
  durability: 'Kestävyys',
  placementHelp: 'Esimerkiksi: etiketti sivusaumassa.',
  environmentHelp: 'Esimerkiksi: sisällä, luetaan puhelimella.',
  gradeHelp: 'Kuten painojälki tarkastettiin, esimerkiksi C.',
  durabilityHelp: 'Esimerkiksi: luettavissa 50 pesun jälkeen 40 °C:ssa.',
  image: '{symbology}: {name}, tulosteen koossa',
  size: '{width} × {height} mm valkoisen reunan kanssa.',
  pdf: 'PDF',
  unscaled: 'Tulosta SVG ja PDF koossa 100 %, muuten koko on toinen.',
  notDeclared: 'Vielä ei ole ilmoitettu, miten koodi painetaan.',
  notDeclaredSealed:
    'Ennen sinettiä ei ilmoitettu, miten koodi painetaan. Vain uusi painos voi ilmoittaa sen.',
  declaredSealed:
    'Sinetti kattaa koodista ilmoitetun, joten se pysyy. Vain uusi painos voi muuttaa sen.',
  unfit: 'Sitä, mitä passi sanoo koodistaan, ei voi lukea. Ilmoita se uudelleen.',
  open: 'Ilmoita koodi …',
  change: 'Muuta ilmoitusta …',
  title: 'Ilmoita, miten koodi painetaan',
  lead: 'Siitä tulee osa passia: julkinen ja sinetin kattama.',
  declare: 'Ilmoita',
  titleUnits: 'Tulosta akkujen koodit',
  sheets: 'PDF, etikettiarkit',
  sheetsHelp: 'A4, yksi etiketti kullekin koodille.',
  qrOnly:
    'Nämä ovat QR-koodeja. Etikettiarkeilla kukin koodi on sellainen kuin sen passi ilmoittaa.',
  sheet: 'Etikettejä arkilla',
  sheetOf: '{count}, kukin {width} × {height} mm',
  start: 'Ensimmäinen vapaa etiketti',
  startHelp: 'Aiemmin käytetyllä arkilla: 1 on ylhäällä vasemmalla, sitten riviä pitkin.',
  startFault: 'Odotettu: 1–{last}.',
  mostOfFile: 'Tiedostossa on enintään {most}, ja se päättyy täyteen arkkiin.',
  refusals: {
    notFound: 'Ei ole enää olemassa: {names}. Mitään ei tehty, jotta yksikään etiketti ei puutu.',
    others: 'Tee muut',
    tooLarge:
      'Tuotteen {name} koodi on {code} mm leveä ja korkea, ja etiketissä on tilaa {width} × {height} mm. Valitse suuremmat etiketit tai kapeampi piste.',
    noRoomForText:
      'Etiketissä ei ole tilaa tuotteen {name} koodille ja tekstille. Valitse suuremmat etiketit, kapeampi piste tai ei tekstiä.',
    noKey:
      'Tuotteella {name} ei ole GS1-numeroa, joten GS1 DataMatrixia ei ole. Valitse QR-koodi tai Data Matrix.',
    unfit:
      'Sitä, mitä {name} ilmoittaa koodistaan, ei voi lukea. Valitse koodin laji ja pisteen leveys tässä.',
    sealed: 'Passi sinetöitiin sillä välin. Koodista ilmoitettu pysyy.',
    faulty: 'Passin muissa arvoissa on virheitä. Korjaa ne ensin ja ilmoita sitten koodi.',
    mend: 'Korjaa ne',
  },
};
