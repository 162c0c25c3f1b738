/** A generator of numbers in 0..1 that gives the same ones every time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An index below `count`; low ones are far more common, as words and suppliers are (Zipf's law). */
export function zipf(random: () => number, count: number): number {
  return Math.min(count - 1, Math.floor(count ** random()) - 1);
}
