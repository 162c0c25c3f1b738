/**
 * As `[...text.matchAll(pattern)]`, for a global pattern. That one makes a new pattern of it for each text, and for the
 * long ones here, which look for hundreds of words, that takes longer than looking through a line.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    // What matches nothing would do so for ever; within a pair of surrogates it would be where it was.
    if (match[0] === '') pattern.lastIndex += pattern.unicode && text.codePointAt(match.index)! > 0xffff ? 2 : 1;
  }
  return found;
}
