const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The pauses between the attempts of a delivery, in milliseconds: about a day together. */
const PAUSES_MS = [
  2 * SECOND_MS,
  5 * SECOND_MS,
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  20 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  7 * HOUR_MS,
  12.5 * HOUR_MS,
] as const;

/** The pause after so many failed attempts, in milliseconds; null when there is no other attempt. */
export const pauseAfter = (attempts: number): number | null => PAUSES_MS[attempts - 1] ?? null;

/** Longest that an address which does not answer is left alone. */
const LONGEST_QUIET_MS = 5 * MINUTE_MS;

/** For how long an address is left alone after so many attempts in a row without any answer, in milliseconds. */
export const quietAfter = (unanswered: number): number =>
  Math.min(pauseAfter(unanswered) ?? LONGEST_QUIET_MS, LONGEST_QUIET_MS);
