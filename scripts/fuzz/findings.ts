import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a run tried and what it found; finds are kept as files, to be made into tests. */
export class Findings {
  private readonly outcomes = new Map<string, { count: number; longestMs: number }>();
  private readonly finds: string[] = [];
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** One more input of `area` that ended as `outcome`. */
  count(area: string, outcome: string, ms: number): void {
    const row = this.outcomes.get(`${area}\t${outcome}`) ?? { count: 0, longestMs: 0 };
    row.count += 1;
    row.longestMs = Math.max(row.longestMs, ms);
    this.outcomes.set(`${area}\t${outcome}`, row);
  }

  /** Something that must not be; `input` is written to the folder. */
  add(area: string, seed: number, what: string, input: Uint8Array | string): void {
    mkdirSync(this.folder, { recursive: true });
    const name = `${area}-${seed}${typeof input === 'string' ? '.txt' : '.pdf'}`;
    writeFileSync(join(this.folder, name), input);
    this.finds.push(`${name}: ${what}`);
    console.log(`FOUND ${name}: ${what}`);
  }

  /** Rows of area, outcome, count, longest milliseconds. */
  table(): (string | number)[][] {
    return [...this.outcomes]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, { count, longestMs }]) => [...key.split('\t'), count, Math.round(longestMs)]);
  }

  get found(): readonly string[] {
    return this.finds;
  }
}
