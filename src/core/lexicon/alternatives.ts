/** Patterns, brackets and classes of characters of which count as one. */
const PIECE = /\\.|\[(?:\\.|[^\]\\])*\]|[^\\[]/gsu;

/** The alternatives of a pattern: what stands between its strokes, those in brackets aside. */
function alternativesOf(pattern: string): string[] {
  if (!/[\\([]/.test(pattern)) return pattern.split('|');
  const found: string[] = [''];
  let depth = 0;
  for (const [piece] of pattern.matchAll(PIECE)) {
    if (piece === '(') depth++;
    if (piece === ')') depth--;
    if (piece === '|' && depth === 0) found.push('');
    else found[found.length - 1] += piece;
  }
  return found;
}

/**
 * Patterns as the alternatives of one. What languages have in common stands there once: where words follow each other,
 * a pattern would try each of its twins, in time that doubles with every word.
 */
export function eitherOf(patterns: readonly string[]): string {
  return [...new Set(patterns.flatMap(alternativesOf))].join('|');
}
