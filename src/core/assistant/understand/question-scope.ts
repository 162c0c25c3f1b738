import type { Language, Plan } from '../plan.ts';
import type { NameIndex } from './text/match-names.ts';

/** A document of the user that a question names by its number or file name. */
export interface NamedDocument {
  id: string;
  /** As it was said. */
  said: string;
}

/** What a question is read with. */
export interface QuestionScope {
  /** The server's date. */
  today: string;
  names: NameIndex;
  documents: readonly NamedDocument[];
  /** Asked about this document alone. */
  documentId?: string | undefined;
  /** Who wrote that document: "this seller". */
  documentSeller?: string | undefined;
  previous?: Plan | undefined;
  /** Words that line items of the user have: what was bought, wherever they stand. */
  items?: readonly string[] | undefined;
  /** Words of names that no line item has: "spent on Dubois" is spent there. */
  notBought?: readonly string[] | undefined;
}

/** What a question was read as. */
export type Understood =
  | { kind: 'plan'; plan: Plan }
  /** Several names are likely. */
  | { kind: 'ask'; said: string; names: string[]; plan: Plan }
  | { kind: 'unknown_name'; said: string; nearest: string[]; language: Language }
  | { kind: 'unknown_document'; said: string; language: Language }
  | { kind: 'talk'; about: 'greeting' | 'thanks' | 'bye' | 'help'; language: Language }
  | {
      kind: 'refuse';
      about: 'change' | 'others' | 'inject' | 'outside' | 'guess' | 'whenPaid';
      language: Language;
    }
  /** A date that may be read in two ways, with the question in both. */
  | { kind: 'which_day'; said: string; readings: string[]; language: Language }
  /** Two questions in one message, of which no plan answers both. */
  | { kind: 'two'; questions: [string, string]; language: Language }
  /** Words that nothing is known of; understood without them, it would be `plan`. */
  | { kind: 'unclear'; words: string[]; language: Language; plan?: Plan | undefined };
