import type { Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import { has, type WishScope } from './wish-scope.ts';

/** "How long did it take", "ago", "was paid": days that have passed between other days. */
const OF_THE_PAST =
  /(?<!\p{L})(?:took|taken?|takes|did|was|were|been(?! (?:over)?due| late)|ago|since|issued|sent|received|war|waren|wurden?|brauchten?|gebraucht|gedauert|dauerte|her|etait|etaient|ete|mis|a-t-il fallu|fallu|y a)(?!\p{L})/u;

const TO_PAY =
  /(?<!\p{L})(?:to pay|pay|payment|left|remain\p{L}*|until|till|late|(?:be)?zahlen|begleichen|zahlung|ubrig|bleib\p{L}*|verbleib\p{L}*|payer|regler|paiement|reste\p{L}*|retard)(?!\p{L})/u;

/** "How many days until it is due", "by how many days is it overdue": of documents that are named, or a seller's. */
export function aboutDays(said: Said, scope: WishScope): Wish | null {
  if (!said.has('daysLeft') || !(scope.isAboutOne || scope.hasNames)) return null;
  if (OF_THE_PAST.test(said.text)) return null;
  // "How long is the credit period of Bergmann?": of a seller what it grants.
  if (said.form('termOfPayment') && !scope.isAboutOne) return null;
  const isOfPayment = scope.isDue || scope.payment !== undefined || has(said, 'owed', 'overdue', 'unpaid', 'paid');
  return isOfPayment || TO_PAY.test(said.text) ? { kind: 'field', labels: ['DUE_DATE'], inDays: true } : null;
}
