import type { Explanations } from '../help.js';

/** Explanations of fields of textiles, in Bulgarian. */
export const textiles: Explanations = {
  'Fibre name as listed in Annex I to Regulation (EU) No 1007/2011':
    'Наименование на влакното съгласно приложение I към Регламент (ЕС) № 1007/2011',
  'Share of the fibres': 'Дял от влакната',
  'The textile fibres of the product; their percentages add up to 100':
    'Текстилните влакна на продукта; процентите им дават общо 100',
  'How to wash, dry and iron the product': 'Как да се пере, суши и глади продуктът',
  'Size label': 'Етикет за размер',
  'Whether the product has non-textile parts of animal origin':
    'Дали продуктът има нетекстилни части от животински произход',
  'Colour fastness, 5 best': 'Устойчивост на цвета, 5 е най-добрата',
  'Resistance to pilling, 5 best': 'Устойчивост на образуване на топчета, 5 е най-добрата',
  'Change of dimensions in washing; shrinkage is negative':
    'Промяна на размерите при пране; свиването е отрицателно',
  'Robustness, 10 best': 'Здравина, 10 е най-добрата',
  'Washes the product is expected to withstand': 'Пранета, които се очаква продуктът да издържи',
  'How well the product can be recycled, 10 best':
    'Доколко продуктът може да се рециклира, 10 е най-добре',
  'Fibre fragments released in one wash': 'Фрагменти от влакна, отделени при едно пране',
  'Where the yarn was spun': 'Къде е изпредена преждата',
  'Where the cloth was woven or knitted': 'Къде е изтъкан или изплетен платът',
  'Where the product was dyed or printed': 'Къде е боядисан или щампован продуктът',
  'Where the product was assembled': 'Къде е ушит продуктът',
  'Water used over the life cycle': 'Вода, използвана през жизнения цикъл',
  'Unit of the value; L where not stated': 'Единица на стойността; L, ако не е посочена',
  'How to have the product repaired': 'Как да се поправи продуктът',
  'How to hand the product back': 'Как да се предаде обратно продуктът',
};
