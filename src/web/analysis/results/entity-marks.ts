import type { EntityWire } from '#contracts/entity.ts';
import type { Mark } from '#web/viewer/marks.ts';
import { entityColour } from './entity-look.ts';
import { isKeyField, labelName } from './group-entities.ts';
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
