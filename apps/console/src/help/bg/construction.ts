import type { Explanations } from '../help.js';

/** Explanations of fields of construction products, in Bulgarian. */
export const construction: Explanations = {
  'Code of the declaration of performance and conformity':
    'Код на декларацията за експлоатационни показатели и за съответствие',
  'Declaration of performance and conformity':
    'Декларация за експлоатационни показатели и за съответствие',
  'Declaration of performance and conformity, as a document reference':
    'Декларация за експлоатационни показатели и за съответствие, като препратка към документ',
  'Declaration of performance and conformity, under its older name':
    'Декларация за експлоатационни показатели и за съответствие, под по-старото ѝ наименование',
  'The same declaration under its older name, as a document reference':
    'Същата декларация под по-старото ѝ наименование, като препратка към документ',
  'Recycled share of the product': 'Рециклиран дял на продукта',
  'Where it was recovered: pre-consumer, post-consumer or mixed':
    'Откъде е възстановен: от производството, след употреба или смесен',
  'Recycled content of the product': 'Рециклирано съдържание на продукта',
  'Unique code of the product type': 'Уникален код на типа продукт',
  'Family of construction products': 'Семейство строителни продукти',
  'Harmonised technical specification, such as EN 13162':
    'Хармонизирана техническа спецификация, например EN 13162',
  'European assessment document': 'Европейски документ за оценяване',
  'Assessment and verification system': 'Система за оценяване и проверка',
  'Name of the body': 'Наименование на органа',
  'Number of the body, four digits': 'Номер на органа, четири цифри',
  'Number of its certificate': 'Номер на неговия сертификат',
  'Notified body that assessed or verified the performance':
    'Нотифициран орган, оценил или проверил експлоатационните показатели',
  Name: 'Наименование',
  'Declared performance; NULL where none is declared':
    'Деклариран показател; NULL, ако не е деклариран',
  'Unit of the value': 'Единица на стойността',
  'Class of performance': 'Клас на показателите',
  'Standard of the assessment': 'Стандарт на оценката',
  'Declared performance by essential characteristic':
    'Декларирани показатели по съществена характеристика',
  'Class of reaction to fire': 'Клас по реакция на огън',
  'Compressive strength': 'Якост на натиск',
  'Thermal conductivity': 'Топлопроводимост',
  'Sum of the parts': 'Сбор на частите',
  'From fossil sources': 'От изкопаеми източници',
  'From biogenic sources; stored carbon is negative':
    'От биогенни източници; съхраненият въглерод е отрицателен',
  'From land use and land use change': 'От земеползване и промяна в земеползването',
  'Amount of the product the values are for, such as 1 m3':
    'Количество от продукта, за което важат стойностите, например 1 m3',
  'Module A1A3': 'Модул A1A3',
  'Module A1': 'Модул A1',
  'Module A2': 'Модул A2',
  'Module A3': 'Модул A3',
  'Module A4': 'Модул A4',
  'Module A5': 'Модул A5',
  'Module B1': 'Модул B1',
  'Module B2': 'Модул B2',
  'Module B3': 'Модул B3',
  'Module B4': 'Модул B4',
  'Module B5': 'Модул B5',
  'Module B6': 'Модул B6',
  'Module B7': 'Модул B7',
  'Module C1': 'Модул C1',
  'Module C2': 'Модул C2',
  'Module C3': 'Модул C3',
  'Module C4': 'Модул C4',
  'Module D': 'Модул D',
  'Values by module of the life cycle': 'Стойности по модули на жизнения цикъл',
  'Climate change effects over the life cycle':
    'Въздействия върху изменението на климата през жизнения цикъл',
  'Environmental product declaration': 'Екологична декларация на продукта',
  'Registration number of the environmental product declaration':
    'Регистрационен номер на екологичната декларация на продукта',
  'Estimated service life': 'Очакван експлоатационен срок',
  'Name of the part': 'Наименование на частта',
  'Its own passport': 'Нейният собствен паспорт',
  'Key parts that have a passport of their own': 'Ключови части, които имат собствен паспорт',
  'When it was taken out': 'Кога е демонтиран',
  'Where it was taken out': 'Откъде е демонтиран',
  'Where a used product comes from': 'Откъде идва използван продукт',
};
