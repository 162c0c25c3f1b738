/** Letters of their own that keep their stroke when accents are taken off. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' };

function withoutStrokes(text: string): string {
  return text.replace(/[łøđæœßı]/g, (letter) => STROKES[letter]!);
}

/** Most words: neither accents nor strokes are looked for in them. */
const PLAIN = /^[\x20-\x7e]*$/;

const SIGNS = /[%#]/;

/** Lower case, accents and punctuation off: "Q.tà" → "q ta", "Disc. %" → "disc pct", "N°" → "n", "#" → "no". */
export function foldTitle(text: string): string {
  const letters = PLAIN.test(text)
    ? text.toLowerCase()
    : withoutStrokes(text.normalize('NFKD').toLowerCase()).replace(/\p{M}/gu, '');
  const spoken = SIGNS.test(letters) ? letters.replace(/%/g, ' pct ').replace(/#/g, ' no ') : letters;
  return spoken.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Lower case without accents; "ß" as "ss". */
export function foldWord(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(text) ? lower : withoutStrokes(lower).normalize('NFD').replace(/\p{M}/gu, '');
}

/** The text without accents, in its own case. */
export function withoutAccents(text: string): string {
  return PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}
