/** The master catalogue of the page at `/`: every other language has exactly these keys. */
export const en = {
  title: 'Find the passport of a product',
  intro:
    'A product passport says what a product is made of, where it comes from, and how to repair, return or recycle it. The code on the product leads to it, and everybody may read it.',
  workspace: 'Passports of {workspace}',
  ask: 'Number under the code, or link',
  open: 'Open',
  hint: 'Often 14 digits, after “(01)” or “GTIN”. With a camera, scan the code instead: no app is needed.',
  unread:
    'This is neither a number under a code nor the link of one. Compare it with the product, digit by digit.',
  samples: 'Samples',
  samplesNote:
    'Invented products of invented companies. They are here because this server shows a demonstration.',
  more: 'More of this server',
  sealTitle: 'Check a seal',
  sealText: 'Was a passport changed after it was sealed?',
  consoleTitle: 'Sign in to the console',
  consoleText: 'For companies that publish passports here',
  docsTitle: 'API documentation',
  docsText: 'For software that reads or writes passports',
  operator: 'Who runs this server',
  name: 'Operator',
  address: 'Address',
  contact: 'Questions',
  privacy: 'Privacy',
  responsibility:
    'The operator keeps the passports. For what they say, each company answers itself.',
};

/** Shape of one language's texts. */
export type HomeTexts = Readonly<typeof en>;
