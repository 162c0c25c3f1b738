import type { DocumentChange, EntityChange, LineItemsChange } from '#contracts/document.ts';
import type { EntityWire, LineItemWire } from '#contracts/entity.ts';

const isOfEntity = (change: DocumentChange): change is EntityChange => 'entity_id' in change;

/** One entity's changes, oldest first. */
export function changesOf(history: readonly DocumentChange[], entityId: string): EntityChange[] {
  return history.filter(isOfEntity).filter((change) => change.entity_id === entityId);
}

/** What stands dismissed now, the latest first. */
export function dismissedValues(history: readonly DocumentChange[]): EntityWire[] {
  const last = new Map<string, EntityChange>();
  for (const change of history.filter(isOfEntity)) {
    // Deleted first, so that a value dismissed again stands where it was dismissed last.
    last.delete(change.entity_id);
    last.set(change.entity_id, change);
  }
  return [...last.values()]
    .filter(({ action }) => action === 'dismissed')
    .flatMap(({ before }) => before ?? [])
    .toReversed();
}

/** What taking back the latest change means: a value shown or the machine's again, an added one dismissed, or lines. */
export type TakeBack =
  | { by: 'restore' | 'dismiss'; entityId: string }
  /** The list of line items before the change. */
  | { by: 'lines'; lines: readonly LineItemWire[] };

/** The latest change that stands and can be taken back; null where there is none. `history` oldest first. */
export function latestChange(history: readonly DocumentChange[]): TakeBack | null {
  const standing: DocumentChange[] = [];
  for (const change of history) {
    if (isOfEntity(change)) addEntityChange(standing, change);
    else addLinesChange(standing, change);
  }
  const last = standing.at(-1);
  if (!last) return null;
  if (!isOfEntity(last)) return { by: 'lines', lines: last.before };
  return { entityId: last.entity_id, by: last.action === 'added' ? 'dismiss' : 'restore' };
}

function addEntityChange(standing: DocumentChange[], change: EntityChange): void {
  const mine = (other: DocumentChange): other is EntityChange =>
    isOfEntity(other) && other.entity_id === change.entity_id;
  if (change.action === 'restored') {
    const last = standing.findLastIndex(mine);
    if (last === -1) return;
    if (standing[last]?.action === 'dismissed') standing.splice(last, 1);
    // Back to the machine's value: none of its corrections stand any more.
    else removeWhere(standing, (other) => mine(other) && other.action === 'corrected');
  } else if (change.action === 'dismissed' && standing.some((other) => mine(other) && other.action === 'added')) {
    removeWhere(standing, mine);
  } else standing.push(change);
}

/** A change of the lines that puts back what stood before the one in front of it takes that one back. */
function addLinesChange(standing: DocumentChange[], change: LineItemsChange): void {
  const last = standing.findLastIndex((other) => !isOfEntity(other));
  const before = standing[last]?.before;
  if (change.action === 'lines_restored') removeWhere(standing, (other) => !isOfEntity(other));
  else if (JSON.stringify(before) === JSON.stringify(change.after)) standing.splice(last, 1);
  else standing.push(change);
}

function removeWhere<T>(list: T[], matches: (one: T) => boolean): void {
  for (let index = list.length - 1; index >= 0; index -= 1) if (matches(list[index] as T)) list.splice(index, 1);
}

/** One change in words: "Corrected from “10.00” to “12.00”"; with the currency where that changed. */
export function changeText({ action, before, after }: Pick<EntityChange, 'action' | 'before' | 'after'>): string {
  const moved = before?.currency !== after?.currency && (after?.currency_typed || before?.currency_typed);
  const shown = (entity: EntityWire | null) =>
    moved && entity?.currency ? `${entity.value} ${entity.currency}` : (entity?.value ?? '');
  switch (action) {
    case 'corrected':
      return `Corrected from “${shown(before)}” to “${shown(after)}”`;
    case 'added':
      return `Added as “${after?.value ?? ''}”`;
    case 'dismissed':
      return `Dismissed: “${before?.value ?? ''}”`;
    case 'restored':
      return `Taken back: “${shown(after)}” again`;
  }
}
