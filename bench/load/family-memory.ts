import { readdirSync, readFileSync } from 'node:fs';

const PAGE_KB = 4;

/** Resident megabytes of a process, and of all that it started; 0 where the system has no /proc (only Linux does). */
export function residentMegabytes(pid: number): { server: number; withChildren: number } {
  try {
    const parents = new Map<number, number>();
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      const stat = read(`/proc/${name}/stat`);
      if (stat) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    }
    const family = new Set([pid]);
    for (let grown = true; grown; ) {
      const before = family.size;
      for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
      grown = family.size > before;
    }
    const all = [...family].reduce((sum, member) => sum + resident(member), 0);
    return { server: Math.round(resident(pid)), withChildren: Math.round(all) };
  } catch {
    return { server: 0, withChildren: 0 };
  }
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
