import type { Explanations } from '../help.js';

/** Explanations of fields of toys, in German. */
export const toys: Explanations = {
  'Youngest age the toy is meant for, such as 3+':
    'Niedrigstes Alter, für das das Spielzeug bestimmt ist, etwa 3+',
  'Certificates and test reports on chemical properties':
    'Zertifikate und Prüfberichte zu chemischen Eigenschaften',
  'Whether the toy warns of small parts': 'Ob das Spielzeug vor Kleinteilen warnt',
  'Whether edges and points were checked': 'Ob Kanten und Spitzen geprüft wurden',
  'Whether flammability was tested': 'Ob die Entflammbarkeit geprüft wurde',
  'Physical, mechanical and fire safety':
    'Physikalische und mechanische Sicherheit und Brandsicherheit',
  'Colour image clear enough to know the toy by':
    'Farbbild, das deutlich genug ist, um das Spielzeug zu erkennen',
  'Statement that the toy meets the requirements, or whether it was made':
    'Erklärung, dass das Spielzeug die Anforderungen erfüllt, oder ob sie abgegeben wurde',
  'Statement that the manufacturer alone answers for the passport':
    'Erklärung, dass allein der Hersteller für den Pass verantwortlich ist',
  'Union acts the toy complies with': 'Rechtsakte der Union, die das Spielzeug erfüllt',
  'Harmonised standards and common specifications applied':
    'Angewandte harmonisierte Normen und gemeinsame Spezifikationen',
  'Union acts whose declaration of conformity the passport replaces':
    'Rechtsakte der Union, deren Konformitätserklärung der Pass ersetzt',
  'Notified body that intervened': 'Beteiligte notifizierte Stelle',
  'Allergenic fragrances above 10 mg/kg': 'Allergene Duftstoffe über 10 mg/kg',
  'Where consumers can report on the toy: page, mailbox or telephone number':
    'Wo Verbraucher das Spielzeug melden können: Seite, Postfach oder Telefonnummer',
  'Instructions for use': 'Gebrauchsanweisung',
};
