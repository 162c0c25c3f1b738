/** What is stamped on an invoice: lines and points. */
export interface Stamp {
  lines: readonly string[];
  size: number;
}

export const STAMPS: Readonly<Record<string, Stamp>> = {
  'a stamp of receipt with a date': { lines: ['RECEIVED', '17 JAN 2018', 'Accounts Dept.'], size: 11 },
  'a stamp PAID': { lines: ['PAID'], size: 24 },
  'a stamp PAID with a date': { lines: ['PAID', '12 MAY 2018'], size: 16 },
  'a stamp of receipt in German': { lines: ['EINGEGANGEN', '17. Jan. 2018'], size: 13 },
  'a stamp of receipt with fields, in German': {
    lines: ['Eingang: 17.01.2018', 'Buchhaltung', 'Kto. 4400 KSt. 120', 'gepr. Wo'],
    size: 10,
  },
  'a stamp Bezahlt with a date': { lines: ['Bezahlt', '12.05.2018'], size: 14 },
  'a stamp of receipt in French': { lines: ['REÇU LE', '17 JAN. 2018', 'Comptabilité'], size: 12 },
  'a stamp of receipt in Dutch': { lines: ['ONTVANGEN 17-01-2018', 'Akkoord: M.V.'], size: 11 },
  'a stamp of entry': { lines: ['ENTERED 17/01/18', 'GL 5020', 'Approved: J. Smythe'], size: 10 },
};
