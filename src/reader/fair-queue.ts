/**
 * A queue of several lanes that takes one item from each lane in turn, so that a thousand waiting documents of
 * one user do not hold up another's first. Within a lane: first in, first out.
 */
export class FairQueue<Item> {
  /** Lanes in the order in which they are served next; none is empty. */
  private readonly lanes = new Map<string, Item[]>();

  get size(): number {
    let size = 0;
    for (const lane of this.lanes.values()) size += lane.length;
    return size;
  }

  push(lane: string, item: Item): void {
    const items = this.lanes.get(lane);
    if (items) items.push(item);
    else this.lanes.set(lane, [item]);
  }

  shift(): Item | undefined {
    const next = this.lanes.entries().next();
    if (next.done) return undefined;
    const [lane, items] = next.value;
    const item = items.shift();
    // Moves the lane behind the others.
    this.lanes.delete(lane);
    if (items.length > 0) this.lanes.set(lane, items);
    return item;
  }

  /** Takes an item out before its turn; false when it is no longer waiting. */
  remove(item: Item): boolean {
    for (const [lane, items] of this.lanes) {
      const index = items.indexOf(item);
      if (index < 0) continue;
      items.splice(index, 1);
      if (items.length === 0) this.lanes.delete(lane);
      return true;
    }
    return false;
  }
}
