import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../locale.js';
import { en } from '../messages/en.js';
import { isPersonalName } from './personal-name.js';
import { PERSONAL_WORDS } from './personal-words.js';

/** As people name fields in each language, with and without its own letters. */
const personal: Readonly<Record<Locale, string>> = {
  en: 'email e-mail firstName first_name firstname FirstName lastName surname fullName dateOfBirth phoneNumber contactPhone contact_person IBAN homeAddress',
  bg: 'фамилия имейл датаНаРаждане ЕГН телефон лице_за_контакт',
  hr: 'prezime imeIPrezime datumRođenja datum_rodenja kontaktOsoba',
  cs: 'příjmení prijmeni křestníJméno rodné_číslo datumNarozeni kontaktníOsoba',
  da: 'fornavn efternavn fødselsdato fodselsdato foedselsdato kontaktperson',
  nl: 'voornaam achternaam geboortedatum contactpersoon telefoonnummer',
  et: 'eesnimi perekonnanimi isikukood sünniaeg sunniaeg',
  fi: 'etunimi sukunimi sähköposti sahkoposti henkilötunnus puhelinnumero puhelin',
  fr: 'prenom prénom Prénom nomDeFamille nom_de_famille dateDeNaissance courriel numéroDeTéléphone adresseÉlectronique',
  de: 'vorname Vorname nachname kundenname geburtsdatum ansprechpartner telefonnummer telefon eMail',
  el: 'επώνυμο Επώνυμο ονοματεπώνυμο ημερομηνίαΓέννησης τηλέφωνο onomateponymo',
  hu: 'keresztnév vezeteknev teljesNév születésiDátum telefonszám',
  ga: 'sloinne dátaBreithe dataBreithe ríomhphost',
  it: 'cognome nomeCompleto codiceFiscale data_di_nascita telefono',
  lv: 'uzvārds uzvards personasKods dzimšanasDatums',
  lt: 'pavardė pavarde asmensKodas gimimoData elPaštas',
  mt: 'kunjom dataTatTwelid numruTatTelefon',
  pl: 'imię imie nazwisko dataUrodzenia PESEL adresZamieszkania numer_telefonu',
  pt: 'sobrenome apelido dataDeNascimento telemóvel nomeCompleto',
  ro: 'prenume numeDeFamilie dataNașterii data_nasterii',
  sk: 'priezvisko krstnéMeno dátumNarodenia datumNarodenia',
  sl: 'priimek datumRojstva EMŠO ePošta',
  es: 'nombreCompleto nombre_completo apellido apellidos fechaDeNacimiento correoElectrónico',
  sv: 'förnamn fornamn efternamn personnummer födelsedatum ePost',
  no: 'etternavn fødselsnummer fodselsnummer fornavn',
  is: 'fornafn eftirnafn kennitala netfang fæðingardagur símanúmer',
  uk: 'прізвище датаНародження електроннаПошта поБатькові телефон',
  tr: 'soyad soyadı doğumTarihi dogum_tarihi eposta e-posta cepTelefonu',
};

