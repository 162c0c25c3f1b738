/**
 * Works on up to `concurrency` items at once and yields the outcomes in the items' order. Never more than twice
 * as many outcomes wait for their turn, so memory stays bounded however long the list is. `work` must not throw.
 */
export async function* inOrder<Item, Outcome>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Outcome>,
): AsyncGenerator<Outcome> {
  const window: Promise<Outcome>[] = [];
  const running = new Set<Promise<Outcome>>();
  let next = 0;
  const start = () => {
    const outcome = work(items[next++]!);
    window.push(outcome);
    running.add(outcome);
    void outcome.finally(() => running.delete(outcome));
  };
  while (next < items.length || window.length > 0) {
    while (next < items.length && running.size < concurrency && window.length < concurrency * 2) start();
    const first = window[0]!;
    // A slow first item must not keep the others from starting.
    await Promise.race([first, ...(window.length < concurrency * 2 && next < items.length ? running : [])]);
    if (!running.has(first)) yield await window.shift()!;
  }
}
