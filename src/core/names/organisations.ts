import { partyWords } from '../lexicon/party-words.ts';
import { matchesOf } from '../matches-of.ts';
import { because } from '../reasons/reason.ts';
import { LEGAL_FORM } from './legal-forms.ts';
import type { NameSpan } from './name-span.ts';

const FORMS = new RegExp(LEGAL_FORM.source, 'gu');
/** Forms that names also carry in their middle. */
const INNER_FORM = /^(?:&|Group|Company|Holdings?)/u;
const MOST_WORDS = 7;
/** More than seven words ever need: keeps the search linear in a line's length. */
const MOST_CHARACTERS = 200;
const JOINING = new RegExp(String.raw`^(?:&|\+|${partyWords('joins', 'inFirms')})$`, 'u');
const CAPITALISED = /^["“„(]?[\p{Lu}\d][\p{L}\d.'’&/-]*,?$/u;
/** Words with which a line may begin before the name. */
const LEAD_IN = new RegExp(`^(?:${partyWords('beforeNames')})$`, 'iu');

const SUM_WORDS = /^(?:sub-?)?(?:total|amount|price|net|gross|tax|cost|sum|balance|rate|value)s?$/iu;

/** A legal form and the capitalised words before it. */
export function findOrganisations(text: string): NameSpan[] {
  const spans: NameSpan[] = [];
  const forms = matchesOf(text, FORMS);
  for (const [index, form] of forms.entries()) {
    const start = startOfName(text, form.index);
    const next = forms[index + 1];
    // "Harlow & Sons Joinery Ltd": the name goes on behind a form that may stand inside.
    if (next && INNER_FORM.test(form[0]) && startOfName(text, next.index) === start) continue;
    if (start === null || start < (spans.at(-1)?.end ?? 0)) continue;
    const end = endOfForm(text, form.index + form[0].length);
    const name = text.slice(start, form.index).trim();
    // "Total Inc GST", "Insurance Company: …" are labels.
    if (SUM_WORDS.test(name) || (text[end] === ':' && !/\s/.test(name))) continue;
    spans.push({ label: 'ORG', start, end, confidence: 0.88, reason: because('legal_form', { text: form[0] }) });
  }
  return spans;
}

/** "GmbH & Co.": the partners are part of the form. */
function endOfForm(text: string, end: number): number {
  return end + (/^\s?&\s?Co\b\.?(?:\s?KG(?:aA)?\b)?/u.exec(text.slice(end))?.[0].length ?? 0);
}

function startOfName(text: string, formStart: number): number | null {
  const from = Math.max(0, formStart - MOST_CHARACTERS);
  const words = matchesOf(text.slice(from, formStart), /\S+/gu).slice(-MOST_WORDS);
  // "20 KG" is a weight.
  if (/^[\d.,]+$/.test(words.at(-1)?.[0] ?? '')) return null;
  let first: number = words.length;
  for (let index = words.length - 1; index >= 0; index--) {
    const word = words[index]![0];
    // A comma ends another phrase, except right before the form: "Acme, Inc."
    if (/[:;]$/.test(word) || (word.endsWith(',') && index < words.length - 1)) break;
    if (CAPITALISED.test(word)) first = index;
    else if (!JOINING.test(word) || isArticle(word, words[index - 1]?.[0])) break;
  }
  while (first < words.length && LEAD_IN.test(words[first]![0])) first++;
  const name = words.slice(first).map((match) => match[0]);
  return name.some((word) => /\p{L}{2}/u.test(word)) ? from + words[first]!.index : null;
}

/** "Verschulden der Acme AG" is a sentence; "van der Meer B.V." a name. */
function isArticle(word: string, before: string | undefined): boolean {
  return /^(?:der|den)$/u.test(word) && !/^(?:van|von|an)$/iu.test(before ?? '');
}
