import { extractInvoice } from '../../extract-invoice.ts';
import { typedPage } from '../../line-items/testing/typed-page.ts';

const TABLE = `
Description                              Qty        Unit price        Amount
Service visit                            2            100.00          200.00

                                                      Total          $200.00`;

/** The parties of one typed page, as "seller → buyer". */
export function partiesOf(head: string, foot = ''): string {
  const { entities } = extractInvoice({
    pages: [typedPage(`${head}\n${TABLE}\n\n${foot}`, 1)],
    metadata: {},
    attachments: [],
    textSource: 'text_layer',
    warnings: [],
  });
  return `${entities.SELLER_NAME?.[0]?.value ?? '-'} → ${entities.BUYER_NAME?.[0]?.value ?? '-'}`;
}
