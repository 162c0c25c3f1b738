/**
 * PostgreSQL's words for what cannot be a value of its column: 22P02 and 22P05 (a NUL character, half a surrogate pair
 * in JSON), 22021 (broken UTF-8), 22003 (a number out of range).
 */
const UNSTORABLE = new Set<unknown>(['22P02', '22P05', '22021', '22003']);

/** Whether the database refused values that it will refuse each time. */
export function isUnstorable(error: Error & { code?: unknown }): boolean {
  return UNSTORABLE.has((error.cause as { code?: unknown } | undefined)?.code ?? error.code);
}
