import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'samples/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // A busy machine may take longer than the second that is usual; what comes sooner waits no longer.
    expect: { poll: { timeout: 20_000 } },
    // Two workers: the target machine has two cores, and server tests start child processes of their own.
    maxWorkers: 2,
  },
});
