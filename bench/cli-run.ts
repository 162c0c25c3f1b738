import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const SAMPLE_MS = 20;

export interface CliFigures {
  seconds: number;
  /** Proportional memory of the command and its reader processes at their largest; null without /proc. */
  peakMb: number | null;
}

/** Runs `invoscope analyze` over the files and watches the memory of its whole process tree. */
export async function measureCli(files: readonly string[]): Promise<CliFigures> {
  const start = performance.now();
  const child = spawn(process.execPath, [CLI, 'analyze', '--format', 'jsonl', ...files], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let peak: number | null = null;
  const timer = setInterval(async () => {
    const memory = child.pid === undefined ? null : await treeMemoryMb(child.pid);
    if (memory !== null) peak = Math.max(peak ?? 0, memory);
  }, SAMPLE_MS);
  await ended;
  clearInterval(timer);
  return { seconds: (performance.now() - start) / 1000, peakMb: peak };
}

/** Pages shared between processes (the node binary) count once: `Pss` in smaps_rollup. */
async function treeMemoryMb(pid: number): Promise<number | null> {
  try {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    const own = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
    const threads = await readdir(`/proc/${pid}/task`);
    const lists = await Promise.all(threads.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')));
    const children = lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
    const below = await Promise.all(children.map(treeMemoryMb));
    return below.reduce<number>((sum, memory) => sum + (memory ?? 0), own);
  } catch {
    return null;
  }
}
