import type { Plan } from '../../plan.ts';
import { EVER } from '../wish/read-bound.ts';
import type { Said } from '../words/concepts.ts';
import { DOCUMENT_NOUNS } from '../words/dictionary.ts';

const NOUNS_OF_DOCUMENTS = [
  ...DOCUMENT_NOUNS,
  ...(['show', 'mention', 'duplicate', 'uploaded', 'arrived', 'recent'] as const),
] as const;

/**
 * "What's gone out to Bergmann?", "Have I left more than 1,000 there?": documents that nobody named are no answer where
 * the verb, of which nothing is known, may ask for a sum.
 */
export function isGuessedList(said: Said, { wish, where, language }: Plan, previous: Plan | undefined): boolean {
  if (wish.kind !== 'list' || wish.rank || wish.about || where.payment || where.due || where.ids || previous)
    return false;
  if (NOUNS_OF_DOCUMENTS.some((concept) => said.has(concept))) return false;
  // What came in, or was sent, are documents.
  if (
    /(?<!\p{L})(?:kam(?:en)?|gekommen|eingegangen|geschickt|gesendet|schickte|came|receive[ds]?|get|got|sent|send|envoye\p{L}*|recu\p{L}*)(?!\p{L})/u.test(
      said.text,
    )
  )
    return false;
  // "Dollars in 2025": what was spent as well as what was written.
  if (where.currency && Object.keys(where).every((key) => TIME_AND_MONEY.has(key))) return true;
  // "Are we getting on with Zephyr?" is not answered with "Yes: 13 invoices".
  if (
    wish.yesNo &&
    !said.has('spend') &&
    !said.has('owed') &&
    !ASKS_OF_THINGS.test(said.text) &&
    !ASKS_FOR_ROLE.test(said.text)
  )
    return true;
  const isOfAmounts = where.min !== undefined || where.max !== undefined;
  if (isOfAmounts && said.has('spend') && said.text.search(EVER[language]) >= 0) return false;
  return said.form('asksWhat') !== null || (isOfAmounts && said.form('yesNo') !== null);
}

const ASKS_OF_THINGS =
  /(?<!\p{L})(?:(?:any|some|every)thing|have|has|had|there|use[ds]?|know|work(?:ed)?|buy|bought|deal(?:t)? with|was|etwas|irgendwas|gibt|gibts|hab(?:e|en)?|hat|hatten|kennen|nutzen|quelque chose|y a|avons|ai|a-t-on|connai\p{L}*|utilis\p{L}*)(?!\p{L})/u;

/** "Is Bergmann a supplier?", where "a good supplier" asks for more than invoices tell. */
const ASKS_FOR_ROLE =
  /(?<!\p{L})(?:an?|my|our|one of (?:my|our|the)|eine?|eine[rs]? (?:unserer|meiner|der)|unsere?|meine?|une?|un de (?:nos|mes)|notre|mon) (?:supplier|seller|vendor|buyer|customer|client|lieferant|verkaufer|kunde|kaufer|fournisseur|vendeur|acheteur)(?:s|en|n|in)?(?: of (?:ours|mine))?[\s?.!]*$/u;

const TIME_AND_MONEY: ReadonlySet<string> = new Set(['period', 'currency', 'notCurrency', 'notSellers', 'notBuyers']);
