import { matchesOf } from '../matches-of.ts';
import { foldWord } from './fold.ts';

export interface LabelToken {
  text: string;
  start: number;
  end: number;
}

/**
 * Words, numbers and the signs "#", "%"; "N°" and "№" read as "no", and "T O" as "to": capitals that are set apart by
 * kerning look like two words; "V.A.T." as "vat". Offsets refer to the given text.
 */
export function labelTokens(text: string): LabelToken[] {
  return matchesOf(
    text,
    /(?<!\p{L})T O(?!\p{L})|(?<![\p{L}.])(?:V\.A\.T|G\.S\.T)(?!\p{L})|\p{L}+[°º]?|\d+|[#%№]/gu,
  ).map((match) => ({
    text: textOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function textOf(printed: string): string {
  if (printed === 'T O') return 'to';
  return /[°º№]$/u.test(printed) ? 'no' : foldWord(printed.replaceAll('.', ''));
}
