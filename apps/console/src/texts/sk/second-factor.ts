import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Nastavte si druhý faktor',
  lead: 'S ním samotné heslo nikoho nevpustí. Potrebujete minútu a overovaciu aplikáciu v telefóne.',
  isOn: 'Druhý faktor je zapnutý',
  isOnLead: 'Každé prihlásenie vyžaduje kód z vašej overovacej aplikácie.',
  start: 'Začať',
  scan: '1. Naskenujte tento kód aplikáciou',
  qrCode: 'QR kód s tajomstvom pre vašu overovaciu aplikáciu',
  noCamera: 'Nemáte po ruke fotoaparát? Zadajte do aplikácie tento kľúč:',
  copyKey: 'Kopírovať kľúč',
  type: '2. Zadajte šesť číslic, ktoré zobrazí',
  code: 'Kód z aplikácie',
  wrong:
    'Tento kód nesedí. Počkajte na ďalší a zadajte ho; hodiny vášho telefónu môžu ísť nesprávne.',
  turnOn: 'Zapnúť',
  codesTitle: 'Uschovajte si tieto obnovovacie kódy',
  codesLead:
    'Zobrazia sa len teraz. Každý vás vpustí raz, ak telefón stratíte. Vytlačte ich alebo uložte do správcu hesiel.',
  save: 'Uložiť ako text',
  print: 'Tlačiť',
  saved: 'Kódy mám uložené tam, kde ich nájdem aj bez telefónu.',
  done: 'Hotovo',
  leave:
    'Kódy sa zobrazia len teraz. Pred odchodom ich uložte, skopírujte, vytlačte alebo zaškrtnite políčko.',
  turnedOn: 'Váš druhý faktor je zapnutý.',
  renew: 'Vytvoriť nové obnovovacie kódy',
  renewLead: 'Desať kódov, ktoré máte, potom prestane platiť.',
  turnOff: 'Vypnúť',
  turnedOff: 'Váš druhý faktor je vypnutý.',
  proof: 'Kód z aplikácie alebo obnovovací kód',
};
