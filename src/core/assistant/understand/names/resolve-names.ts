import type { Conditions, Plan } from '../../plan.ts';
import type { Understood } from '../question-scope.ts';
import type { Reading } from '../reading.ts';
import type { NameMention } from '../text/match-names.ts';
import { patternSource } from '../text/word-pattern.ts';

const MOST_ASKED = 5;
/** What may stand between the word that tells the role and the name. */
const BETWEEN =
  "the |those |that |ones |invoices? |bills? |der |die |dem |den |denen |la |le |les |l'|celles |factures? |rechnung(?:en)? |firma |from |by |at |of |to |bei |von |an |de |a |chez |company |supplier |seller |vendor |fournisseur |lieferant(?:en)? ";

/** A name that fits several. */
export interface UnclearName {
  mention: NameMention;
  as: 'seller' | 'buyer';
  isExcepted: boolean;
}

/** Sellers, buyers and who is left out, by the words in front of each name; `unclear`: the first that fits several. */
export function resolveNames({ text, mentions, dictionary }: Reading): { where: Conditions; unclear?: UnclearName } {
  const where: Conditions = {};
  let unclear: UnclearName | undefined;
  let isExcepted = false;
  for (const mention of [...mentions].sort((a, b) => a.start - b.start)) {
    const before = text.text.slice(0, mention.start);
    const endsWith = (source: string) =>
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${patternSource(source)})\\s+(?:${BETWEEN})*$`, 'u').test(before);
    const goesOn =
      /(?:,|\b(?:and|or|nor|und|oder|noch|sowie|et|ou|ni)\b)\s*(?:(?:von|bei|from|with|at|de|chez|d'|celles de|denen von)\s*)?$/u.test(
        before,
      );
    isExcepted = endsWith(dictionary.except) || (isExcepted && goesOn);
    const saidBuyer = endsWith(dictionary.beforeBuyer);
    const candidates = preferred(mention.names, (name) => (saidBuyer ? name.isBuyer : name.isSeller));
    const [name] = candidates;
    const asBuyer = saidBuyer ? name!.isBuyer : !name!.isSeller;
    if (candidates.length > 1) {
      unclear ??= { mention: { ...mention, names: candidates }, as: asBuyer ? 'buyer' : 'seller', isExcepted };
      continue;
    }
    const role = roleOf({ as: asBuyer ? 'buyer' : 'seller', isExcepted });
    where[role] = [...new Set([...(where[role] ?? []), name!.name])];
  }
  return unclear ? { where, unclear } : { where };
}

function preferred<T>(all: readonly T[], is: (one: T) => boolean): T[] {
  const those = all.filter(is);
  return those.length > 0 ? those : [...all];
}

/** Which names of the conditions it is one of. */
export const roleOf = ({ as, isExcepted }: { as: 'seller' | 'buyer'; isExcepted?: boolean | undefined }) =>
  as === 'seller' ? (isExcepted ? 'notSellers' : 'sellers') : isExcepted ? 'notBuyers' : 'buyers';

/** Which of several likely names is meant? The plan of the rest of the question is kept for the answer. */
export function askAboutName({ message }: Reading, { mention, as, isExcepted }: UnclearName, plan: Plan): Understood {
  const names = mention.names.slice(0, MOST_ASKED).map(({ name }) => name);
  const said = message.slice(mention.start, mention.end);
  return {
    kind: 'ask',
    said,
    names,
    plan: { ...plan, open: { as, ...(isExcepted && { isExcepted: true as const }), said, names } },
  };
}
