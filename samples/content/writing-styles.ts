/** The marks of a printed number: thousands and decimal; Indian grouping is 1,23,456.00. */
export interface NumberStyle {
  thousands: string;
  decimal: string;
  indian?: boolean;
}

export type DateStyle =
  | 'YYYY-MM-DD'
  | 'YYYY/MM/DD'
  | 'DD/MM/YYYY'
  | 'MM/DD/YYYY'
  | 'M/D/YYYY'
  | 'DD.MM.YYYY'
  | 'D.M.YYYY'
  | 'DD-MM-YYYY'
  | 'DD/MM/YY'
  | 'MM/DD/YY'
  | 'DD.MM.YY'
  | 'D MMM YYYY'
  | 'DD-MMM-YYYY'
  | 'MMM D, YYYY'
  | 'MMMM D, YYYY'
  | 'D MMMM YYYY'
  | 'D. MMMM YYYY'
  | 'D de MMMM de YYYY';

export const DOT: NumberStyle = { thousands: ',', decimal: '.' };
export const PLAIN_DOT: NumberStyle = { thousands: '', decimal: '.' };
export const COMMA: NumberStyle = { thousands: '.', decimal: ',' };
export const PLAIN_COMMA: NumberStyle = { thousands: '', decimal: ',' };
export const SPACE: NumberStyle = { thousands: '\u00a0', decimal: ',' };
export const SWISS: NumberStyle = { thousands: "'", decimal: '.' };
export const CURLY_SWISS: NumberStyle = { thousands: '’', decimal: '.' };
export const INDIAN: NumberStyle = { thousands: ',', decimal: '.', indian: true };

export const US_DATES = [
  'MM/DD/YYYY',
  'M/D/YYYY',
  'MMM D, YYYY',
  'MMMM D, YYYY',
  'MMMM D, YYYY',
  'MM/DD/YY',
  'YYYY-MM-DD',
] as const;
export const UK_DATES = [
  'DD/MM/YYYY',
  'D MMM YYYY',
  'D MMMM YYYY',
  'DD-MMM-YYYY',
  'DD/MM/YY',
  'DD-MM-YYYY',
  'YYYY-MM-DD',
] as const;
export const DE_DATES = ['DD.MM.YYYY', 'DD.MM.YYYY', 'DD.MM.YYYY', 'D. MMMM YYYY', 'D.M.YYYY', 'DD.MM.YY'] as const;
export const FR_DATES = ['DD/MM/YYYY', 'DD/MM/YYYY', 'D MMMM YYYY', 'DD-MM-YYYY', 'DD/MM/YY', 'DD.MM.YYYY'] as const;
export const NL_DATES = ['DD-MM-YYYY', 'DD-MM-YYYY', 'D MMMM YYYY', 'DD/MM/YYYY', 'D MMM YYYY', 'DD.MM.YYYY'] as const;
export const ES_DATES = [
  'DD/MM/YYYY',
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'D de MMMM de YYYY',
  'DD/MM/YY',
  'D MMM YYYY',
] as const;
export const IT_DATES = ['DD/MM/YYYY', 'DD/MM/YYYY', 'D MMMM YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YY'] as const;
