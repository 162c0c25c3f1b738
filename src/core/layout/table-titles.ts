import { COLUMN_TITLES, GROSS_MARKS, NET_MARKS, PRICED_BY, TITLE_FILLERS } from '../lexicon/column-titles.ts';
import { foldTitle } from '../lexicon/fold.ts';
import type { ColumnKind } from '../lexicon/lexicon.ts';
import { CURRENCY_PATTERN } from '../values/currency.ts';

type PhraseKind = ColumnKind | 'net' | 'gross' | 'filler';

interface Phrase {
  kind: PhraseKind;
  /** Tokens from `start` to before `end`. */
  start: number;
  end: number;
}

/** What the words of a column title say. */
export interface TitleReading {
  kind: ColumnKind | 'unknown';
  basis: 'net' | 'gross' | null;
  /** Tokens that some phrase explains, and all tokens. */
  known: number;
  total: number;
  phrases: Phrase[];
}

const LONGEST_PHRASE = 6;
const PHRASES = new Map<string, PhraseKind>();
const SUFFIXES: { suffix: string; kind: ColumnKind }[] = [];
const VOCABULARY = new Set<string>();

for (const [kind, list] of [
  ['filler', TITLE_FILLERS],
  ['net', NET_MARKS],
  ['gross', GROSS_MARKS],
  ...COLUMN_TITLES,
] as const) {
  for (const phrase of list) {
    if (phrase.startsWith('*')) SUFFIXES.push({ suffix: phrase.slice(1), kind: kind as ColumnKind });
    // Titles come last and win over marks and fillers; among titles the first list wins.
    else if (!isTitleKind(PHRASES.get(phrase))) PHRASES.set(phrase, kind);
    for (const token of phrase.split(' ')) VOCABULARY.add(token);
  }
}

function isTitleKind(kind: PhraseKind | undefined): boolean {
  return kind !== undefined && kind !== 'filler' && kind !== 'net' && kind !== 'gross';
}

/** Whether a folded word occurs in any title at all. */
export function isTitleWord(token: string): boolean {
  return VOCABULARY.has(token) || suffixKind(token) !== null;
}

/** Reads a column's title: the longest known phrases decide. */
export function readTitle(text: string): TitleReading {
  const tokens = foldTitle(joinHyphens(text)).split(' ').filter(Boolean);
  const reading = readTokens(tokens);
  return isPriceOfOne(text)
    ? {
        ...reading,
        kind: 'unitPrice',
        known: tokens.length,
        phrases: [{ kind: 'unitPrice', start: 0, end: tokens.length }],
      }
    : reading;
}

/** "Preis/Monat", "EUR/Std.", "Betrag / kg": of money for one of something, whatever the words alone say. */
function isPriceOfOne(text: string): boolean {
  const [money, unit, more] = text.split('/');
  if (unit === undefined || more !== undefined || !PRICED_BY.has(foldTitle(unit))) return false;
  return CURRENCY.test(money!.trim()) || MONEY_KINDS.has(readTokens(foldTitle(money!).split(' ').filter(Boolean)).kind);
}

const CURRENCY = new RegExp(`^(?:${CURRENCY_PATTERN})$`, 'u');
const MONEY_KINDS = new Set<ColumnKind | 'unknown'>(['price', 'unitPrice', 'total']);

/** As `readTitle`, of tokens already folded. */
export function readTokens(tokens: readonly string[]): TitleReading {
  const phrases = segment(tokens);
  const known = phrases.reduce((sum, phrase) => sum + phrase.end - phrase.start, 0);
  const titles = phrases.filter((phrase) => isTitleKind(phrase.kind));
  const longest = titles.reduce<Phrase | null>(
    (best, phrase) => (best && best.end - best.start >= phrase.end - phrase.start ? best : phrase),
    null,
  );
  const mark = phrases.find((phrase) => phrase.kind === 'net' || phrase.kind === 'gross');
  const printed = ` ${tokens.join(' ')} `;
  const basis =
    (mark?.kind as 'net' | 'gross' | undefined) ??
    (/ (gross|brutto|ttc) /.test(printed)
      ? 'gross'
      : / (net|netto|taxable|ht|imponible|imponibile) /.test(printed)
        ? 'net'
        : null);
  const titled = longest?.kind as ColumnKind | undefined;
  // "Netto" alone is a column of net amounts; "Unit ex GST" are prices of one.
  const kind = titled === 'unit' && mark ? 'unitPrice' : (titled ?? (mark && tokens.length <= 3 ? 'total' : 'unknown'));
  return { kind, basis, known, total: tokens.length, phrases };
}

/** The phrases that explain most tokens, as few as possible. */
function segment(tokens: readonly string[]): Phrase[] {
  const best: { score: number; phrases: Phrase[] }[] = [{ score: 0, phrases: [] }];
  for (let end = 1; end <= tokens.length; end++) {
    let top = best[end - 1]!;
    for (let start = Math.max(0, end - LONGEST_PHRASE); start < end; start++) {
      const kind = phraseKind(tokens, start, end);
      if (!kind) continue;
      const score = best[start]!.score + (end - start) - (kind === 'filler' ? 0.5 : 0.1);
      if (score > top.score) top = { score, phrases: [...best[start]!.phrases, { kind, start, end }] };
    }
    best.push(top);
  }
  return best[tokens.length]!.phrases;
}

function phraseKind(tokens: readonly string[], start: number, end: number): PhraseKind | null {
  if (end - start === 1) return PHRASES.get(tokens[start]!) ?? suffixKind(tokens[start]!);
  return PHRASES.get(tokens.slice(start, end).join(' ')) ?? null;
}

function suffixKind(token: string): ColumnKind | null {
  return SUFFIXES.find(({ suffix }) => token.length > suffix.length + 1 && token.endsWith(suffix))?.kind ?? null;
}

/** "Positions- betrag" → "Positionsbetrag". */
function joinHyphens(text: string): string {
  return text.replace(/(\p{L})[-\u00ad]\s+(?=\p{Ll})/gu, '$1');
}
