/** One document among those that a person goes through. */
export interface QueuePlace {
  /** From 1. */
  position: number;
  count: number;
  previous: string | null;
  next: string | null;
}

/** Where `current` stands among `ids`; null where it does not. */
export function placeIn(ids: readonly string[], current: string): QueuePlace | null {
  const at = ids.indexOf(current);
  if (at === -1) return null;
  return { position: at + 1, count: ids.length, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
