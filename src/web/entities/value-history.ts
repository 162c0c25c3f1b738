import type { EntityChange } from '#contracts/document.ts';
import type { EntityWire } from '#contracts/entity.ts';

/** One entity's changes, oldest first. */
export function changesOf(history: readonly EntityChange[], entityId: string): EntityChange[] {
  return history.filter((change) => change.entity_id === entityId);
}

/** What stands dismissed now, the latest first. */
export function dismissedValues(history: readonly EntityChange[]): EntityWire[] {
  const last = new Map<string, EntityChange>();
  for (const change of history) {
    // Deleted first, so that a value dismissed again stands where it was dismissed last.
    last.delete(change.entity_id);
    last.set(change.entity_id, change);
  }
  return [...last.values()]
    .filter(({ action }) => action === 'dismissed')
    .flatMap(({ before }) => before ?? [])
    .toReversed();
}

/** What taking back the latest change means: a value shown or the machine's again, or an added one dismissed. */
export interface TakeBack {
  entityId: string;
  by: 'restore' | 'dismiss';
}

/** The latest change that stands and can be taken back; null where there is none. `history` oldest first. */
export function latestChange(history: readonly EntityChange[]): TakeBack | null {
  const standing: EntityChange[] = [];
  for (const change of history) {
    const mine = (other: EntityChange) => other.entity_id === change.entity_id;
    if (change.action === 'restored') {
      const last = standing.findLastIndex(mine);
      if (last === -1) continue;
      if (standing[last]?.action === 'dismissed') standing.splice(last, 1);
      // Back to the machine's value: none of its corrections stand any more.
      else removeWhere(standing, (other) => mine(other) && other.action === 'corrected');
    } else if (change.action === 'dismissed' && standing.some((other) => mine(other) && other.action === 'added')) {
      removeWhere(standing, mine);
    } else standing.push(change);
  }
  const last = standing.at(-1);
  return last ? { entityId: last.entity_id, by: last.action === 'added' ? 'dismiss' : 'restore' } : null;
}

function removeWhere<T>(list: T[], matches: (one: T) => boolean): void {
  for (let index = list.length - 1; index >= 0; index -= 1) if (matches(list[index] as T)) list.splice(index, 1);
}

/** One change in words: "Corrected from 10.00 to 12.00". */
export function changeText({ action, before, after }: Pick<EntityChange, 'action' | 'before' | 'after'>): string {
  switch (action) {
    case 'corrected':
      return `Corrected from “${before?.value ?? ''}” to “${after?.value ?? ''}”`;
    case 'added':
      return `Added as “${after?.value ?? ''}”`;
    case 'dismissed':
      return `Dismissed: “${before?.value ?? ''}”`;
    case 'restored':
      return `Taken back: “${after?.value ?? ''}” again`;
  }
}
