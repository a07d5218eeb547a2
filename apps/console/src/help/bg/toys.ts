import type { Explanations } from '../help.js';

/** Explanations of fields of toys, in Bulgarian. */
export const toys: Explanations = {
  'Youngest age the toy is meant for, such as 3+':
    'Най-ниска възраст, за която е предназначена играчката, например 3+',
  'Certificates and test reports on chemical properties':
    'Сертификати и протоколи от изпитвания за химични свойства',
  'Whether the toy warns of small parts': 'Дали играчката предупреждава за малки части',
  'Whether edges and points were checked': 'Дали са проверени ръбовете и върховете',
  'Whether flammability was tested': 'Дали е изпитана запалимостта',
  'Physical, mechanical and fire safety': 'Физична, механична и пожарна безопасност',
  'Colour image clear enough to know the toy by':
    'Цветно изображение, достатъчно ясно, за да се разпознае играчката',
  'Statement that the toy meets the requirements, or whether it was made':
    'Изявление, че играчката отговаря на изискванията, или дали е направено',
  'Statement that the manufacturer alone answers for the passport':
    'Изявление, че само производителят отговаря за паспорта',
  'Union acts the toy complies with': 'Актове на Съюза, на които отговаря играчката',
  'Harmonised standards and common specifications applied':
    'Приложени хармонизирани стандарти и общи спецификации',
  'Union acts whose declaration of conformity the passport replaces':
    'Актове на Съюза, чиято декларация за съответствие паспортът заменя',
  'Notified body that intervened': 'Намесил се нотифициран орган',
  'Allergenic fragrances above 10 mg/kg': 'Алергенни аромати над 10 mg/kg',
  'Where consumers can report on the toy: page, mailbox or telephone number':
    'Къде потребителите могат да подадат сигнал за играчката: страница, пощенска кутия или телефонен номер',
  'Instructions for use': 'Указания за употреба',
};
