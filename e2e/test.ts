import { test as base, expect } from '@playwright/test';

/** For so long a button that deletes waits for its second click, where a test does not look at that itself. */
const ARMED_MS = 3000;

/**
 * Playwright's `test`, which besides fails when a page the test visited broke our own Content-Security-Policy: the
 * browser refused something that the product tried to do. `isPatient` (default true): buttons that ask for a second
 * click wait a minute for it, as a busy machine may need longer than three seconds.
 */
export const test = base.extend<{ violations: string[]; isPatient: boolean }>({
  isPatient: [true, { option: true }],
  violations: [
    async ({ context, isPatient }, use) => {
      if (isPatient) {
        await context.addInitScript((armedMs) => {
          // There it is the way to the login that is as long.
          if (location.pathname === '/reset-password') return;
          const original = window.setTimeout;
          const patient = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
            original(run, ms === armedMs ? 60_000 : ms, ...rest);
          window.setTimeout = patient as typeof window.setTimeout;
        }, ARMED_MS);
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
