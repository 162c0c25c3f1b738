const SAME: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '„': '"',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  ß: 's',
  ø: 'o',
  æ: 'a',
  œ: 'o',
  ł: 'l',
};

/** Lower case, without accents, quotes and dashes in one writing, and as long as it was: offsets stay true. */
export function foldQuestion(text: string): string {
  let folded = '';
  for (const character of text) {
    const lower = SAME[character.toLowerCase()] ?? character.toLowerCase();
    const plain = lower.normalize('NFD').replace(/\p{M}/gu, '');
    const one = plain.length === character.length ? plain : plain.slice(0, character.length).padEnd(character.length);
    folded += /\s/u.test(one) ? ' '.repeat(one.length) : one;
  }
  return folded;
}
