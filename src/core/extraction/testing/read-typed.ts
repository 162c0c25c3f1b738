import type { Extraction } from '../../entity.ts';
import { typedDocument } from '../../layout/testing/typed-page.ts';
import { extractInvoice } from '../extract-invoice.ts';

/** What the engine finds in a document typed as text, one string per page. */
export function readTyped(...pages: string[]): Extraction {
  return extractInvoice(typedDocument(...pages));
}

const HEAD = `*Harlow Joinery Ltd
4 Mill Lane
Leeds LS1 4AP

INVOICE                       Invoice No. HJ-204        Date: 4 March 2024

Bill to:
Pemberton Schools Trust
12 College Road, York YO1 7EP
`;

/** What the engine finds in a typed invoice whose number, date and parties are clear, above the given lines. */
export function readBelowHead(body: string, ...pages: string[]): Extraction {
  return readTyped(`${HEAD}\n${body}`, ...pages);
}
