/** A true document in texts that two readers could read in two ways, so that one of them could be shown a forgery. */
export function forgedTexts(text: string): { name: string; text: string }[] {
  const inserted = (before: string, put: string) => text.replace(before, `${before}${put}`);
  return [
    { name: 'a value before the sealed one', text: inserted('"metadata":{', '"gtin":"1",') },
    {
      name: 'a value behind the sealed one',
      text: text.replace('/report"]}', '/report"],"gtin":"1"}'),
    },
    {
      name: 'a value under the same name, with an escape',
      text: inserted('"metadata":{', '"\\u0067tin":"1",'),
    },
    { name: 'other metadata before the sealed', text: inserted('{', '"metadata":{"gtin":"1"},') },
    { name: 'another proof', text: inserted('{', '"proof":{},') },
    { name: 'another root', text: inserted('"proof":{', '"merkleRoot":"",') },
    {
      name: 'a number in digits that no double has',
      text: text.replaceAll('94', `94.${'0'.repeat(20)}1`),
    },
    { name: 'a number behind the range of doubles', text: text.replaceAll('3000', '3e3000') },
    { name: 'half a surrogate pair in a copy', text: inserted('{', '"note":"\\ud83d",') },
    { name: 'a byte order mark', text: `\ufeff${text}` },
    { name: 'a second document behind the first', text: `${text}{}` },
    { name: 'a comma behind the last member', text: `${text.slice(0, -1)},}` },
  ];
}
