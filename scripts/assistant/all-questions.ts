import type { LedgerDocument } from './ledger.ts';
import { DETAILS, STANDING_ALONE, TALK } from './questions/details.ts';
import { DOCUMENTS } from './questions/documents.ts';
import { EIGHTEENTH } from './questions/eighteenth/eighteenth-look.ts';
import { EIGHTH } from './questions/eighth/eighth-look.ts';
import { ELEVENTH } from './questions/eleventh/eleventh-look.ts';
import { FIFTEENTH } from './questions/fifteenth/fifteenth-look.ts';
import { FIFTH } from './questions/fifth/fifth-look.ts';
import { FOURTEENTH } from './questions/fourteenth/fourteenth-look.ts';
import { FOURTH } from './questions/fourth/fourth-look.ts';
import { NINETEENTH } from './questions/nineteenth/nineteenth-look.ts';
import { NINTH } from './questions/ninth/ninth-look.ts';
import { PAYMENTS } from './questions/payments.ts';
import type { Expected, QuestionKind } from './questions/question.ts';
import { CONDITIONS } from './questions/second/conditions.ts';
import { FIGURES } from './questions/second/figures.ts';
import { FOLLOW_UPS } from './questions/second/follow-ups.ts';
import { ITEMS } from './questions/second/items.ts';
import { UNANSWERABLE } from './questions/second/unanswerable.ts';
import { SEVENTEENTH } from './questions/seventeenth/seventeenth-look.ts';
import { SEVENTH } from './questions/seventh/seventh-look.ts';
import { SIXTEENTH } from './questions/sixteenth/sixteenth-look.ts';
import { SIXTH } from './questions/sixth/sixth-look.ts';
import { SPENDING } from './questions/spending.ts';
import { TENTH } from './questions/tenth/tenth-look.ts';
import { THIRD } from './questions/third/third-look.ts';
import { THIRTEENTH } from './questions/thirteenth/thirteenth-look.ts';
import { TWELFTH } from './questions/twelfth/twelfth-look.ts';

export interface LedgerQuestion {
  language: 'en' | 'de' | 'fr';
  kind: string;
  /** What was asked before it, one after the other. */
  after: readonly string[];
  /** The one document it is asked about. */
  of: string | undefined;
  message: string;
  expected: Expected;
  /** Wordings of a kind go to the halves in turn. */
  half:
    | 'tuned'
    | 'held out'
    | 'second look'
    | 'third look'
    | 'fourth look'
    | 'fifth look'
    | 'sixth look'
    | 'seventh look'
    | 'eighth look'
    | 'ninth look'
    | 'tenth look'
    | 'eleventh look'
    | 'twelfth look'
    | 'thirteenth look'
    | 'fourteenth look'
    | 'fifteenth look'
    | 'sixteenth look'
    | 'seventeenth look'
    | 'eighteenth look'
    | 'nineteenth look';
}

const LANGUAGES = ['en', 'de', 'fr'] as const;

/** Dealt to the halves in turn, by wording. */
const FIRST: readonly QuestionKind[] = [...SPENDING, ...DOCUMENTS, ...PAYMENTS, ...DETAILS, ...TALK, ...STANDING_ALONE];
const SECOND: readonly QuestionKind[] = [...FIGURES, ...CONDITIONS, ...ITEMS, ...FOLLOW_UPS, ...UNANSWERABLE];

/** All questions with what is expected of their answers. */
export function allQuestions(documents: readonly LedgerDocument[]): LedgerQuestion[] {
  return [
    ...asked(FIRST, documents, (n) => (n % 2 === 0 ? 'tuned' : 'held out')),
    ...asked(SECOND, documents, () => 'second look'),
    ...asked(THIRD, documents, () => 'third look'),
    ...asked(FOURTH, documents, () => 'fourth look'),
    ...asked(FIFTH, documents, () => 'fifth look'),
    ...asked(SIXTH, documents, () => 'sixth look'),
    ...asked(SEVENTH, documents, () => 'seventh look'),
    ...asked(EIGHTH, documents, () => 'eighth look'),
    ...asked(NINTH, documents, () => 'ninth look'),
    ...asked(TENTH, documents, () => 'tenth look'),
    ...asked(ELEVENTH, documents, () => 'eleventh look'),
    ...asked(TWELFTH, documents, () => 'twelfth look'),
    ...asked(THIRTEENTH, documents, () => 'thirteenth look'),
    ...asked(FOURTEENTH, documents, () => 'fourteenth look'),
    ...asked(FIFTEENTH, documents, () => 'fifteenth look'),
    ...asked(SIXTEENTH, documents, () => 'sixteenth look'),
    ...asked(SEVENTEENTH, documents, () => 'seventeenth look'),
    ...asked(EIGHTEENTH, documents, () => 'eighteenth look'),
    ...asked(NINETEENTH, documents, () => 'nineteenth look'),
  ];
}

function asked(
  kinds: readonly QuestionKind[],
  documents: readonly LedgerDocument[],
  half: (turn: number) => LedgerQuestion['half'],
): LedgerQuestion[] {
  return kinds.flatMap((kind, k) =>
    LANGUAGES.flatMap((language) =>
      kind[language].map(
        (message, n): LedgerQuestion => ({
          language,
          kind: kind.kind,
          after: [kind.after?.[language] ?? []].flat(),
          of: kind.of,
          message,
          expected: kind.expected(documents),
          half: half(n + k),
        }),
      ),
    ),
  );
}
