/** The terms of the allowances and charges of EN 16931: on the invoice with their VAT, on a line without. */
export const ADJUSTMENT_TERMS = {
  'BG-20': {
    ...{ isCharge: false, amount: 'BT-92', base: 'BT-93', percent: 'BT-94' },
    ...{ category: 'BT-95', rate: 'BT-96', reason: 'BT-97', code: 'BT-98' },
  },
  'BG-21': {
    ...{ isCharge: true, amount: 'BT-99', base: 'BT-100', percent: 'BT-101' },
    ...{ category: 'BT-102', rate: 'BT-103', reason: 'BT-104', code: 'BT-105' },
  },
  'BG-27': {
    ...{ isCharge: false, amount: 'BT-136', base: 'BT-137', percent: 'BT-138' },
    ...{ category: '', rate: '', reason: 'BT-139', code: 'BT-140' },
  },
  'BG-28': {
    ...{ isCharge: true, amount: 'BT-141', base: 'BT-142', percent: 'BT-143' },
    ...{ category: '', rate: '', reason: 'BT-144', code: 'BT-145' },
  },
} as const;

export type AdjustmentGroup = keyof typeof ADJUSTMENT_TERMS;
