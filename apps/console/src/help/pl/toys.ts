import type { Explanations } from '../help.js';

/** Explanations of fields of toys, in Polish. */
export const toys: Explanations = {
  'Youngest age the toy is meant for, such as 3+':
    'Najniższy wiek, dla którego zabawka jest przeznaczona, np. 3+',
  'Certificates and test reports on chemical properties':
    'Certyfikaty i sprawozdania z badań właściwości chemicznych',
  'Whether the toy warns of small parts': 'Czy zabawka ostrzega przed małymi częściami',
  'Whether edges and points were checked': 'Czy sprawdzono krawędzie i ostre końce',
  'Whether flammability was tested': 'Czy zbadano palność',
  'Physical, mechanical and fire safety': 'Bezpieczeństwo fizyczne, mechaniczne i przeciwpożarowe',
  'Colour image clear enough to know the toy by':
    'Kolorowy obraz na tyle wyraźny, by rozpoznać zabawkę',
  'Statement that the toy meets the requirements, or whether it was made':
    'Oświadczenie, że zabawka spełnia wymagania, lub czy je złożono',
  'Statement that the manufacturer alone answers for the passport':
    'Oświadczenie, że za paszport odpowiada wyłącznie producent',
  'Union acts the toy complies with': 'Akty Unii, z którymi zabawka jest zgodna',
  'Harmonised standards and common specifications applied':
    'Zastosowane normy zharmonizowane i wspólne specyfikacje',
  'Union acts whose declaration of conformity the passport replaces':
    'Akty Unii, których deklarację zgodności zastępuje paszport',
  'Notified body that intervened': 'Jednostka notyfikowana, która brała udział',
  'Allergenic fragrances above 10 mg/kg': 'Alergizujące substancje zapachowe powyżej 10 mg/kg',
  'Where consumers can report on the toy: page, mailbox or telephone number':
    'Gdzie konsumenci mogą zgłosić zabawkę: strona, skrzynka pocztowa lub numer telefonu',
  'Instructions for use': 'Instrukcja używania',
};
