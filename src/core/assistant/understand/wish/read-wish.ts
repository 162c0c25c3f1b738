import type { Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import { DOCUMENT_NOUNS } from '../words/dictionary.ts';
import { aboutAccount, aboutDocumentsAsSuch } from './about-account.ts';
import { aboutDays } from './about-days.ts';
import { aboutFields } from './about-fields.ts';
import { aboutItems } from './about-items.ts';
import { aboutOne } from './about-one.ts';
import { aboutRates } from './about-rates.ts';
import { list } from './list-wish.ts';
import { ofEach } from './of-each.ts';
import { oneFigure } from './one-figure.ts';
import { has, type WishScope } from './wish-scope.ts';

const COUNTABLE = [
  ...DOCUMENT_NOUNS,

  'seller',
  'buyer',
  'currency',
  'lineItem',
  'entity',
  'duplicate',
  'failedChecks',
  'usage',
  'stats',
  'due',
  'ofThem',
  'tax',
] as const;

/** What is wanted; null where the question says conditions alone. */
export function readWish(said: Said, scope: WishScope): Wish | null {
  const first = aboutRates(said, scope) ?? aboutDays(said, scope);
  if (first) return first;
  // "How many pages": what cannot be counted is not answered by something else.
  if (
    said.has('howMany') &&
    !scope.isAboutOne &&
    !scope.item &&
    !has(said, ...COUNTABLE) &&
    !scope.payment &&
    !scope.hasNames
  )
    return scope.isFollowUp ? { kind: 'aggregate', operation: 'count', measure: 'gross' } : null;
  return (
    aboutAccount(said, scope) ??
    aboutOne(said, scope) ??
    aboutDocumentsAsSuch(said, scope) ??
    aboutItems(said, scope) ??
    ofEach(said, scope) ??
    aboutFields(said, scope) ??
    oneFigure(said, scope) ??
    list(said, scope)
  );
}
