import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';

/** Everything a change must pass, cheapest first; the first failure ends the run. */
const STEPS: { name: string; command: string[]; needsChromium?: boolean }[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'unit and integration tests', command: ['vitest', 'run'] },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'browser tests', command: ['playwright', 'test'], needsChromium: true },
];

// Tests start hundreds of processes: each after the first reads what Node.js has compiled before.
const compiled = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));
const env: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: compiled, ...process.env };
for (const step of STEPS) {
  if (step.needsChromium) env.CHROMIUM_PATH = await ensureChromium();
  const started = Date.now();
  console.log(`\n── ${step.name}: ${step.command.join(' ')}`);
  // Through the shell: on Windows the tools are `.cmd` files, which nothing else starts.
  const { status, error } = spawnSync(step.command.join(' '), { stdio: 'inherit', env, shell: true });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`\n${step.name} failed.`);
    process.exit(status ?? 1);
  }
  console.log(`── ${step.name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
console.log('\nAll passed.');
