import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const dateIn = (head: string, columns: string) =>
  readTyped(`*Lavoro Sereno S.p.A.
${head}

${columns}

Spett.le
Molini Ferrante S.r.l.
Via dei Mille 4
10121 Torino (TO)

Descrizione                  Ore      Prezzo      Importo
Magazziniere                 10        20,00       200,00

Totale imponibile                                  200,00
IVA 22 %                                            44,00
Totale fattura                                     244,00

Condizioni di pagamento        Scadenze
Bonifico 30 giorni             30/11/2026`).entities.INVOICE_DATE?.[0]?.value;

const COLUMNS = `FATTURA N.        DATA          COD. CLIENTE
26/BS/4812        31/10/2026    0031177`;

test.each([
  'Agenzia per il lavoro - Aut. Min. Prot. n. 1188 - SG del 22/12/2004',
  'Iscritta al registro il 03/04/2011',
  'Certificato n. 118820 del 14/02/2009',
])('the day of a licence long ago is not that of the invoice: %s', (head) => {
  expect(dateIn(head, COLUMNS)).toBe('2026-10-31');
});

test('where no other day is called one of the paper, a day long ago may be', () => {
  const found = readTyped(`*Harlow Joinery Ltd

Invoice HJ-204 of 4 March 2004

Oak table                              200.00
Total                                  200.00

Printed in 2026`);
  expect(found.entities.INVOICE_DATE?.[0]?.value).toBe('2004-03-04');
});

test.each([
  'Guarantee expiry date: 04/03/2029\nExtended guarantee date: 04/03/2030',
  'Permit expiry date: 31/12/2029\nInsurance date: 30/06/2028',
])('days on which something ends years later put the day of the invoice into no past: %s', (ends) => {
  const found = readTyped(`*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

INVOICE                       Invoice No. HJ-204        4 March 2024

Bill to:
Pemberton Schools Trust
12 College Road, York YO1 7EP

${ends}

Oak table                              200.00
Total                                  200.00`);
  expect(found.entities.INVOICE_DATE?.[0]?.value).toBe('2024-03-04');
});
