import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'samples/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // A busy machine may take longer than the second that is usual; what comes sooner waits no longer.
    expect: { poll: { timeout: 20_000 } },
    // A worker keeps the modules it has read for its next files: reading the program anew for each of them took half
    // of the computing. What a test puts on the global object is its own to take away (`unstubGlobals`).
    isolate: false,
    unstubGlobals: true,
    // Two workers: the target machine has two cores, and server tests start child processes of their own.
    maxWorkers: 2,
  },
});
