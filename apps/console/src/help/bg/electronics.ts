import type { Explanations } from '../help.js';

/** Explanations of fields of electronics, in Bulgarian. */
export const electronics: Explanations = {
  'Model identifier of the supplier': 'Идентификатор на модела на доставчика',
  'Power drawn in standby; 0 where the product has no standby mode':
    'Консумирана мощност в режим на готовност; 0, ако продуктът няма такъв режим',
  'Power drawn in standby mode': 'Консумирана мощност в режим на готовност',
  'Time of use on one charge': 'Време на използване с едно зареждане',
  'Recycled share of the plastic parts': 'Рециклиран дял на пластмасовите части',
  'How well the product can be repaired': 'Доколко продуктът може да се поправя',
  'How long the product lasts': 'Колко дълго издържа продуктът',
  'Repairability and durability, each from 0 to 10':
    'Поправимост и дълготрайност, всяка от 0 до 10',
  'How to return the product at the end of its life':
    'Как да се върне продуктът в края на живота му',
  'Repairability class on the energy label, A best':
    'Клас на поправимост върху енергийния етикет, A е най-добрият',
  'Energy efficiency class on the energy label, A best':
    'Клас на енергийна ефективност върху енергийния етикет, A е най-добрият',
  'Registration number of the model in EPREL': 'Регистрационен номер на модела в EPREL',
  'Whether the product keeps the limits of hazardous substances':
    'Дали продуктът спазва границите за опасни вещества',
  'Exemptions made use of, by number, such as 6(c)':
    'Използвани освобождавания по номер, например 6(c)',
  'Category of the equipment, 1 to 6': 'Категория на оборудването, от 1 до 6',
  'Registration number of the producer': 'Регистрационен номер на производителя',
  'How long spare parts can be had after the last sale':
    'Колко дълго след последната продажба има резервни части',
  'Day until which updates of the software are provided':
    'Ден, до който се предоставят актуализации на софтуера',
  'Whether the user can remove the battery': 'Дали потребителят може да извади батерията',
  'GTIN of the battery inside': 'GTIN на вградената батерия',
  'Critical raw materials in the product': 'Суровини от критично значение в продукта',
  'Protection against dust and water (IEC 60529)': 'Защита срещу прах и вода (IEC 60529)',
  'Falls the product withstood without a defect': 'Падания, които продуктът е издържал без дефект',
  'Energy used in a year': 'Енергия, използвана за година',
};
