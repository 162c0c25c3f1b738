import { isSameParty } from '../../names/same-name.ts';

type Party = 'SELLER_NAME' | 'BUYER_NAME';

/**
 * Log odds for a name that is the reader's own company. Most people read invoices that they receive, so it is rather
 * the buyer; but freelancers read their own as well, so what the page says goes first: a clear heading is worth more.
 */
const OWN_IS: Readonly<Record<Party, number>> = { BUYER_NAME: 3, SELLER_NAME: 0.5 };

/** What the hint is worth for a printed name as seller or buyer, in log odds; 0 for other names or without a hint. */
export function ownCompanyWeight(party: Party, name: string, ownCompany: string | undefined): number {
  return ownCompany && isSameParty(name, ownCompany) ? OWN_IS[party] : 0;
}
