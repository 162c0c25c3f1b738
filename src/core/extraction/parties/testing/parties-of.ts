import { readTyped } from '../../testing/read-typed.ts';

const TABLE = `
Description                              Qty        Unit price        Amount
Service visit                            2            100.00          200.00

                                                      Total          $200.00`;

/** The parties of one typed page, as "seller → buyer". */
export function partiesOf(head: string, foot = ''): string {
  const { entities } = readTyped(`${head}\n${TABLE}\n\n${foot}`);
  return `${entities.SELLER_NAME?.[0]?.value ?? '-'} → ${entities.BUYER_NAME?.[0]?.value ?? '-'}`;
}
