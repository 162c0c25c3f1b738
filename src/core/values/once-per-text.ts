/**
 * The same function, which works its answer out once for each text. Made anew for each document: what it has looked at
 * goes with that.
 */
export function oncePerText<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Answer;
    const answer = work(text);
    known.set(text, answer);
    return answer;
  };
}
