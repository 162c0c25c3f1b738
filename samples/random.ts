/** A seeded source of chance. Every sample draws from one of these, so the same seed gives the same bytes. */
export interface Random {
  /** A fraction in [0, 1). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** One element; throws `RangeError` for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** `count` different elements in random order (all of them when the list is shorter). */
  sample<T>(list: readonly T[], count: number): T[];
  /** True with the given probability (0..1). */
  chance(probability: number): boolean;
  /** A string of that many decimal digits. */
  digits(count: number): string;
  /** A string of that many capital letters. */
  letters(count: number): string;
}

/** FNV-1a, 32 bit: turns a name into a seed. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** mulberry32 by Tommy Ettinger (public domain): a 32-bit generator that is small and good enough for test data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('cannot pick from an empty list');
    return list[integer(0, list.length - 1)]!;
  };
  return {
    next,
    integer,
    pick,
    sample(list, count) {
      const rest = [...list];
      const chosen: (typeof rest)[number][] = [];
      while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(integer(0, rest.length - 1), 1));
      return chosen;
    },
    chance: (probability) => next() < probability,
    digits: (count) => Array.from({ length: count }, () => integer(0, 9)).join(''),
    letters: (count) => Array.from({ length: count }, () => String.fromCharCode(integer(65, 90))).join(''),
  };
}
