import type { Explanations } from '../help.js';

/** Explanations of fields of batteries, in Bulgarian. */
export const batteries: Explanations = {
  'Emissions per kilowatt-hour delivered over the service life':
    'Емисии на киловатчас, подаден през експлоатационния срок',
  'Carbon footprint performance class': 'Клас на показателите за въглероден отпечатък',
  'Study that supports the declaration': 'Проучване в подкрепа на декларацията',
  'Hazardous substances other than mercury, cadmium and lead':
    'Опасни вещества, различни от живак, кадмий и олово',
  'Expected number of charge and discharge cycles': 'Очакван брой цикли на зареждане и разреждане',
  'Expected lifetime': 'Очакван живот',
  'Test the number of cycles was found by': 'Изпитване, с което е определен броят на циклите',
  'C-rate of that test, such as C/3': 'C-стойност на това изпитване, например C/3',
  'Expected lifetime in cycles and in years': 'Очакван живот в цикли и в години',
  'Category of the battery': 'Категория на батерията',
  'Cell chemistry, such as NMC 811 or LFP': 'Химичен състав на клетките, например NMC 811 или LFP',
  Capacity: 'Капацитет',
  'Unit of the value; Ah where not stated': 'Единица на стойността; Ah, ако не е посочена',
  'Capacity of the new battery': 'Капацитет на новата батерия',
  'Recycled share of the cobalt': 'Рециклиран дял на кобалта',
  'Recycled share of the lithium': 'Рециклиран дял на лития',
  'Recycled share of the nickel': 'Рециклиран дял на никела',
  'Recycled share of the lead': 'Рециклиран дял на оловото',
  'Share recovered from waste, by metal; 0 where the battery holds none':
    'Дял, възстановен от отпадъци, по метал; 0, ако батерията не го съдържа',
  'Country of the plant, ISO 3166-1 alpha-2': 'Държава на завода, ISO 3166-1 alpha-2',
  'City of the plant': 'Град на завода',
  'Where the battery was made': 'Къде е произведена батерията',
  'Month and year, or day, of manufacture': 'Месец и година или ден на производство',
  'What the manufacturer identifies the model by': 'С какво производителят обозначава модела',
  'Mass of the battery': 'Маса на батерията',
  'What a fire of the battery can be put out with': 'С какво може да се гаси пожар на батерията',
  'Share of the mass': 'Дял от масата',
  'Critical raw materials above 0.1 % by mass': 'Суровини от критично значение над 0,1 % от масата',
  'Report on the due diligence policy': 'Доклад за политиката за надлежна проверка',
  'Report on the due diligence policy, as a document reference':
    'Доклад за политиката за надлежна проверка, като препратка към документ',
  'Where the cobalt was mined': 'Къде е добит кобалтът',
  'Where the lithium was mined': 'Къде е добит литият',
  'Where the nickel was mined': 'Къде е добит никелът',
  'Due diligence in the supply chain': 'Надлежна проверка по веригата на доставки',
  'Share of renewable content': 'Дял на възобновяемото съдържание',
  'Rated capacity': 'Номинален капацитет',
  'Lowest voltage': 'Най-ниско напрежение',
  'Nominal voltage': 'Номинално напрежение',
  'Highest voltage': 'Най-високо напрежение',
  'Lowest temperature': 'Най-ниска температура',
  'Highest temperature': 'Най-висока температура',
  'Temperatures the voltages hold for': 'Температури, за които важат напреженията',
  'Voltages of the battery': 'Напрежения на батерията',
  'Power the new battery can deliver': 'Мощност, която новата батерия може да даде',
  'Lower limit of the power': 'Долна граница на мощността',
  'Upper limit of the power': 'Горна граница на мощността',
  'Temperatures the values hold for': 'Температури, за които важат стойностите',
  'Power the battery can deliver': 'Мощност, която батерията може да даде',
  'Capacity below which the battery counts as exhausted; EV batteries only':
    'Капацитет, под който батерията се счита за изтощена; само батерии за електрически превозни средства',
  'Test the temperatures were found by': 'Изпитване, с което са определени температурите',
  'Temperatures the battery withstands when not in use':
    'Температури, които батерията издържа, когато не се използва',
  'Length of the warranty of the calendar life': 'Срок на гаранцията за календарния живот',
  'Warranty of the calendar life': 'Гаранция за календарния живот',
  'Of the new battery': 'На новата батерия',
  'After half of the cycles': 'След половината цикли',
  'Share of the charged energy that can be taken out again':
    'Дял от заредената енергия, който може да бъде изведен отново',
  'Of one cell': 'На една клетка',
  'Of the whole pack': 'На целия пакет',
  'Internal resistance': 'Вътрешно съпротивление',
  'Whether the battery bears the symbol for separate collection':
    'Дали батерията носи символа за разделно събиране',
  'Chemical symbols the battery bears; empty where it needs none':
    'Химични символи върху батерията; празно, ако не са нужни',
  'How to prevent waste, collect, reuse and treat the battery':
    'Как да се предотвратяват отпадъци и батерията да се събира, използва повторно и третира',
  'State of charge when put into service': 'Състояние на заряд при въвеждане в експлоатация',
  'Materials of the cathode': 'Материали на катода',
  'Materials of the anode': 'Материали на анода',
  'Materials of the electrolyte': 'Материали на електролита',
  'Loss of power at the end of the life': 'Загуба на мощност в края на живота',
  'Loss of capacity at the end of the life': 'Загуба на капацитет в края на живота',
  'Growth of the internal resistance by the end of the life':
    'Нарастване на вътрешното съпротивление до края на живота',
  'Loss of round-trip efficiency by the end of the life':
    'Загуба на енергийна ефективност до края на живота',
  'Detailed composition and performance; shown to holders of an access grant only':
    'Подробен състав и показатели; видими само за притежатели на достъп',
  'Status of the battery': 'Статус на батерията',
  'State of certified energy; EV batteries':
    'Състояние на сертифицираната енергия; батерии за електрически превозни средства',
  'Capacity the battery still has': 'Капацитет, който батерията още има',
  Power: 'Мощност',
  'Unit of the value; W where not stated': 'Единица на стойността; W, ако не е посочена',
  'Power the battery can still deliver': 'Мощност, която батерията още може да даде',
  'Share of the charged energy that can still be taken out again':
    'Дял от заредената енергия, който още може да бъде изведен',
  'Charge lost in a month without use': 'Заряд, загубен за месец без употреба',
  'Ohmic resistance; LMT batteries and stationary storage':
    'Омично съпротивление; батерии за ЛТС и стационарно съхранение',
  'State of charge': 'Състояние на заряд',
  'Charge and discharge cycles so far': 'Цикли на зареждане и разреждане досега',
  'What happened': 'Какво се е случило',
  'When it did': 'Кога се е случило',
  'Accidents and other negative events': 'Аварии и други отрицателни събития',
  'Temperature the battery has been used at, or its range':
    'Температура, при която е използвана батерията, или нейният обхват',
  'Day the battery was put into service': 'Ден на въвеждане на батерията в експлоатация',
  'State and use of the battery; shown to holders of an access grant only':
    'Състояние и употреба на батерията; видими само за притежатели на достъп',
  'Exploded views, sequence of steps, fasteners, tools, warnings, count and layout of the cells':
    'Разглобени изгледи, последователност на стъпките, скрепителни елементи, инструменти, предупреждения, брой и разположение на клетките',
  'Where spare parts can be had': 'Къде могат да се намерят резервни части',
  'Name of the component': 'Наименование на компонента',
  'Its number': 'Неговият номер',
  'Part numbers of the components': 'Номера на частите на компонентите',
  'Safety measures for those who take the battery apart':
    'Мерки за безопасност за лицата, които разглобяват батерията',
  'Repair and dismantling; shown to holders of an access grant only':
    'Поправка и разглобяване; видими само за притежатели на достъп',
  'Results of tests that prove compliance; shown to authorities only':
    'Резултати от изпитвания, които доказват съответствието; видими само за органите',
};
