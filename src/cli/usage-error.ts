/** The command line itself was wrong; its message tells how to mend it. Ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
