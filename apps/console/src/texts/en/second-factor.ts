/** Setting up the second factor, and its recovery codes. */
export const secondFactor = {
  title: 'Set up your second factor',
  lead: 'With it, your password alone lets no one in. It takes a minute and an authenticator app on your phone.',
  isOn: 'Your second factor is on',
  isOnLead: 'Every sign-in asks for a code of your authenticator app.',
  start: 'Begin',
  scan: '1. Scan this code with the app',
  qrCode: 'QR code with the secret for your authenticator app',
  noCamera: 'No camera at hand? Type this key into the app:',
  copyKey: 'Copy the key',
  type: '2. Type the six digits it shows',
  code: 'Code from the app',
  wrong:
    'This code does not match. Wait for the next one and type it; the clock of your phone may be wrong.',
  turnOn: 'Turn it on',
  codesTitle: 'Keep these recovery codes',
  codesLead:
    'They are shown this once. Each lets you in once if the phone is lost. Print them or keep them in a password manager.',
  save: 'Save as text',
  print: 'Print',
  saved: 'I have saved the codes where I will find them without my phone.',
  done: 'Done',
  leave:
    'The codes are shown this once. Save, copy or print them, or tick the box, before you leave.',
  turnedOn: 'Your second factor is on.',
  renew: 'Make new recovery codes',
  renewLead: 'The ten codes that you have then no longer work.',
  turnOff: 'Turn it off',
  turnedOff: 'Your second factor is off.',
  proof: 'Code from the app, or a recovery code',
} as const;
