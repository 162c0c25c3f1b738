import type { Check, Entity } from '../entity.ts';

/** Another document that carries the same seller and number. */
export interface SameInvoice {
  id: string;
  filename: string;
}

/**
 * A warning when the seller's invoice is there more than once, as it would be paid more than once; nothing otherwise.
 * `params.document_ids` are the others' ids, separated by commas, as many as are given; `params.count` is how many there are.
 */
export function checkDuplicate(
  about: { number: Entity; seller: Entity },
  others: readonly SameInvoice[],
  count: number = others.length,
): Check[] {
  const [first] = others;
  if (!first) return [];
  const more = count > 1 ? ` and ${count - 1} more document${count > 2 ? 's' : ''}` : '';
  return [
    {
      id: 'duplicate.number',
      status: 'warning',
      message: `Invoice ${about.number.value} of ${about.seller.value} is also in “${first.filename}”${more}.`,
      params: {
        invoice_number: about.number.value,
        seller: about.seller.value,
        count: String(count),
        filename: first.filename,
        document_ids: others.map(({ id }) => id).join(','),
      },
      entity_ids: [about.number.id, about.seller.id],
    },
  ];
}
