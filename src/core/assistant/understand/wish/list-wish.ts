import type { Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import { has, type WishScope } from './wish-scope.ts';

/** Documents, and whether there are any. */
export function list(said: Said, scope: WishScope): Wish | null {
  const about = scope.payment === 'overdue' ? 'overdue' : scope.isDue ? 'due' : undefined;
  const isOfDocuments = has(
    said,
    'invoice',
    'document',
    'creditNote',
    'receipt',
    'quote',
    'order',
    'deliveryNote',
    'reminder',
    'mention',
  );
  const saysWhich = scope.hasNames || scope.hasPeriod || scope.hasAmounts === true;
  const asks = has(said, 'show', 'which', 'isThere', 'who', 'when');
  const isWanted = isOfDocuments || (asks && saysWhich) || about !== undefined || scope.payment !== undefined;
  if (!isWanted) return null;
  const yesNo = said.form('yesNo') !== null && !has(said, 'which', 'show', 'when', 'who');
  return { kind: 'list', ...(about && { about }), ...(yesNo && { yesNo }) };
}
