import { spansOf, type Text } from './text.ts';

export interface Token {
  text: string;
  fields: readonly string[];
}

/** Greedy line breaking at spaces; line feeds break always. */
export function breakLines(text: Text, width: number | undefined, measure: (text: string) => number): Token[][] {
  const lines: Token[][] = [];
  let line: Token[] = [];
  let used = 0;
  const close = () => {
    while (line.at(-1)?.text.trim() === '' && line.at(-1)?.text !== '') line.pop();
    lines.push(line);
    line = [];
    used = 0;
  };
  // Words are glued over span borders ("$" + "12.00"), so that a line never breaks inside an amount.
  const words: Token[][] = [[]];
  for (const span of spansOf(text)) {
    for (const part of span.text.split(/( +|\n)/)) {
      if (part === '') continue;
      if (part === '\n' || part.startsWith(' ')) words.push([{ text: part, fields: span.fields ?? [] }], []);
      else words.at(-1)!.push({ text: part, fields: span.fields ?? [] });
    }
  }
  for (const word of words) {
    const content = word.map((token) => token.text).join('');
    if (content === '') continue;
    if (content === '\n') {
      close();
      continue;
    }
    const advance = measure(content);
    if (width !== undefined && used > 0 && content.trim() !== '' && used + advance > width + 0.01) close();
    if (content.trim() === '' && line.length === 0) continue;
    line.push(...word);
    used += advance;
  }
  close();
  return lines;
}
