import { spawnSync } from 'node:child_process';
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

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Invoscope needs Node.js 24 or newer, this is ${process.version}. Run it through npm, which brings its own.`,
  );
  process.exit(1);
}

const env = { ...process.env };
for (const step of STEPS) {
  if (step.needsChromium) env.CHROMIUM_PATH = await ensureChromium();
  const started = Date.now();
  console.log(`\n── ${step.name}: ${step.command.join(' ')}`);
  const [command, ...args] = step.command;
  const { status, error } = spawnSync(command ?? '', args, { stdio: 'inherit', env });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`\n${step.name} failed.`);
    process.exit(status ?? 1);
  }
  console.log(`── ${step.name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
console.log('\nAll passed.');
