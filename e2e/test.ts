import { test as base, expect } from '@playwright/test';

/** For so long a button that deletes waits for its second click, and it is said that something was copied. */
const SOON_OVER_MS = [3000, 1800];

/**
 * Playwright's `test`, which besides fails when a page the test visited broke our own Content-Security-Policy: the
 * browser refused something that the product tried to do. `isPatient` (default true): what is soon over lasts a minute,
 * as a busy machine may need longer between two clicks, or to look.
 */
export const test = base.extend<{ violations: string[]; isPatient: boolean }>({
  isPatient: [true, { option: true }],
  violations: [
    async ({ context, isPatient }, use) => {
      if (isPatient) {
        await context.addInitScript((soonOver) => {
          // There it is the way to the login that is as long.
          if (location.pathname === '/reset-password') return;
          const original = window.setTimeout;
          const patient = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
            original(run, soonOver.includes(ms ?? 0) ? 60_000 : ms, ...rest);
          window.setTimeout = patient as typeof window.setTimeout;
        }, SOON_OVER_MS);
      }
      const violations: string[] = [];
      await context.exposeBinding('reportViolation', (_source, violation: string) => violations.push(violation));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
          const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void };
          const place = `${sourceFile}:${lineNumber}`;
          reportViolation(`${effectiveDirective} refused ${blockedURI} on ${location.pathname} (${place})`);
        });
      });
      await use(violations);
      // An answer that a test alters may just be on its way when the test has seen enough.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect([...new Set(violations)], 'violations of the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
});
