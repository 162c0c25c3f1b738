import { labelOfZone } from '#core/templates/zone-label.ts';

/** A typed label as labels are written, "Order no." → "ORDER_NO"; null for a blank one. */
export function asLabel(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^[A-Z][A-Z0-9_]{0,63}$/.test(typed) ? typed : labelOfZone({ name: typed });
}
