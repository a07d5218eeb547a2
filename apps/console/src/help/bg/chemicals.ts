import type { Explanations } from '../help.js';

/** Explanations of fields of chemicals, in Bulgarian. */
export const chemicals: Explanations = {
  'Hazard statement codes, such as H319, or hazard classes; empty where there are none':
    'Кодове на предупрежденията за опасност, например H319, или класове на опасност; празно, ако няма',
  'Safety data sheet': 'Информационен лист за безопасност',
  'Safety data sheet, as a document reference':
    'Информационен лист за безопасност, като препратка към документ',
  'Whether a substance of very high concern is present above 0.1 % by mass':
    'Дали е налице вещество, пораждащо сериозно безпокойство, над 0,1 % от масата',
  'Substances of very high concern above 0.1 % by mass':
    'Вещества, пораждащи сериозно безпокойство, над 0,1 % от масата',
  'Signal word on the label': 'Сигнална дума върху етикета',
  'Hazard pictograms on the label': 'Пиктограми за опасност върху етикета',
  'Precautionary statement codes, such as P280 or P301+P312':
    'Кодове на препоръките за безопасност, например P280 или P301+P312',
  'Unique formula identifier': 'Уникален идентификатор на формулата',
  'CAS number of the substance': 'CAS номер на веществото',
  'EC number of the substance': 'ЕО номер на веществото',
  'REACH registration number': 'Регистрационен номер по REACH',
  'Content of volatile organic compounds': 'Съдържание на летливи органични съединения',
  'Test method': 'Метод на изпитване',
  'Share degraded in the test': 'Дял, разграден при изпитването',
  'Ultimate aerobic biodegradability; surfactants need 60 % or more':
    'Пълна аеробна биоразградимост; повърхностноактивните вещества трябва да достигнат 60 % или повече',
  'Type of detergent': 'Вид детергент',
  Surfactants: 'Повърхностноактивни вещества',
  'All substances added on purpose': 'Всички умишлено добавени вещества',
  Genus: 'Род',
  Species: 'Вид',
  Strain: 'Щам',
  'Micro-organisms added on purpose': 'Умишлено добавени микроорганизми',
  'How much to use': 'Колко да се използва',
  'What a passport of a detergent holds': 'Какво съдържа паспортът на детергент',
  'Physical state, such as liquid': 'Агрегатно състояние, например течност',
  'Flash point': 'Точка на запалване',
};
