import type { Conditions, DateRange } from '../plan.ts';
import type { NameMention } from './match-names.ts';
import type { Understood } from './question-scope.ts';
import { saidCurrency, saidPayment } from './read-conditions.ts';
import { type Reading, saidIn } from './reading.ts';
import { planFor } from './settle-plan.ts';
import { readWish } from './wish/read-wish.ts';
import { patternSource } from './word-pattern.ts';

const MOST_ASKED = 5;
/** What may stand between the word that tells the role and the name. */
const BETWEEN =
  "the |der |die |dem |den |la |le |l'|firma |from |by |at |of |bei |von |de |chez |company |supplier |seller |vendor |fournisseur |lieferant ";

/** Sellers, buyers and who is left out, by the words in front of each name; `unclear` where a name fits several. */
export function resolveNames({ text, mentions, dictionary }: Reading): { where: Conditions; unclear?: NameMention } {
  const where: Conditions = {};
  const add = (key: 'sellers' | 'notSellers' | 'buyers' | 'notBuyers', name: string) => {
    where[key] = [...new Set([...(where[key] ?? []), name])];
  };
  let isExcepted = false;
  for (const mention of [...mentions].sort((a, b) => a.start - b.start)) {
    const before = text.text.slice(0, mention.start);
    const endsWith = (source: string) =>
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${patternSource(source)})\\s+(?:${BETWEEN})*$`, 'u').test(before);
    const goesOn = /(?:,|\band\b|\bor\b|\bund\b|\boder\b|\bet\b|\bou\b)\s*$/u.test(before);
    isExcepted = endsWith(dictionary.except) || (isExcepted && goesOn);
    const saidBuyer = endsWith(dictionary.beforeBuyer);
    const candidates = preferred(mention.names, (name) => (saidBuyer ? name.isBuyer : name.isSeller));
    if (candidates.length > 1) return { where, unclear: { ...mention, names: candidates } };
    const name = candidates[0]!;
    const asBuyer = saidBuyer ? name.isBuyer : !name.isSeller;
    add(isExcepted ? (asBuyer ? 'notBuyers' : 'notSellers') : asBuyer ? 'buyers' : 'sellers', name.name);
  }
  return { where };
}

function preferred<T>(all: readonly T[], is: (one: T) => boolean): T[] {
  const those = all.filter(is);
  return those.length > 0 ? those : [...all];
}

/** Which of several likely names is meant? The rest of the question is kept for the answer. */
export function askAboutName(
  reading: Reading,
  mention: NameMention,
  { isDue, periods }: { isDue: boolean; periods: DateRange[] },
): Understood {
  const said = saidIn(reading);
  const payment = saidPayment(said, said.has('howMuch'));
  const wish = readWish(said, {
    isAboutOne: false,
    hasNames: true,
    hasPeriod: periods.length > 0,
    payment,
    isDue,
    item: undefined,
    types: undefined,
    dictionary: reading.dictionary,
  }) ??
    reading.scope.previous?.wish ?? { kind: 'list' as const };
  const currency = saidCurrency(said);
  const others = reading.mentions
    .filter((other) => other.start !== mention.start && other.names.length === 1)
    .map(({ names }) => names[0]!.name);
  const where: Conditions = {
    ...(periods[0] && (isDue ? { due: periods[0] } : { period: periods[0] })),
    ...(payment && { payment }),
    ...(currency && { currency }),
    ...(others.length > 0 && { sellers: others }),
  };
  const names = mention.names.slice(0, MOST_ASKED).map(({ name }) => name);
  const saidName = reading.message.slice(mention.start, mention.end);
  const as = mention.names[0]!.isSeller ? ('seller' as const) : ('buyer' as const);
  return {
    kind: 'ask',
    said: saidName,
    names,
    plan: { ...planFor(reading, wish, where), open: { as, said: saidName, names } },
  };
}
