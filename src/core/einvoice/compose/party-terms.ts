import { vatIdStatus, vatIdWithin } from '../../patterns/vat-ids.ts';
import type { Terms } from '../write/invoice-terms.ts';
import { countryOfVatId } from './country-code.ts';
import { hasOtherCodes, isCodeOf, type PostalAddress, postalAddress } from './postal-address.ts';

/** What the page says of a party. */
export interface PrintedParty {
  name: string | undefined;
  address: string | undefined;
  taxId: string | undefined;
}

/** A party taken apart. */
export interface ReadParty {
  name: string | undefined;
  address: PostalAddress | null;
  /** With its country's letters before it. */
  vatId: string | null;
  /** Any other number that a tax office gave. */
  taxNumber: string | null;
  /** ISO 3166-1: said by the address, else by the VAT identifier. */
  country: string | null;
}

export function readParty({ name, address, taxId }: PrintedParty): ReadParty {
  const read = address ? postalAddress(address) : null;
  const vatId = taxId ? asVatId(taxId) : null;
  return {
    name,
    address: read,
    vatId,
    taxNumber: taxId && !vatId ? taxId : null,
    country: read?.country ?? (vatId ? homeOf(vatId, read?.code) : null),
  };
}

/** The country of a VAT identifier, unless the address has a post code that country does not: firms register abroad. */
function homeOf(vatId: string, code: string | null | undefined): string | null {
  const country = countryOfVatId(vatId);
  return country && code && hasOtherCodes(country, code) ? null : country;
}

/** "DE 123 456 789" and "USt-IdNr. DE123456789" are DE123456789; null for what has not the shape of a country's VAT identifiers. */
function asVatId(printed: string): string | null {
  const compact = printed.toUpperCase().replace(/[^A-Z\d]/g, '');
  if (/^NO\d{9}(?:MVA)?$/.test(compact)) return compact;
  // A person types the label along.
  const id = vatIdStatus(compact) === null ? vatIdWithin(printed.toUpperCase()) : compact;
  const swiss = /^CHE(\d{9})(?:MWST|TVA|IVA|VAT)?$/.exec(id ?? '');
  return swiss ? `CHE${swiss[1]}` : id;
}

/**
 * The buyer's country. Letters that stay in the country do not name it (Universal Postal Union, S42): an address without
 * one, with a post code of the seller's country, is there, unless a VAT identifier says otherwise or nothing is taxed
 * as at home.
 */
export function buyerCountry(buyer: ReadParty, seller: ReadParty, isTaxedAtHome: boolean): string | null {
  if (buyer.country) return buyer.country;
  const code = buyer.address?.code;
  return isTaxedAtHome && code && seller.country && isCodeOf(code, seller.country) ? seller.country : null;
}

const SELLER_ADDRESS = ['BT-35', 'BT-36', 'BT-162', 'BT-37', 'BT-38', 'BT-39'] as const;
const BUYER_ADDRESS = ['BT-50', 'BT-51', 'BT-163', 'BT-52', 'BT-53', 'BT-54'] as const;

export function sellerTerms(seller: ReadParty): Terms {
  return {
    'BT-27': seller.name,
    // BR-CO-26 wants an identifier: without a VAT identifier the tax office's number is the one that is printed.
    'BT-29': seller.taxNumber ?? undefined,
    'BT-31': seller.vatId ?? undefined,
    'BT-32': seller.taxNumber ?? undefined,
    'BT-40': seller.country ?? undefined,
    ...addressTerms(seller.address, SELLER_ADDRESS),
  };
}

export function buyerTerms(buyer: ReadParty, country: string | null): Terms {
  return {
    'BT-44': buyer.name,
    'BT-48': buyer.vatId ?? undefined,
    'BT-55': country ?? undefined,
    ...addressTerms(buyer.address, BUYER_ADDRESS),
  };
}

function addressTerms(address: PostalAddress | null, ids: readonly string[]): Terms {
  if (!address) return {};
  const { lines, town, code, region } = address;
  const values = [lines[0], lines[1], lines[2], town, code, region];
  return Object.fromEntries(ids.map((id, index) => [id, values[index] ?? undefined]));
}
