import type { Explanations } from '../help.js';

/** Explanations of fields of cosmetics, in German. */
export const cosmetics: Explanations = {
  'Responsible person in the Union': 'Verantwortliche Person in der Union',
  'INCI names in descending order of mass; nanomaterials end in [nano]':
    'INCI-Bezeichnungen in absteigender Reihenfolge der Masse; Nanomaterialien enden auf [nano]',
  'Recycled content of the packaging': 'Rezyklatgehalt der Verpackung',
  'Recyclable share of the packaging, or its recycled content':
    'Recycelbarer Anteil der Verpackung oder ihr Rezyklatgehalt',
  'How long the product can be used once opened':
    'Wie lange das Produkt nach dem Öffnen verwendet werden kann',
  'Until when the product keeps its function when stored properly':
    'Bis wann das Produkt bei sachgemäßer Lagerung seine Funktion erfüllt',
  Content: 'Inhalt',
  'Content at the time of packaging, by mass or by volume':
    'Inhalt zum Zeitpunkt der Abfüllung, nach Masse oder Volumen',
  'What the product is for': 'Wofür das Produkt bestimmt ist',
  'Particular precautions in use': 'Besondere Vorsichtsmaßnahmen beim Gebrauch',
  'Reference of the notification to the cosmetic products notification portal':
    'Nummer der Notifizierung im Portal für die Notifizierung kosmetischer Mittel',
  'Fragrance allergens above 0.001 % in leave-on, 0.01 % in rinse-off products, by INCI name':
    'Allergene Duftstoffe über 0,001 % in Mitteln, die auf der Haut bleiben, 0,01 % in Mitteln, die abgespült werden, nach INCI-Bezeichnung',
  'Nanomaterials among the ingredients, by INCI name':
    'Nanomaterialien unter den Bestandteilen, nach INCI-Bezeichnung',
  'Whether the product is claimed to be free of animal testing':
    'Ob das Produkt als frei von Tierversuchen beworben wird',
  'Sun protection factor': 'Lichtschutzfaktor',
};
