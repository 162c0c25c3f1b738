import type { EntityDraft } from '../candidates/make-entity.ts';
import { shareInside } from '../geometry.ts';

/** Longer texts inside which an identifier may stand. */
const CONTAINERS: ReadonlySet<string> = new Set(['PAYMENT_TERMS', 'SELLER_ADDRESS', 'BUYER_ADDRESS']);

/** Whether a field found before covers the same words. */
export function isTaken({ page, box }: EntityDraft, taken: readonly EntityDraft[]): boolean {
  if (!box) return false;
  return taken.some(
    (other) => other.page === page && other.box && !CONTAINERS.has(other.label) && shareInside(box, other.box) > 0.5,
  );
}
