import { sampleSet } from '../../samples/sample-set.ts';

/** As many different files as are asked for: `pool` sample invoices, each with another remark behind its end. */
export class ManyInvoices {
  private readonly invoices: Buffer[] = [];
  private taken = 0;

  constructor(pool: number) {
    for (const { pdf } of sampleSet({ count: pool, seed: 501 })) this.invoices.push(Buffer.from(pdf));
  }

  next(): Buffer {
    this.taken += 1;
    const invoice = this.invoices[this.taken % this.invoices.length]!;
    return Buffer.concat([invoice, Buffer.from(`\n% ${this.taken}\n`)]);
  }
}
