import type { VatCode } from '../terms/syntax-table.ts';

/** What one category of value added tax demands; the rules of all of them are made from this. */
export interface Family {
  /** In the rules' ids: "IC" of BR-IC-08. */
  id: string;
  code: VatCode;
  name: string;
  /** The lines', allowances' and charges' rate. */
  rate: 'positive' | 'positive_in_cii' | 'not_negative' | 'zero' | 'absent';
  /** The breakdown says why no tax is due, or must not. */
  reason: 'given' | 'absent';
  /** One breakdown for every rate, or exactly one. */
  perRate: boolean;
  /** Who must be registered for tax (or must not). */
  parties: 'seller' | 'seller_and_buyer' | 'seller_vat' | 'seller_vat_and_buyer_vat' | 'nobody';
}

export const FAMILIES: readonly Family[] = [
  { id: 'S', code: 'S', name: 'Standard rated', rate: 'positive', reason: 'absent', perRate: true, parties: 'seller' },
  { id: 'Z', code: 'Z', name: 'Zero rated', rate: 'zero', reason: 'absent', perRate: false, parties: 'seller' },
  { id: 'E', code: 'E', name: 'Exempt from VAT', rate: 'zero', reason: 'given', perRate: false, parties: 'seller' },
  {
    id: 'AE',
    code: 'AE',
    name: 'Reverse charge',
    rate: 'zero',
    reason: 'given',
    perRate: false,
    parties: 'seller_and_buyer',
  },
  {
    id: 'IC',
    code: 'K',
    name: 'Intra-community supply',
    rate: 'zero',
    reason: 'given',
    perRate: false,
    parties: 'seller_vat_and_buyer_vat',
  },
  {
    id: 'G',
    code: 'G',
    name: 'Export outside the EU',
    rate: 'zero',
    reason: 'given',
    perRate: false,
    parties: 'seller_vat',
  },
  {
    id: 'O',
    code: 'O',
    name: 'Not subject to VAT',
    rate: 'absent',
    reason: 'given',
    perRate: false,
    parties: 'nobody',
  },
  { id: 'AF', code: 'L', name: 'IGIC', rate: 'positive_in_cii', reason: 'absent', perRate: true, parties: 'seller' },
  { id: 'AG', code: 'M', name: 'IPSI', rate: 'not_negative', reason: 'absent', perRate: true, parties: 'seller' },
];
