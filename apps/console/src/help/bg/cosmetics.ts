import type { Explanations } from '../help.js';

/** Explanations of fields of cosmetics, in Bulgarian. */
export const cosmetics: Explanations = {
  'Responsible person in the Union': 'Отговорно лице в Съюза',
  'INCI names in descending order of mass; nanomaterials end in [nano]':
    'Наименования по INCI в низходящ ред на масата; наноматериалите завършват на [nano]',
  'Recycled content of the packaging': 'Рециклирано съдържание на опаковката',
  'Recyclable share of the packaging, or its recycled content':
    'Рециклируем дял на опаковката или рециклираното ѝ съдържание',
  'How long the product can be used once opened':
    'Колко дълго може да се използва продуктът след отваряне',
  'Until when the product keeps its function when stored properly':
    'Докога продуктът запазва функцията си при правилно съхранение',
  Content: 'Съдържание',
  'Content at the time of packaging, by mass or by volume':
    'Съдържание към момента на опаковане, по маса или по обем',
  'What the product is for': 'За какво служи продуктът',
  'Particular precautions in use': 'Особени предпазни мерки при употреба',
  'Reference of the notification to the cosmetic products notification portal':
    'Номер на нотификацията в портала за нотифициране на козметични продукти',
  'Fragrance allergens above 0.001 % in leave-on, 0.01 % in rinse-off products, by INCI name':
    'Ароматни алергени над 0,001 % в продукти без изплакване, 0,01 % в продукти с изплакване, по наименование по INCI',
  'Nanomaterials among the ingredients, by INCI name':
    'Наноматериали сред съставките, по наименование по INCI',
  'Whether the product is claimed to be free of animal testing':
    'Дали се твърди, че продуктът не е изпитван върху животни',
  'Sun protection factor': 'Слънцезащитен фактор',
};
