import type { InvoiceContent } from '../invoice-content.ts';
import type { Phrasing } from '../phrasing.ts';
import type { Random } from '../random.ts';
import type { Sheet } from './sheet.ts';
import type { Text } from './text.ts';

/** Everything a layout needs in one place while it draws one invoice. */
export interface Draft {
  sheet: Sheet;
  content: InvoiceContent;
  phrasing: Phrasing;
  random: Random;
  /** An accent colour of this document. */
  accent: string;
  /** What has been placed already and must not be placed twice, such as the terms. */
  placed: Set<'terms' | 'sellerTaxId' | 'bank'>;
}

/** A label and what it names. */
export interface Pair {
  label: string;
  value: Text;
}
