import type { Explanations } from '../help.js';

/** Explanations of fields of construction products, in Polish. */
export const construction: Explanations = {
  'Code of the declaration of performance and conformity':
    'Kod deklaracji właściwości użytkowych i zgodności',
  'Declaration of performance and conformity': 'Deklaracja właściwości użytkowych i zgodności',
  'Declaration of performance and conformity, as a document reference':
    'Deklaracja właściwości użytkowych i zgodności, jako odniesienie do dokumentu',
  'Declaration of performance and conformity, under its older name':
    'Deklaracja właściwości użytkowych i zgodności, pod starszą nazwą',
  'The same declaration under its older name, as a document reference':
    'Ta sama deklaracja pod starszą nazwą, jako odniesienie do dokumentu',
  'Recycled share of the product': 'Udział materiału z recyklingu w produkcie',
  'Where it was recovered: pre-consumer, post-consumer or mixed':
    'Skąd został odzyskany: przedkonsumencki, pokonsumencki lub mieszany',
  'Recycled content of the product': 'Zawartość materiału z recyklingu w produkcie',
  'Unique code of the product type': 'Niepowtarzalny kod typu wyrobu',
  'Family of construction products': 'Rodzina wyrobów budowlanych',
  'Harmonised technical specification, such as EN 13162':
    'Zharmonizowana specyfikacja techniczna, np. EN 13162',
  'European assessment document': 'Europejski dokument oceny',
  'Assessment and verification system': 'System oceny i weryfikacji',
  'Name of the body': 'Nazwa jednostki',
  'Number of the body, four digits': 'Numer jednostki, cztery cyfry',
  'Number of its certificate': 'Numer jej certyfikatu',
  'Notified body that assessed or verified the performance':
    'Jednostka notyfikowana, która oceniła lub zweryfikowała właściwości użytkowe',
  Name: 'Nazwa',
  'Declared performance; NULL where none is declared':
    'Deklarowana właściwość użytkowa; NULL, jeśli nie zadeklarowano żadnej',
  'Unit of the value': 'Jednostka wartości',
  'Class of performance': 'Klasa właściwości użytkowych',
  'Standard of the assessment': 'Norma oceny',
  'Declared performance by essential characteristic':
    'Deklarowane właściwości użytkowe według zasadniczej charakterystyki',
  'Class of reaction to fire': 'Klasa reakcji na ogień',
  'Compressive strength': 'Wytrzymałość na ściskanie',
  'Thermal conductivity': 'Przewodność cieplna',
  'Sum of the parts': 'Suma części',
  'From fossil sources': 'Ze źródeł kopalnych',
  'From biogenic sources; stored carbon is negative':
    'Ze źródeł biogenicznych; zmagazynowany węgiel jest ujemny',
  'From land use and land use change': 'Z użytkowania gruntów i zmiany użytkowania gruntów',
  'Amount of the product the values are for, such as 1 m3':
    'Ilość wyrobu, której dotyczą wartości, np. 1 m3',
  'Module A1A3': 'Moduł A1A3',
  'Module A1': 'Moduł A1',
  'Module A2': 'Moduł A2',
  'Module A3': 'Moduł A3',
  'Module A4': 'Moduł A4',
  'Module A5': 'Moduł A5',
  'Module B1': 'Moduł B1',
  'Module B2': 'Moduł B2',
  'Module B3': 'Moduł B3',
  'Module B4': 'Moduł B4',
  'Module B5': 'Moduł B5',
  'Module B6': 'Moduł B6',
  'Module B7': 'Moduł B7',
  'Module C1': 'Moduł C1',
  'Module C2': 'Moduł C2',
  'Module C3': 'Moduł C3',
  'Module C4': 'Moduł C4',
  'Module D': 'Moduł D',
  'Values by module of the life cycle': 'Wartości według modułów cyklu życia',
  'Climate change effects over the life cycle': 'Wpływ na zmianę klimatu w cyklu życia',
  'Environmental product declaration': 'Deklaracja środowiskowa wyrobu',
  'Registration number of the environmental product declaration':
    'Numer rejestracyjny deklaracji środowiskowej wyrobu',
  'Estimated service life': 'Szacowany okres użytkowania',
  'Name of the part': 'Nazwa części',
  'Its own passport': 'Jej własny paszport',
  'Key parts that have a passport of their own': 'Kluczowe części, które mają własny paszport',
  'When it was taken out': 'Kiedy go wymontowano',
  'Where it was taken out': 'Skąd go wymontowano',
  'Where a used product comes from': 'Skąd pochodzi używany wyrób',
};
