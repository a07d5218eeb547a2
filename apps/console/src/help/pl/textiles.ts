import type { Explanations } from '../help.js';

/** Explanations of fields of textiles, in Polish. */
export const textiles: Explanations = {
  'Fibre name as listed in Annex I to Regulation (EU) No 1007/2011':
    'Nazwa włókna zgodnie z załącznikiem I do rozporządzenia (UE) nr 1007/2011',
  'Share of the fibres': 'Udział we włóknach',
  'The textile fibres of the product; their percentages add up to 100':
    'Włókna tekstylne produktu; ich udziały procentowe sumują się do 100',
  'How to wash, dry and iron the product': 'Jak prać, suszyć i prasować produkt',
  'Size label': 'Etykieta rozmiaru',
  'Whether the product has non-textile parts of animal origin':
    'Czy produkt ma nietekstylne części pochodzenia zwierzęcego',
  'Colour fastness, 5 best': 'Trwałość barwy, 5 najlepsza',
  'Resistance to pilling, 5 best': 'Odporność na pilling, 5 najlepsza',
  'Change of dimensions in washing; shrinkage is negative':
    'Zmiana wymiarów w praniu; kurczenie się jest ujemne',
  'Robustness, 10 best': 'Solidność, 10 najlepsza',
  'Washes the product is expected to withstand': 'Liczba prań, które produkt powinien wytrzymać',
  'How well the product can be recycled, 10 best':
    'Jak dobrze produkt nadaje się do recyklingu, 10 najlepiej',
  'Fibre fragments released in one wash': 'Fragmenty włókien uwalniane w jednym praniu',
  'Where the yarn was spun': 'Gdzie uprzędziono przędzę',
  'Where the cloth was woven or knitted': 'Gdzie utkano lub wydziano materiał',
  'Where the product was dyed or printed': 'Gdzie produkt barwiono lub drukowano',
  'Where the product was assembled': 'Gdzie produkt zszyto',
  'Water used over the life cycle': 'Woda zużyta w cyklu życia',
  'Unit of the value; L where not stated': 'Jednostka wartości; L, jeśli nie podano',
  'How to have the product repaired': 'Jak oddać produkt do naprawy',
  'How to hand the product back': 'Jak oddać produkt',
};
