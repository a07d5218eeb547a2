import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Productpaspoorten',
  skip: 'Naar de inhoud',
  cancel: 'Annuleren',
  close: 'Sluiten',
  tryAgain: 'Opnieuw proberen',
  undo: 'Ongedaan maken',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  yes: 'ja',
  no: 'nee',
  optional: 'niet verplicht',
  recommended: 'aanbevolen',
  actors: { key: 'een API-sleutel', system: 'het platform', unknown: 'iemand' },
  loading: 'Wordt geladen',
  slow: 'Dit duurt langer dan gewoonlijk.',
  path: 'Pad',
  request: 'Verzoek {id}',
  copyRequest: 'Nummer van het verzoek kopiëren',
  needsUpdate: 'Deze pagina is ouder dan de server. Laad haar opnieuw om verder te gaan.',
  reload: 'Opnieuw laden',
  notFoundTitle: 'Dit scherm bestaat niet',
  notFound: 'Het adres is misschien verkeerd gelezen of komt van een oudere link.',
  toToday: 'Naar Vandaag',
  mayNotTitle: 'U mag dit niet zien',
  mayNot:
    'Uw rol in deze werkruimte omvat dit niet. Een beheerder van de werkruimte kent rollen toe.',
  failures: {
    offline:
      'Geen verbinding. Wat u ziet, kan verouderd zijn; we proberen het opnieuw wanneer u erom vraagt.',
    server:
      'Dit is niet gelukt, en dat ligt aan ons. Er is niets gewijzigd. Probeer het opnieuw; blijft het zo, geef de helpdesk dan het nummer van het verzoek.',
    tooMany: {
      one: 'Te veel aanroepen vanuit deze werkruimte in deze minuut. Probeer het over {count} seconde opnieuw.',
      other:
        'Te veel aanroepen vanuit deze werkruimte in deze minuut. Probeer het over {count} seconden opnieuw.',
    },
    notAllowed:
      'U mag dit lezen, maar niet wijzigen. Een beheerder van de werkruimte kent rollen toe.',
    secondFactor: 'Deze werkruimte vraagt om een tweede factor voordat er iets wordt gewijzigd.',
    setUp: 'Instellen',
    quota:
      'Uw abonnement omvat dit niet of is opgebruikt. De beheerder van het platform kan het wijzigen.',
    seePlan: 'Wat u kunt doen',
    notFound:
      'In uw werkruimte is niets met dit nummer. Het hoort misschien bij een ander bedrijf of is verkeerd gelezen.',
    conflict:
      'Een collega heeft dit tegelijkertijd gewijzigd. Laad het opnieuw en bekijk de wijziging.',
    refused: 'De server heeft dit geweigerd: {message}',
  },
  status: {
    DRAFT: 'Concept',
    ACTIVE: 'Gepubliceerd',
    RECALLED: 'Teruggeroepen',
    DECOMMISSIONED: 'Uit de handel',
  },
  sealed: 'Verzegeld',
  notSealed: 'Niet verzegeld',
  credentialReady: 'Gereed',
  credentialMissing: 'Geen faciliteit',
  categories: {
    aluminium: 'Aluminium',
    batteries: 'Batterijen',
    chemicals: 'Chemische stoffen',
    construction: 'Bouwproducten',
    cosmetics: 'Cosmetica',
    electronics: 'Elektronica',
    'iron-steel': 'IJzer en staal',
    textiles: 'Textiel',
    toys: 'Speelgoed',
  },
  faults: { one: '{count} fout', other: '{count} fouten' },
};
