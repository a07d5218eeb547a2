import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Nastavte si druhý faktor',
  lead: 'S ním samotné heslo nikoho nepustí dovnitř. Potřebujete minutu a ověřovací aplikaci v telefonu.',
  isOn: 'Váš druhý faktor je zapnut',
  isOnLead: 'Každé přihlášení žádá kód z vaší ověřovací aplikace.',
  start: 'Začít',
  scan: '1. Naskenujte tento kód aplikací',
  qrCode: 'QR kód s tajným klíčem pro vaši ověřovací aplikaci',
  noCamera: 'Nemáte po ruce fotoaparát? Zadejte do aplikace tento klíč:',
  copyKey: 'Kopírovat klíč',
  type: '2. Zadejte šest číslic, které ukáže',
  code: 'Kód z aplikace',
  wrong: 'Tento kód nesouhlasí. Počkejte na další a zadejte jej; hodiny telefonu mohou jít špatně.',
  turnOn: 'Zapnout',
  codesTitle: 'Uschovejte tyto obnovovací kódy',
  codesLead:
    'Zobrazí se jen jednou. Každý vás jednou přihlásí, když ztratíte telefon. Vytiskněte je nebo je uložte do správce hesel.',
  save: 'Uložit jako text',
  print: 'Vytisknout',
  saved: 'Kódy mám uložené tam, kde je najdu i bez telefonu.',
  done: 'Hotovo',
  leave:
    'Kódy se zobrazí jen jednou. Než odejdete, uložte je, zkopírujte, vytiskněte nebo zaškrtněte políčko.',
  turnedOn: 'Váš druhý faktor je zapnut.',
  renew: 'Vytvořit nové obnovovací kódy',
  renewLead: 'Deset kódů, které máte, pak přestane platit.',
  turnOff: 'Vypnout',
  turnedOff: 'Váš druhý faktor je vypnut.',
  proof: 'Kód z aplikace nebo obnovovací kód',
};
