import type { Explanations } from '../help.js';

/** Explanations of fields of electronics, in Polish. */
export const electronics: Explanations = {
  'Model identifier of the supplier': 'Identyfikator modelu dostawcy',
  'Power drawn in standby; 0 where the product has no standby mode':
    'Pobór mocy w trybie czuwania; 0, jeśli produkt nie ma takiego trybu',
  'Power drawn in standby mode': 'Pobór mocy w trybie czuwania',
  'Time of use on one charge': 'Czas używania na jednym ładowaniu',
  'Recycled share of the plastic parts':
    'Udział materiału z recyklingu w częściach z tworzyw sztucznych',
  'How well the product can be repaired': 'Jak łatwo produkt można naprawić',
  'How long the product lasts': 'Jak długo produkt wytrzymuje',
  'Repairability and durability, each from 0 to 10':
    'Możliwość naprawy i trwałość, każda od 0 do 10',
  'How to return the product at the end of its life': 'Jak zwrócić produkt pod koniec życia',
  'Repairability class on the energy label, A best':
    'Klasa możliwości naprawy na etykiecie energetycznej, A najlepsza',
  'Energy efficiency class on the energy label, A best':
    'Klasa efektywności energetycznej na etykiecie energetycznej, A najlepsza',
  'Registration number of the model in EPREL': 'Numer rejestracyjny modelu w EPREL',
  'Whether the product keeps the limits of hazardous substances':
    'Czy produkt zachowuje limity substancji niebezpiecznych',
  'Exemptions made use of, by number, such as 6(c)':
    'Wykorzystane wyłączenia według numeru, np. 6(c)',
  'Category of the equipment, 1 to 6': 'Kategoria sprzętu, 1 do 6',
  'Registration number of the producer': 'Numer rejestrowy producenta',
  'How long spare parts can be had after the last sale':
    'Jak długo po ostatniej sprzedaży dostępne są części zamienne',
  'Day until which updates of the software are provided':
    'Dzień, do którego dostarczane są aktualizacje oprogramowania',
  'Whether the user can remove the battery': 'Czy użytkownik może wyjąć baterię',
  'GTIN of the battery inside': 'GTIN wbudowanej baterii',
  'Critical raw materials in the product': 'Surowce krytyczne w produkcie',
  'Protection against dust and water (IEC 60529)': 'Ochrona przed pyłem i wodą (IEC 60529)',
  'Falls the product withstood without a defect': 'Upadki, które produkt zniósł bez usterki',
  'Energy used in a year': 'Energia zużyta w ciągu roku',
};
