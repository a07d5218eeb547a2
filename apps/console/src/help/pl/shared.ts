import type { Explanations } from '../help.js';

/** Explanations of fields of several categories, in Polish. */
export const shared: Explanations = {
  'Country of production, ISO 3166-1 alpha-2': 'Kraj produkcji, ISO 3166-1 alpha-2',
  'Name of the material': 'Nazwa materiału',
  'Share of the product': 'Udział w produkcie',
  'The materials of the product; their percentages add up to 100':
    'Materiały produktu; ich udziały procentowe sumują się do 100',
  'Name of the site': 'Nazwa zakładu',
  'Where the site is': 'Gdzie znajduje się zakład',
  'What is done there': 'Co się tam robi',
  'EORI number of the operator of the site': 'Numer EORI podmiotu prowadzącego zakład',
  'Identifier of the plot in the due diligence statement':
    'Identyfikator działki w oświadczeniu o należytej staranności',
  'How the coordinates are meant: point or polygon': 'Jak rozumieć współrzędne: punkt lub wielokąt',
  'Latitude, north positive': 'Szerokość geograficzna, na północ dodatnia',
  'Longitude, east positive': 'Długość geograficzna, na wschód dodatnia',
  'One point, or the corners of the polygon in order, the first repeated at the end':
    'Jeden punkt albo kolejne wierzchołki wielokąta, pierwszy powtórzony na końcu',
  'Plots of land the relevant commodities come from': 'Działki, z których pochodzą odnośne towary',
  'Title of the document': 'Tytuł dokumentu',
  'SHA-256 of the document, 64 hex digits': 'SHA-256 dokumentu, 64 cyfry szesnastkowe',
  'Where the document is': 'Gdzie znajduje się dokument',
  'Media type of the document, such as application/pdf':
    'Typ mediów dokumentu, np. application/pdf',
  'The text': 'Tekst',
  'BCP 47 tag of the language of the text, such as de or en-GB':
    'Znacznik BCP 47 języka tekstu, np. de lub en-GB',
  'BCP 47 tag of the language of the document': 'Znacznik BCP 47 języka dokumentu',
  'Evidence of where the material comes from': 'Dowód pochodzenia materiału',
  'The sites that made the product; shown to the owner only':
    'Zakłady, w których wytworzono produkt; widoczne tylko dla właściciela',
  'Whether the product bears the CE marking': 'Czy produkt nosi oznakowanie CE',
  'Name of the certificate': 'Nazwa certyfikatu',
  'Number the issuer gave it': 'Numer nadany przez wystawcę',
  'Body that issued it': 'Jednostka, która go wydała',
  'Last day it holds': 'Ostatni dzień ważności',
  'Certificates of conformity; empty where none was issued':
    'Certyfikaty zgodności; puste, jeśli żadnego nie wydano',
  'EU declaration of conformity': 'Deklaracja zgodności UE',
  'EU declaration of conformity, as a document reference':
    'Deklaracja zgodności UE, jako odniesienie do dokumentu',
  'Evidence that the product meets Union law': 'Dowód, że produkt spełnia wymogi prawa Unii',
  'Global Trade Item Number of the product model': 'Global Trade Item Number modelu produktu',
  'Global Returnable Asset Identifier': 'Global Returnable Asset Identifier',
  'Name the product is sold under': 'Nazwa, pod którą produkt jest sprzedawany',
  'Commodity code of the Combined Nomenclature or TARIC, digits only':
    'Kod towaru według Nomenklatury scalonej lub TARIC, tylko cyfry',
  'Emissions over the life cycle': 'Emisje w cyklu życia',
  'Unit of the values': 'Jednostka wartości',
  'Direct emissions': 'Emisje bezpośrednie',
  'Emissions of purchased energy': 'Emisje z zakupionej energii',
  'Other emissions of the value chain': 'Inne emisje w łańcuchu wartości',
  'Standard or method of the calculation, such as ISO 14067':
    'Norma lub metoda obliczeń, np. ISO 14067',
  'Greenhouse gas emissions over the life cycle': 'Emisje gazów cieplarnianych w cyklu życia',
  'Model identifier': 'Identyfikator modelu',
  'Batch identifier': 'Identyfikator partii',
  'Item identifier': 'Identyfikator egzemplarza',
  'Legal or trade name': 'Nazwa firmy lub nazwa handlowa',
  'Postal address': 'Adres pocztowy',
  'Mailbox for questions about the product': 'Skrzynka pocztowa na pytania o produkt',
  'Web page': 'Strona internetowa',
  'What the manufacturer calls the product': 'Jak producent nazywa produkt',
  'Family the product belongs to': 'Rodzina, do której należy produkt',
  'Contact page': 'Strona kontaktowa',
  'Who made the product': 'Kto wytworzył produkt',
  'EORI number': 'Numer EORI',
  'Unique operator identifier': 'Niepowtarzalny identyfikator podmiotu',
  'Who brought the product into the Union': 'Kto wprowadził produkt do Unii',
  'Economic operator in the Union who answers for the product':
    'Podmiot gospodarczy w Unii odpowiedzialny za produkt',
  'Name of the substance': 'Nazwa substancji',
  'CAS number': 'Numer CAS',
  'EC number': 'Numer WE',
  'Where in the product the substance is': 'Gdzie w produkcie znajduje się substancja',
  'Concentration by mass, in the unit stated beside it':
    'Stężenie masowe, w jednostce podanej obok',
  'Unit of the concentration': 'Jednostka stężenia',
  'How to use the product safely': 'Jak bezpiecznie używać produktu',
  'What to mind when taking the product apart': 'Na co uważać przy demontażu produktu',
  'Substances of concern in the product': 'Substancje potencjalnie niebezpieczne w produkcie',
  'Unit of the concentration; ppm, which are mg/kg, where not stated':
    'Jednostka stężenia; ppm, czyli mg/kg, jeśli nie podano',
  'Measured concentrations of hazardous substances':
    'Zmierzone stężenia substancji niebezpiecznych',
  'How long the product lasts, by the measures of its group':
    'Jak długo produkt wytrzymuje, według miar jego grupy',
  'Technical properties of the product': 'Właściwości techniczne produktu',
  'Environmental impacts over the life cycle': 'Wpływ na środowisko w cyklu życia',
  'Repair, reuse and recycling of the product': 'Naprawa, ponowne użycie i recykling produktu',
  'User manual': 'Instrukcja użytkownika',
  'Warnings that accompany the product': 'Ostrzeżenia dołączone do produktu',
  'What to do with the product at the end of its life': 'Co zrobić z produktem pod koniec życia',
  'How to take the product apart': 'Jak zdemontować produkt',
  'Recycled share of the packaging': 'Udział materiału z recyklingu w opakowaniu',
  'Whether the packaging can be recycled': 'Czy opakowanie nadaje się do recyklingu',
  'Packaging of the product': 'Opakowanie produktu',
  'Reference of the service provider that hosts the back-up copy of the passport':
    'Oznaczenie usługodawcy, który przechowuje kopię zapasową paszportu',
  'How the code on the product is printed': 'Jak wydrukowano kod na produkcie',
  'QR Code or Data Matrix with a link, or GS1 DataMatrix with GS1 keys':
    'Kod QR lub Data Matrix z linkiem albo GS1 DataMatrix z kluczami GS1',
  'Width of one module of the code': 'Szerokość jednego modułu kodu',
  'Light border on each side of the code, in modules':
    'Jasny margines z każdej strony kodu, w modułach',
  'Height of the code with its light border': 'Wysokość kodu z jasnym marginesem',
  'Least level of error correction of a QR Code': 'Najniższy poziom korekcji błędów kodu QR',
  'Where on the product the code stands': 'Gdzie na produkcie znajduje się kod',
  'Where the code is scanned and what it has to bear':
    'Gdzie kod jest skanowany i co musi wytrzymać',
  'Grade that the print was verified to have': 'Klasa stwierdzona podczas weryfikacji wydruku',
  'How long the code stays readable, and how that was assessed':
    'Jak długo kod pozostaje czytelny i jak to oceniono',
};
