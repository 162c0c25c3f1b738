import type { EntityWire, LineItemWire } from '#contracts/entity.ts';
import type { Mark } from '#web/viewer/marks.ts';
import type { Pick } from '#web/viewer/page-picker.tsx';
import { entityColour } from './entity-look.ts';
import { isKeyField, labelName } from './group-entities.ts';
import { lineId } from './line-items-table.tsx';
import { needsLook, valueState } from './review-order.ts';

/** The boxes to draw over the pages; only key fields and doubtful values are visible without being pointed at. */
export function toMarks(entities: readonly EntityWire[], failed: ReadonlySet<string>): Mark[] {
  return entities.flatMap((entity): Mark[] => {
    if (!entity.page || !entity.box) return [];
    const doubtful = needsLook(valueState(entity, failed));
    const { id, label, page, box } = entity;
    const name = `${labelName(label)}: ${entity.text}`;
    return [{ id, name, page, box, colour: entityColour(label), doubtful, quiet: !isKeyField(label) && !doubtful }];
  });
}

/** The boxes of the line items; seen only while pointed at. */
export function lineMarks(items: readonly LineItemWire[]): Mark[] {
  return items.flatMap((item, index): Mark[] => {
    if (!item.page || !item.box) return [];
    const name = `Line ${index + 1}: ${item.description ?? 'no description'}`;
    const { page, box } = item;
    return [{ id: lineId(index), name, page, box, colour: 'var(--accent)', doubtful: false, quiet: true }];
  });
}

/** The place of a value that is being added. */
export function draftMark(picked: Pick | null): Mark[] {
  if (!picked) return [];
  const { page, box, text } = picked;
  return [
    { id: 'draft', name: `New value: ${text}`, page, box, colour: 'var(--accent)', doubtful: true, quiet: false },
  ];
}
