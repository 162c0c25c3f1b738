import type { LedgerDocument } from './ledger.ts';
import { DETAILS, STANDING_ALONE, TALK } from './questions/details.ts';
import { DOCUMENTS } from './questions/documents.ts';
import { PAYMENTS } from './questions/payments.ts';
import type { Expected } from './questions/question.ts';
import { SPENDING } from './questions/spending.ts';

export interface LedgerQuestion {
  language: 'en' | 'de' | 'fr';
  kind: string;
  after: string | undefined;
  message: string;
  expected: Expected;
  /** Wordings of a kind go to the halves in turn. */
  half: 'tuned' | 'held out';
}

const LANGUAGES = ['en', 'de', 'fr'] as const;

/** All questions with what is expected of their answers. */
export function allQuestions(documents: readonly LedgerDocument[]): LedgerQuestion[] {
  return [...SPENDING, ...DOCUMENTS, ...PAYMENTS, ...DETAILS, ...TALK, ...STANDING_ALONE].flatMap((kind, k) =>
    LANGUAGES.flatMap((language) =>
      kind[language].map(
        (message, n): LedgerQuestion => ({
          language,
          kind: kind.kind,
          after: kind.after?.[language],
          message,
          expected: kind.expected(documents),
          half: (n + k) % 2 === 0 ? 'tuned' : 'held out',
        }),
      ),
    ),
  );
}
