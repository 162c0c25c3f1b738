import { LEGAL_FORM_WRITINGS, WORDS_LIKE_FORMS } from './legal-form-writings.ts';

/**
 * What is the same for every writing of one name: case, punctuation and spaces do not count, and neither does how the
 * legal form at its end is written ("ACME, Limited" and "Acme Ltd."). The form itself does: "Acme Ltd" and "Acme Inc"
 * are two. Never empty for a text that is not blank; the key of a key is the key.
 */
export function nameKey(name: string): string {
  const folded = foldCase(name).replace(PARTNERS, ' ');
  const letters = folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return letters === '' ? folded.trim() : withFormsInOneWriting(letters);
}

/** "& Co" is also written out; behind a letter it may be part of a name: "Roland Co". */
const PARTNERS = /(?<=\s)(?:and|und|et)\s+(?=(?:co|company|cie|compagnie)(?!\p{L}))/gu;

/** Upper case first: it tells "ß" and "ss", "ς" and "σ" to be the same letters. */
function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/** "gmbh & co. kg" ends with several forms, each of which may be written in several ways. */
function withFormsInOneWriting(name: string): string {
  let rest = name;
  let forms = '';
  for (;;) {
    const ending = WORDS_LIKE_FORMS.some((word) => rest.endsWith(word))
      ? undefined
      : LEGAL_FORM_WRITINGS.find(([writing]) => rest.length > writing.length && rest.endsWith(writing));
    if (!ending) break;
    const [writing, form] = ending;
    rest = rest.slice(0, -writing.length);
    forms = form + forms;
  }
  const written = rest + forms;
  // Two forms in their one writing may stand for a third one.
  return written === name ? name : withFormsInOneWriting(written);
}
