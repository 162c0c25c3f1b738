import { matchesOf } from '../matches-of.ts';
import type { FoundPattern, RowText } from './found-pattern.ts';

const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[a-z]{2,24}(?![\p{L}\d@-])/giu;
const URL = /(?<![\p{L}\d@.])(?:https?:\/\/|www\.)[^\s<>"“”|,;]+/giu;
const DOMAIN =
  /(?<![\p{L}\d@./_-]|urn:\S{0,60})(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,3}(?:com|net|org|eu|io|info|biz|shop|dev|app|de|at|ch|li|fr|be|nl|lu|es|pt|it|ie|uk|us|in|au|nz|ca|dk|se|no|fi|pl|cz)(?:\/[^\s<>"|,;]*)?(?![\p{L}\d@-]|\.\p{L})/gu;

export function findEmails({ text }: RowText): FoundPattern[] {
  return matchesOf(text, EMAIL).map((match) => ({
    ...spanOf(match.index, match[0]),
    value: match[0].toLowerCase(),
    name: 'e-mail',
    kind: 'email',
    confidence: 0.98,
  }));
}

/** Web addresses with a scheme or "www.", and bare lower-case domains of common endings. */
export function findUrls({ text }: RowText): FoundPattern[] {
  const full = matchesOf(text, URL).map((match) => {
    const printed = match[0].replace(/[.:!?)\]'’]+$/u, '');
    return { ...spanOf(match.index, printed), value: printed, name: 'URL', kind: 'url' as const, confidence: 0.97 };
  });
  const bare = matchesOf(text, DOMAIN).map((match) => {
    const printed = match[0].replace(/[.:!?)\]'’]+$/u, '');
    return { ...spanOf(match.index, printed), value: printed, name: 'domain', kind: 'url' as const, confidence: 0.85 };
  });
  return [
    ...full.filter(({ value }) => /\.\p{L}{2}/u.test(value)),
    ...bare.filter(({ value }) => /^[a-z\d-]{3}|\./.test(value)),
  ];
}

function spanOf(start: number, text: string) {
  return { start, end: start + text.length, text };
}
