/** Lower case, accents and punctuation off: "Q.tà" → "q ta", "Disc. %" → "disc pct", "N°" → "n", "#" → "no". */
export function foldTitle(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/%/g, ' pct ')
    .replace(/#/g, ' no ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Lower case without accents; "ß" as "ss". */
export function foldWord(text: string): string {
  return text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}
