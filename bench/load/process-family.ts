import { readdirSync, readFileSync } from 'node:fs';

const PAGE_KB = 4;

/** Linux counts a process's computing time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Resident megabytes of a process, and of all that it started; 0 where the system has no /proc (only Linux does). */
export function residentMegabytes(pid: number): { server: number; withChildren: number } {
  const all = familyOf(pid).reduce((sum, member) => sum + resident(member), 0);
  return { server: Math.round(resident(pid)), withChildren: Math.round(all) };
}

/** Milliseconds that a process, and all that it started and that still runs, have computed; 0 without /proc. */
export function computedMs(pid: number): number {
  return familyOf(pid).reduce((sum, member) => sum + ticks(member) * MS_PER_TICK, 0);
}

/** A process and all that it started. */
function familyOf(pid: number): number[] {
  const family = new Set([pid]);
  try {
    const parents = readdirSync('/proc').flatMap((name) => {
      const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
      return stat ? [[Number(name), Number(stat[1])] as const] : [];
    });
    for (let grown = true; grown; ) {
      const before = family.size;
      for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
      grown = family.size > before;
    }
  } catch {
    // No /proc.
  }
  return [...family];
}

/** The fields of `/proc/PID/stat` behind the name, which may hold anything. */
function statOf(pid: number): string[] | null {
  const stat = read(`/proc/${pid}/stat`);
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function ticks(pid: number): number {
  const stat = statOf(pid);
  return Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0);
}

function resident(pid: number): number {
  return (Number(read(`/proc/${pid}/statm`)?.split(' ')[1] ?? 0) * PAGE_KB) / 1024;
}

/** Null for a process that has ended meanwhile. */
function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
