import { hash } from 'node:crypto';

/** Counts rows and sums up the first 60 bits of their MD5s: equal for equal rows, in whatever order they come. */
export class RowDigest {
  rows = 0;
  #sum = 0n;

  add(lines: readonly string[]): void {
    this.rows += lines.length;
    for (const line of lines) this.#sum += BigInt(`0x${hash('md5', line, 'hex').slice(0, 15)}`);
  }

  get digest(): string {
    return String(this.#sum);
  }
}
