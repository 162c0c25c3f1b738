import type { Language } from '../plan.ts';
import { patternSource } from './text/word-pattern.ts';
import type { Said } from './words/concepts.ts';
import type { Dictionary } from './words/dictionary.ts';

type Talk =
  | { kind: 'talk'; about: 'greeting' | 'thanks' | 'bye' | 'help' }
  | { kind: 'refuse'; about: 'change' | 'others' | 'inject' | 'outside' | 'guess' };

/** What asks for a deed wherever it stands. */
const DEEDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(delete|erase|wipe|destroy|purge)\b/u,
  de: /\b(loe?sch(e|en|t|st)?|geloe?scht|vernichte\w*)\b/u,
  fr: /\b(supprim\w+|effac(e|er|ez)|detrui\w+)\b/u,
};
const ASKING: Readonly<Record<Language, string>> = {
  en: "please|can you|could you|would you|will you|i want you to|i want to|i would like (?:you )?to|i'd like (?:you )?to|i need you to|kindly|now|hey|ok|just|go and|let's|go ahead and",
  de: 'bitte|kannst du|konntest du|konnen sie|konnten sie|ich mochte|ich will|mal|jetzt|doch',
  fr: "s'il te plait|s'il vous plait|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|je veux|je voudrais|tu peux|vous pouvez|svp|stp|veuillez|merci de",
};
/** "Pay by when?" asks. */
const ASKS_OF_DEED =
  /^(?:pay|paid|settle|transfer|zahl\w*|bezahl\w*|uberweis\w*|pa(?:y|ie)\w*|regler)\s+(?:by when|until when|when|how much|what|who|whom|bis wann|wann|wie viel|an wen|quand|combien|a qui|avant quand)(?!\p{L})/u;
/** "Add together the largest", "print the list": that is computed or shown. */
const COMPUTES = /^(?:add (?:up|together)|print (?:me |us |out )?(?:the |a |all )?(?:list|invoices|bills))\b/u;
/** Deeds that are none: "send me the list", "share of", "change from". */
const NO_DEED =
  /^(?:send|share|print|file|e?mail|export|make|change|add|create|post|schick\w*|sende\w*|schreib\w*|mach|mets|envoi\w*|envoyez|pa(?:y|ie)\w*|set|mark|order|move|book|forward|cancel|update|edit|write|remind(?!\s+(?:me|us)\s+(?:to|when|before|about)(?!\p{L}))|transfer)\s*(?:-?\s*(?:me|us|moi|nous|mir|uns|of|from|in|between|addresses|address|adresse\w*|compared|over|since|up|sure|a list|an overview|a table|eine liste|une liste|ed|ments?|orders?)\b|numbers?)/u;

/** "Make it 2025": the same for another time. */
const MAKES_IT =
  /^make\s+(?:it|that)\s+(?:for |in |only |just |the )*(?:\d|[\u{e000}-\u{e4ff}]|q[1-4]|last|this|january|february|march|april|may|june|july|august|september|october|november|december|euros?|dollars?|pounds?|francs?|by |per )/u;

/** "Should I pay Bergmann now?": what to do is the user's to decide. "Should we have paid …?" asks what was due. */
const ASKS_ADVICE =
  /^\s*(?:(?:so|and|ok|but|well)\s+)*(?:should|shall) (?:i|we) (?:still |really |just |already )*(?:pay|settle|keep|stop|switch|change|cancel|buy|order|use|negotiate|complain|dispute|wait|worry|trust)(?!\p{L})/u;

/** What is no question about documents: greetings, thanks, help, and what is refused. */
export function readTalk(said: Said, namesSomething: boolean, { language, concepts }: Dictionary): Talk | null {
  if (asksForDeed(said.text, language, concepts.destroy)) return { kind: 'refuse', about: 'change' };
  if (said.has('inject')) return { kind: 'refuse', about: 'inject' };
  if (said.has('others')) return { kind: 'refuse', about: 'others' };
  const isAboutInvoices =
    namesSomething ||
    (['invoice', 'document', 'spend', 'owed', 'overdue', 'unpaid', 'tax', 'creditNote', 'receipt'] as const).some(
      (concept) => said.has(concept),
    );
  if (said.has('makeUp') && !(said.has('quote') && said.has('show'))) return { kind: 'refuse', about: 'guess' };
  // All invoices are to be paid by the user: none says what others owe.
  if (said.form('areOwedToUs')) return { kind: 'refuse', about: 'outside' };
  if (ASKS_ADVICE.test(said.text)) return { kind: 'refuse', about: 'outside' };
  if (said.has('outside') && !isAboutInvoices) return { kind: 'refuse', about: 'outside' };
  if (isAboutInvoices) return null;
  for (const about of ['help', 'greeting', 'thanks', 'bye'] as const) {
    const rest = said.without(about, 'greeting', 'thanks', 'bye').text.replace(/[^\p{L}\p{N}]+/gu, '');
    if (said.has(about) && (rest.length < 4 || (about === 'help' && rest.length < 25))) return { kind: 'talk', about };
  }
  return null;
}

function asksForDeed(text: string, language: Language, verbs: string): boolean {
  const start = text.replace(
    new RegExp(`^(?:[\\s,.!?:]*(?:${patternSource(ASKING[language])})(?![\\p{L}\\p{N}]))*[\\s,:]*`, 'u'),
    '',
  );
  if (DEEDS[language].test(text)) return true;
  if (NO_DEED.test(start) || MAKES_IT.test(start) || COMPUTES.test(start) || ASKS_OF_DEED.test(start)) return false;
  return new RegExp(`^(?:${patternSource(verbs)})(?![\\p{L}\\p{N}])`, 'u').test(start);
}
