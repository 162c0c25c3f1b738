import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('"Charges" heads amounts when amounts stand below', () => {
  const lines = printedLines(
    `
DESCRIPTION                            UNITS        RATE      CHARGES
Line haul Flagstaff - Amarillo             1    2,150.00     2,150.00
Fuel surcharge                           607         .50       303.50
Detention (2.5 hrs)                      2.5       64.60       161.50
                                        TOTAL DUE           $2,615.00
TERMS: NET 30 DAYS. PLEASE REFERENCE INVOICE NUMBER WITH PAYMENT.
REMIT TO: Dept 4410, PO Box 660331
Dallas, TX 75266`,
  );
  expect(lines).toEqual([
    '1 | Line haul Flagstaff - Amarillo | 2150.00 | - | 2150.00',
    '607 | Fuel surcharge | 0.50 | - | 303.50',
    '2.5 | Detention (2.5 hrs) | 64.60 | - | 161.50',
  ]);
});

test('"No." behind the names counts pieces', () => {
  const lines = printedLines(
    `
Description               No.      VAT rate        Amount
Listing fees               14           23%          3.27
Transaction fees            9           23%         17.39
Total                                               20.66`,
  );
  expect(lines).toEqual(['14 | Listing fees | - | 23 | 3.27', '9 | Transaction fees | - | 23 | 17.39']);
});

test('how old open amounts are is no list of what was sold', () => {
  const lines = printedLines(
    `
Charge Date        Description                   Amount
01/01/2025         Base Rent 01/2025           1,900.00
01/01/2025         CAM Estimate 01/2025          325.00
                   Current Amount Due          2,225.00

Current        30 Days        60 Days       90+ Days      Amount Due
2,225.00          0.00           0.00           0.00        2,225.00`,
  );
  expect(lines).toEqual(['- | Base Rent 01/2025 | - | - | 1900.00', '- | CAM Estimate 01/2025 | - | - | 325.00']);
});

test('a code times nothing is nothing proves neither quantity nor price', () => {
  const lines = printedLines(
    `
Date          Code     Description              Charges     Insurance    Adjustments     You owe
05/30/2024    99213    Office visit             $165.00        $82.10         $40.50      $42.40
05/30/2024    87880    Rapid strep test          $20.00         $0.00          $0.00      $20.00
                       Totals                   $185.00        $82.10         $40.50      $62.40`,
  );
  expect(lines).toEqual(['- | Office visit | - | - | 42.40', '- | Rapid strep test | - | - | 20.00']);
});

test('the titles of a table of sums end the lines', () => {
  const lines = printedLines(
    `
Codice     Descrizione              Quantità     Prezzo unitario    % IVA     Prezzo totale
VOL-A5     Stampa volantini           5.000,00           0,05       22,00            250,00
CAT48      Catalogo mostra              200,00           5,00       22,00          1.000,00
Imposta    Riferimenti              % IVA        Spese accessorie   Totale imponibile     Totale imposta
I          esigibilità immediata     22,00                                   1.250,00             275,00`,
  );
  expect(lines).toEqual([
    '5000.00 | Stampa volantini | 0.05 | 22 | 250.00',
    '200.00 | Catalogo mostra | 5.00 | 22 | 1000.00',
  ]);
});

test.each(['Base rent', 'Card reader', 'Change of address', 'Report writing', 'Payment service fee', 'Cash drawer'])(
  'a line may be called %s',
  (name) => {
    const lines = printedLines(
      `
Description                              Amount
Commission                               374.81
${name.padEnd(38)}    37.48
Total amount due                         412.29`,
    );
    expect(lines).toEqual(['- | Commission | - | - | 374.81', `- | ${name} | - | - | 37.48`]);
  },
);

test('thousands parted by a space are one number though they reach into the next column', () => {
  const lines = printedLines(
    `
Libellé                        Quantité    Prix unitaire            Montant
Équerre acier                         5        287,99EUR        1 439,95EUR
Paiement: à réception                       Sous-total HT       1 439,95EUR
Titulaire: Ritoron                          Montant HT        1 1 454,95EUR
IBAN FR76 7766 7331                         TVA 20 % (1 454,95)   290,99EUR
                                            Total général       1 745,94EUR`,
  );
  expect(lines).toEqual(['5 | Équerre acier | 287.99 | - | 1439.95']);
});
