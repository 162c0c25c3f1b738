import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const typeOf = (text: string) => readTyped(text).document_type;

test.each([
  [
    'a rent roll',
    `Tenterfield Estates LLP
Property 0142 – Cornmarket Chambers, 10–16 Cornmarket, Selbridge
Tenant: Aldous Bequest Trust

Unit     Tenant                   Area          Per year
1        Hat shop                 62 m²         9,600.00
2        Law office              118 m²        21,400.00
3        Dentist                  94 m²        18,250.00
Total                                          49,250.00`,
  ],
  [
    'a register of invoices',
    `Empresa: 014 – CERÁMICAS TRIANILLA, S.L. – B41990552
LIBRO REGISTRO DE FACTURAS RECIBIDAS       Fecha 12/08/2026

Proveedor                     Base imponible
Arcillas del Sur                    1.240,00
Hornos Vega                         3.980,50
Transportes Luna                      412,30
Total base imponible                5.632,80`,
  ],
])('%s adds up and asks nobody to pay', (_, text) => {
  expect(typeOf(text)).toBe('other');
});

const ARTICLE = `THE WORKING WRITER · Quarterly of the Guild of Copywriters · Spring 2026
Late payment is the complaint number one of our members in the survey again, as every year.
We asked three accounts departments what makes them put an invoice at the bottom of their pile.
If you are not registered you need a unique number, your name, the name of the client and the date.
You may claim interest at eight per cent over base rate, and few of us dare to write that letter.

{lead}
Invoice
Jane Sample, 1 Any Street, Anytown AN1 1AA
Invoice no. 2026-014          Date 12 March 2026
Copy-editing, agreed fee                 1,150.00
Additional index                           192.00
Total due by 11 April 2026               1,342.00
{below}
Look at what it does: it puts the due date next to the sum, so that nobody has to count the days.
Keep copies for six years, and please do not call the file by the name of the dog of your client.`;

test('an invoice in an article is shown, and none', () => {
  const [plain, captioned] = ['', 'Figure 6-4. The parts of an invoice'].map((below) =>
    typeOf(ARTICLE.replace('{lead}', '').replace('{below}', below)),
  );
  expect([plain, captioned]).toEqual(['invoice', 'other']);
});

test('boxes to be ticked tell how it may be paid, and not how it was', () => {
  const bill = (boxes: string) =>
    typeOf(`Ridderhof Veilingen, Lange Vijverstraat 12, 2513 XK Den Haag
De heer P.M. Tieleman, Oude Singel 203, 2312 RJ Leiden

Kavels koper Nr. K 188/0347              Datum 21 mei 2026

Perzisch tapijt, Hamadan           120,00
Kelim, twee stuks                   60,00
Te voldoen                         180,00

${boxes}`);
  expect([bill('☐ betaald pin   ☐ contant   ☐ bank'), bill('betaald pin 180,00\ncontant')]).toEqual([
    'invoice',
    'receipt',
  ]);
});
