import { LEGAL_FORM } from '../../names/legal-forms.ts';

const BETWEEN = /\s[•·●▪|*■–—-]\s/u;
const FEWEST = 3;

/** "Charpente – Couverture – Zinguerie", "Sanitär · Heizung · Klima": words in a row, as firms say below their name what they do. */
export function areWordsInRow(text: string): boolean {
  if (!BETWEEN.test(text)) return false;
  const parts = text.split(BETWEEN);
  return parts.length >= FEWEST && !LEGAL_FORM.test(text) && parts.every((part) => /^\p{L}[\p{L}\s&'’-]*$/u.test(part));
}
