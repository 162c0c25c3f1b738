/** A sentence ends with its mark and a space or line behind it, so that "1.190" and "Ltd.," do not end one. */
const END = /[.!?…:][)"'»”]*\s+|\n+/g;

/** Text in whole sentences with the space behind each, and what follows the last of them. Nothing is lost. */
export function inSentences(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const end of text.matchAll(END)) {
    const to = end.index + end[0].length;
    whole.push(text.slice(from, to));
    from = to;
  }
  return { whole, rest: text.slice(from) };
}
