import type { Explanations } from '../help.js';

/** Explanations of fields of cosmetics, in Polish. */
export const cosmetics: Explanations = {
  'Responsible person in the Union': 'Osoba odpowiedzialna w Unii',
  'INCI names in descending order of mass; nanomaterials end in [nano]':
    'Nazwy INCI w malejącej kolejności masy; nanomateriały kończą się na [nano]',
  'Recycled content of the packaging': 'Zawartość materiału z recyklingu w opakowaniu',
  'Recyclable share of the packaging, or its recycled content':
    'Nadająca się do recyklingu część opakowania lub jego zawartość materiału z recyklingu',
  'How long the product can be used once opened': 'Jak długo można używać produktu po otwarciu',
  'Until when the product keeps its function when stored properly':
    'Do kiedy produkt zachowuje swoją funkcję przy właściwym przechowywaniu',
  Content: 'Zawartość',
  'Content at the time of packaging, by mass or by volume':
    'Zawartość w chwili pakowania, według masy lub objętości',
  'What the product is for': 'Do czego służy produkt',
  'Particular precautions in use': 'Szczególne środki ostrożności przy stosowaniu',
  'Reference of the notification to the cosmetic products notification portal':
    'Numer zgłoszenia w portalu zgłaszania produktów kosmetycznych',
  'Fragrance allergens above 0.001 % in leave-on, 0.01 % in rinse-off products, by INCI name':
    'Alergeny zapachowe powyżej 0,001 % w produktach niespłukiwanych, 0,01 % w spłukiwanych, według nazwy INCI',
  'Nanomaterials among the ingredients, by INCI name':
    'Nanomateriały wśród składników, według nazwy INCI',
  'Whether the product is claimed to be free of animal testing':
    'Czy podaje się, że produkt nie był testowany na zwierzętach',
  'Sun protection factor': 'Współczynnik ochrony przeciwsłonecznej',
};