/** What product documents of the nine categories hold, beside the members of the rule table. */
const impersonal = `
manufacturer manufacturerName manufacturerId productName produktname Produktname produktName firmenname
markenname modellname modellName materialname herstellername dateiname handelsname artikelname
productFamilyName familyCode productFamily brandName brand tradeName facilityName documentName
substanceName materialName fiberName componentName ingredientName certificateName speciesName
nomProduit nomDuProduit nomCommercial nombreProducto nombreDelProducto nombreComercial nomeProdotto
nomeDelProdotto nomeComercial nazwaProduktu productnaam merknaam produktnamn varunamn produktnavn
tuotenimi tooteNimi produktaNosaukums produktoPavadinimas denumireProdus nazivProizvoda nazevVyrobku
nazovVyrobku imeProizvoda imeIzdelka termeknev urunAdi названиеПродукта назваПродукту имеНаПродукта
όνομαΠροϊόντος vorunafn ainmTairge isemTalProdott
familia familiaDeProducto famillDeProduit gamme famille famigliaProdotto serie modelo modele modell
name nom nombre nome naam navn namn nimi nafn ainm isem nazwa nazev naziv denumire
address adresse street city postalCode country originCountry location
headphones smartphoneModel phoneModel telephoneModel telefonModell telefonoModello microphone
emailing mailingTube ribandWidth ibanez persona personalCareProduct identity identifier identification
contact contactLens contactMaterial contactPlating contactResistance contactUrl skinContact
birthplaceOfFiber birch dateOfManufacture manufacturingDate bestBeforeDate expiryDate validUntil
issuedBy issuer notifiedBody laboratory standard harmonisedStandards testMethod testReport
gtin grai sku batchNumber serialNumber lotNumber heatNumber castNumber modelNumber partNumber
commodityCode taricCode hsCode eprelRegistrationNumber reachRegistrationNumber casNumber ecNumber ufi
color colour farbe couleur kleur size taille groesse weight gewicht poids width height depth length
fiberComposition recycledContent careInstructions washTemperature expectedWashCycles pillingResistance
spinningCountry weavingCountry dyeingCountry microplasticShedding waterUse repairInformationUrl takeBackUrl
batteryCategory chemistry ratedCapacity voltage stateOfCharge cycleLife internalResistance
roundTripEfficiency cathodeMaterials carbonFootprint performanceClass dismantlingInstructions
standbyPower batteryLife repairabilityScore energyEfficiencyClass weeeCategory softwareUpdatesUntil
ingredientList periodAfterOpening nominalContent spf fragranceAllergens crueltyFreeClaim cpnpReference
ageGrading chokingHazardWarning flammabilityCertified colourImageUrl safetyWarnings
scrapMetalContentRatio tensileStrengthClass carbonEmissionIntensityPerTon steelDesignation meltAndPourCountry
postConsumerScrapContent smelterElectricitySource alloyDesignation bauxiteOriginCountry
hazardClassification safetyDatasheetUrl presenceOfSVHC signalWord pictograms flashPoint vocContent
declarationOfPerformanceNumber reactionToFire thermalConductivity compressiveStrength epdUrl keyParts
okresGwarancjiDni warrantyMonths garantie anleitungUrl entsorgung herkunft ursprungsland
`
  .trim()
  .split(/\s+/);

describe('a field name is personal', () => {
  it.each(LOCALES.flatMap((locale) => personal[locale].split(' ').map((name) => [locale, name])))(
    'in %s: %s',
    (_locale, name) => {
      expect(isPersonalName(name)).toBe(true);
      expect(isPersonalName(name.normalize('NFD'))).toBe(true);
    },
  );

  it.each(LOCALES)('in %s by every phrase of its line, however joined', (locale) => {
    for (const phrase of PERSONAL_WORDS[locale].replaceAll('~', '').split(',')) {
      const words = phrase.split(' ');
      const camel = words.map((word, i) =>
        i === 0 ? word : word[0]!.toUpperCase() + word.slice(1),
      );
      for (const name of [camel.join(''), words.join('_'), words.join('-'), words.join('')]) {
        expect(isPersonalName(name), name).toBe(true);
      }
    }
  });
});

describe('a field name is not personal', () => {
  it('is tried with at least 150 of them', () => {
    expect(new Set(impersonal).size).toBeGreaterThanOrEqual(150);
  });

  it.each(impersonal)('%s', (name) => {
    expect(isPersonalName(name)).toBe(false);
  });

  it('for any member of the rule table, but for the address and number of a contact', () => {
    const named = Object.keys(en.labels).filter(isPersonalName);
    expect(Object.keys(en.labels).length).toBeGreaterThan(100);
    expect(named.filter((name) => !/^(email|phone|contactPerson)$/.test(name))).toEqual([]);
  });

  it.each(['', ' ', '_', '1', '@', '\u0301', '🦆'])('%j', (name) => {
    expect(isPersonalName(name)).toBe(false);
  });
});

it('judges more names than it remembers', () => {
  const names = Array.from({ length: 2500 }, (_, i) => `field${'x'.repeat(i % 50)}${i}`);
  expect(names.filter(isPersonalName)).toEqual([]);
  expect(isPersonalName('firstName')).toBe(true);
});

it('reads a long name of many words quickly', () => {
  const name = 'eM'.repeat(50_000);
  const start = performance.now();
  expect(isPersonalName(name)).toBe(false);
  expect(performance.now() - start).toBeLessThan(10_000);
});
