import type { Explanations } from '../help.js';

/** Explanations of fields of several categories, in Bulgarian. */
export const shared: Explanations = {
  'Country of production, ISO 3166-1 alpha-2': 'Държава на производство, ISO 3166-1 alpha-2',
  'Name of the material': 'Наименование на материала',
  'Share of the product': 'Дял от продукта',
  'The materials of the product; their percentages add up to 100':
    'Материалите на продукта; процентите им дават общо 100',
  'Name of the site': 'Наименование на обекта',
  'Where the site is': 'Къде се намира обектът',
  'What is done there': 'Какво се прави там',
  'EORI number of the operator of the site': 'Номер EORI на оператора на обекта',
  'Identifier of the plot in the due diligence statement':
    'Идентификатор на парцела в декларацията за надлежна проверка',
  'How the coordinates are meant: point or polygon':
    'Как се разбират координатите: точка или многоъгълник',
  'Latitude, north positive': 'Географска ширина, положителна на север',
  'Longitude, east positive': 'Географска дължина, положителна на изток',
  'One point, or the corners of the polygon in order, the first repeated at the end':
    'Една точка или върховете на многоъгълника по ред, първият повторен накрая',
  'Plots of land the relevant commodities come from':
    'Парцели, от които произхождат съответните стоки',
  'Title of the document': 'Заглавие на документа',
  'SHA-256 of the document, 64 hex digits': 'SHA-256 на документа, 64 шестнадесетични цифри',
  'Where the document is': 'Къде се намира документът',
  'Media type of the document, such as application/pdf':
    'Тип медия на документа, например application/pdf',
  'The text': 'Текстът',
  'BCP 47 tag of the language of the text, such as de or en-GB':
    'Етикет BCP 47 за езика на текста, например de или en-GB',
  'BCP 47 tag of the language of the document': 'Етикет BCP 47 за езика на документа',
  'Evidence of where the material comes from': 'Доказателство откъде идва материалът',
  'The sites that made the product; shown to the owner only':
    'Обектите, произвели продукта; видими само за собственика',
  'Whether the product bears the CE marking': 'Дали продуктът носи маркировката „CE“',
  'Name of the certificate': 'Наименование на сертификата',
  'Number the issuer gave it': 'Номер, даден от издателя',
  'Body that issued it': 'Орган, който го е издал',
  'Last day it holds': 'Последен ден на валидност',
  'Certificates of conformity; empty where none was issued':
    'Сертификати за съответствие; празно, ако не е издаден нито един',
  'EU declaration of conformity': 'ЕС декларация за съответствие',
  'EU declaration of conformity, as a document reference':
    'ЕС декларация за съответствие, като препратка към документ',
  'Evidence that the product meets Union law':
    'Доказателство, че продуктът отговаря на правото на Съюза',
  'Global Trade Item Number of the product model': 'Global Trade Item Number на модела на продукта',
  'Global Returnable Asset Identifier': 'Global Returnable Asset Identifier',
  'Name the product is sold under': 'Наименование, под което се продава продуктът',
  'Commodity code of the Combined Nomenclature or TARIC, digits only':
    'Код на стоката по Комбинираната номенклатура или ТАРИК, само цифри',
  'Emissions over the life cycle': 'Емисии през жизнения цикъл',
  'Unit of the values': 'Единица на стойностите',
  'Direct emissions': 'Преки емисии',
  'Emissions of purchased energy': 'Емисии от закупената енергия',
  'Other emissions of the value chain': 'Други емисии по веригата на стойността',
  'Standard or method of the calculation, such as ISO 14067':
    'Стандарт или метод на изчисление, например ISO 14067',
  'Greenhouse gas emissions over the life cycle': 'Емисии на парникови газове през жизнения цикъл',
  'Model identifier': 'Идентификатор на модела',
  'Batch identifier': 'Идентификатор на партидата',
  'Item identifier': 'Идентификатор на изделието',
  'Legal or trade name': 'Фирма или търговско наименование',
  'Postal address': 'Пощенски адрес',
  'Mailbox for questions about the product': 'Пощенска кутия за въпроси относно продукта',
  'Web page': 'Уебстраница',
  'What the manufacturer calls the product': 'Как производителят нарича продукта',
  'Family the product belongs to': 'Семейство, към което принадлежи продуктът',
  'Contact page': 'Страница за контакт',
  'Who made the product': 'Кой е произвел продукта',
  'EORI number': 'Номер EORI',
  'Unique operator identifier': 'Уникален идентификатор на оператора',
  'Who brought the product into the Union': 'Кой е внесъл продукта в Съюза',
  'Economic operator in the Union who answers for the product':
    'Икономически оператор в Съюза, който отговаря за продукта',
  'Name of the substance': 'Наименование на веществото',
  'CAS number': 'CAS номер',
  'EC number': 'ЕО номер',
  'Where in the product the substance is': 'Къде в продукта се намира веществото',
  'Concentration by mass, in the unit stated beside it':
    'Масова концентрация в посочената до нея единица',
  'Unit of the concentration': 'Единица на концентрацията',
  'How to use the product safely': 'Как да се използва продуктът безопасно',
  'What to mind when taking the product apart':
    'За какво да се внимава при разглобяване на продукта',
  'Substances of concern in the product': 'Вещества, пораждащи безпокойство, в продукта',
  'Unit of the concentration; ppm, which are mg/kg, where not stated':
    'Единица на концентрацията; ppm, тоест mg/kg, ако не е посочена',
  'Measured concentrations of hazardous substances': 'Измерени концентрации на опасни вещества',
  'How long the product lasts, by the measures of its group':
    'Колко дълго издържа продуктът според мерките за групата му',
  'Technical properties of the product': 'Технически свойства на продукта',
  'Environmental impacts over the life cycle':
    'Въздействия върху околната среда през жизнения цикъл',
  'Repair, reuse and recycling of the product':
    'Поправка, повторна употреба и рециклиране на продукта',
  'User manual': 'Ръководство за потребителя',
  'Warnings that accompany the product': 'Предупреждения, които придружават продукта',
  'What to do with the product at the end of its life':
    'Какво да се прави с продукта в края на живота му',
  'How to take the product apart': 'Как да се разглоби продуктът',
  'Recycled share of the packaging': 'Рециклиран дял на опаковката',
  'Whether the packaging can be recycled': 'Дали опаковката може да се рециклира',
  'Packaging of the product': 'Опаковка на продукта',
  'Reference of the service provider that hosts the back-up copy of the passport':
    'Означение на доставчика на услуги, който съхранява резервното копие на паспорта',
  'How the code on the product is printed': 'Как е отпечатан кодът върху продукта',
  'QR Code or Data Matrix with a link, or GS1 DataMatrix with GS1 keys':
    'QR код или Data Matrix с връзка, или GS1 DataMatrix с ключове на GS1',
  'Width of one module of the code': 'Ширина на един модул на кода',
  'Light border on each side of the code, in modules':
    'Светло поле от всяка страна на кода, в модули',
  'Height of the code with its light border': 'Височина на кода заедно със светлото поле',
  'Least level of error correction of a QR Code':
    'Най-ниско ниво на корекция на грешките на QR код',
  'Where on the product the code stands': 'Къде върху продукта се намира кодът',
  'Where the code is scanned and what it has to bear':
    'Къде се сканира кодът и на какво трябва да издържа',
  'Grade that the print was verified to have': 'Клас, установен при проверката на печата',
  'How long the code stays readable, and how that was assessed':
    'Колко дълго кодът остава четлив и как е оценено това',
};
