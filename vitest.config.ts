import { defineConfig } from 'vitest/config';
import { KEEP_WASM_CODE } from './src/reader/wasm-code.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'samples/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['scripts/seeded-properties.ts'],
    execArgv: [KEEP_WASM_CODE],
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // A busy machine may take longer than the second that is usual; what comes sooner waits no longer.
    expect: { poll: { timeout: 20_000 } },
    // A worker keeps the modules it has read for its next files: reading the program anew for each of them took half
    // of the computing. What a test puts on the global object is its own to take away (`unstubGlobals`).
    isolate: false,
    unstubGlobals: true,
    // Three workers on the two cores of the target machine: server tests wait for processes and disks of their own, and
    // with two a third of the computing stood idle.
    maxWorkers: 3,
  },
});
