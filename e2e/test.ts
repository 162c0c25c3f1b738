import { test as base, expect } from '@playwright/test';

/**
 * Playwright's `test`, which besides fails when a page the test visited broke our own Content-Security-Policy: the
 * browser refused something that the product tried to do.
 */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
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
