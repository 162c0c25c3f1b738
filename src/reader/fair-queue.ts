/**
 * A queue of several lanes that takes one item from each lane in turn, so that a thousand waiting documents of
 * one user do not hold up another's first. Within a lane: first in, first out. Lanes may be grouped: groups take turns
 * too, however many lanes one of them has.
 */
export class FairQueue<Item> {
  /** Groups and their lanes in the order in which they are served next; none is empty. */
  private readonly groups = new Map<string, Map<string, Item[]>>();

  get size(): number {
    let size = 0;
    for (const lanes of this.groups.values()) for (const lane of lanes.values()) size += lane.length;
    return size;
  }

  push(lane: string, item: Item, group = ''): void {
    const lanes = this.groups.get(group) ?? new Map<string, Item[]>();
    this.groups.set(group, lanes);
    const items = lanes.get(lane);
    if (items) items.push(item);
    else lanes.set(lane, [item]);
  }

  shift(): Item | undefined {
    for (const [group, lanes] of this.groups) {
      for (const [lane, items] of lanes) {
        const item = items.shift();
        // Both move behind the others.
        lanes.delete(lane);
        if (items.length > 0) lanes.set(lane, items);
        this.groups.delete(group);
        if (lanes.size > 0) this.groups.set(group, lanes);
        return item;
      }
    }
    return undefined;
  }

  /** Takes an item out before its turn; false when it is no longer waiting. */
  remove(item: Item): boolean {
    for (const [group, lanes] of this.groups) {
      for (const [lane, items] of lanes) {
        const index = items.indexOf(item);
        if (index < 0) continue;
        items.splice(index, 1);
        if (items.length === 0) lanes.delete(lane);
        if (lanes.size === 0) this.groups.delete(group);
        return true;
      }
    }
    return false;
  }
}
