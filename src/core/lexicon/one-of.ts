/** A pattern from a list of alternatives, which are patterns themselves. */
export function oneOf(alternatives: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(alternatives.join('|'), flags);
}
