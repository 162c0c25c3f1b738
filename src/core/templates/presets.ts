import type { ZoneType } from './template.ts';

export interface ZonePreset {
  name: string;
  type: ZoneType;
  /** Shares of the page; a preset is put on its middle. */
  width: number;
  height: number;
  /** The entity label it fills; LINE_ITEMS feeds the line items. */
  label: string;
}

/** The label of zones whose rows become the document's line items. */
export const LINE_ITEMS_LABEL = 'LINE_ITEMS';

/** Quick Add (specification §3), with the labels that they fill (api.md). */
export const ZONE_PRESETS: readonly ZonePreset[] = [
  { name: 'Invoice Number', type: 'text', width: 0.2, height: 0.05, label: 'INVOICE_NUMBER' },
  { name: 'Date', type: 'date', width: 0.15, height: 0.04, label: 'INVOICE_DATE' },
  { name: 'Total Amount', type: 'text', width: 0.15, height: 0.05, label: 'TOTAL_AMOUNT' },
  { name: 'Line Items', type: 'table', width: 0.8, height: 0.3, label: LINE_ITEMS_LABEL },
  { name: 'Company Name', type: 'text', width: 0.3, height: 0.06, label: 'SELLER_NAME' },
  { name: 'Address', type: 'text', width: 0.3, height: 0.1, label: 'SELLER_ADDRESS' },
];
