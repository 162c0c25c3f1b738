/** What each code unit says, at its own index; the halves of pairs say nothing by themselves. */
const UNITS = Array.from({ length: 0x10000 }, (_, unit) =>
  String.fromCharCode(unit >= 0xd800 && unit < 0xe000 ? 0 : unit),
).join('');
/** Further planes hold scripts, and from U+1F000 on signs. */
const FURTHER = '\u{10000}-\u{1efff}\u{20000}-\u{3ffff}';

/** From the first to the last unit of each run. */
const rangesOf = (runs: RegExp): string =>
  [...UNITS.matchAll(runs)].map(({ 0: run }) => (run.length === 1 ? run : `${run[0]}-${run.at(-1)}`)).join('') +
  FURTHER;

/**
 * `\p{L}` and `[\p{L}\p{N}]` of folded questions, in few ranges. Every expression that looks at what is beside its words
 * has Unicode's 800 ranges of its own, compiled anew whenever the engine has thrown its code away, which a few
 * collections are enough for: of the thousand expressions over a question that was half a second. What stands between
 * letters and is a mark, or no character yet, is counted with them, since folding leaves neither: 160 ranges are left.
 */
export const LETTER = `[${rangesOf(/\p{L}(?:[\p{L}\p{M}\p{Cn}]*\p{L})?/gu)}]`;
export const LETTER_OR_NUMBER = `[${rangesOf(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Cn}]*[\p{L}\p{N}])?/gu)}]`;
