/** Runs the command line as a process of its own, the way a user does. */
import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

export interface CliRun {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

interface CliSurroundings {
  env?: Record<string, string>;
  cwd?: string;
  /** Options of Node.js itself. */
  nodeOptions?: readonly string[];
}

export function runCli(args: string[], options: CliSurroundings = {}): Promise<CliRun> {
  const child = spawn(process.execPath, [...(options.nodeOptions ?? []), MAIN, ...args], {
    cwd: options.cwd ?? tmpdir(),
    env: { PATH: process.env.PATH, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
  });
}

/** A folder of its own holding the given files; returns its path. */
export async function folderWith(files: Readonly<Record<string, Uint8Array | string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'invoscope-cli-'));
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
  return folder;
}
