/** How long somebody waits for a turn. */
const PATIENCE_MS = 60_000;

interface Turns {
  taken: number;
  waiting: (() => void)[];
}

/**
 * Lets at most `limit` pieces of work of one user go on at once; the rest of that user waits in order, and nobody else
 * notices. `take` resolves with what gives the turn back (calling it again changes nothing), and rejects with what
 * `tooLate` makes after a minute of waiting.
 */
export function userTurns(limit: number, tooLate: () => Error, patienceMs = PATIENCE_MS) {
  const users = new Map<string, Turns>();

  function giveBack(userId: string, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next) next();
    else turns.taken -= 1;
    if (turns.taken === 0) users.delete(userId);
  }

  function wait(turns: Turns): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        turns.waiting.splice(turns.waiting.indexOf(start), 1);
        reject(tooLate());
      }, patienceMs);
      turns.waiting.push(start);
    });
  }

  return {
    async take(userId: string): Promise<() => void> {
      const turns = users.get(userId) ?? { taken: 0, waiting: [] };
      users.set(userId, turns);
      // Whoever gives a turn back hands it to the next in line without letting go of it.
      if (turns.taken >= limit) await wait(turns);
      else turns.taken += 1;
      let isHeld = true;
      return () => {
        if (isHeld) giveBack(userId, turns);
        isHeld = false;
      };
    },
  };
}
