import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const typeOf = (text: string) => readTyped(text).document_type;

const letter = (before: string, behind: string) => `
Marchetti Serramenti S.r.l.
Via dei Platani 40, 25015 Desenzano del Garda
P.IVA 02477414342

                                                    Signora Elena Rinaldi
                                                    Via Artigiani 8
                                                    25080 Padenghe

Desenzano, 3 aprile 2025

Gentile signora Rinaldi,

${before}

    Persiane in alluminio, n. 6            310,00      1.860,00
    Posa in opera                                        420,00
    Imponibile                                         2.280,00
    IVA 10%                                              228,00
    Totale                                             2.508,00

${behind}

Cordiali saluti`;

test.each([
  [
    'windows that are yet to be chosen',
    `dopo la visita di martedì abbiamo rifatto i conti come ci aveva domandato,
e per le sei finestre verso il giardino si arriva a quanto segue:`,
    `Le persiane verso la strada restano come sono, se non cambia idea prima
che il falegname venga a prendere le misure del portone.`,
  ],
  [
    'what a neighbour has spent',
    `come sa, il signor Bianchi del piano di sotto ha fatto fare gli stessi
lavori lo scorso anno, e qui sotto trova quanto gli sono costati:`,
    `A voce posso raccontarle anche come si è trovato con la ditta, che a
suo dire è stata puntuale e ha lasciato tutto pulito.`,
  ],
])('prices, a tax and their sum in a letter that asks nobody to pay make no sale: %s', (_, before, behind) => {
  expect(['invoice', 'receipt', 'credit_note']).not.toContain(typeOf(letter(before, behind)));
});

test('the same letter is a bill where it tells where to pay to', () => {
  const read = letter(
    `per le persiane consegnate e montate lunedì scorso nella sua casa di
Padenghe le presento il conto, come eravamo rimasti d'accordo:`,
    `La prego di versare l'importo sul conto IT60 X054 2811 1010 0000 0123 456
entro la fine del mese, indicando il suo nome nella causale.`,
  );
  expect(typeOf(read)).toBe('invoice');
});

test('a credit note is known by its number in ordinary writing at the top', () => {
  expect(
    typeOf(`
Silver Birch Stationers
3 High Street, Moffat DG10 9HF       VAT 822 0917 45

To  Moffat Primary Academy, School Office
                                                 10 Feb 2025
                                                 Credit note C0088

Dear Mrs Laidlaw,

You're quite right, we charged the copier paper at the old box price.

   difference 1.55 x 20                               31.00
   VAT 20%                                             6.20
   Credit to your account                            £37.20`),
  ).toBe('credit_note');
});

test('a day beside it makes no street of an invoice with its number', () => {
  const { document_type, entities } = readTyped(`
Hoefsmederij Jelle Douma
Binnendyk 22, 9257 Eestrum
btw NL002190443B08      KvK 01133902

Manege De Trochreed
Buitenpost
                                          5 juni 2025 / factuur 25-118

   11 x  bekappen                  37,50      412,50
    4 x  beslaan rondom           115,00      460,00
                                             872,50
   21% btw                                   183,23
                                         € 1.055,73

Graag op NL09 RABO 0119 4402 71, liefst deze maand nog.`);
  expect([document_type, entities.INVOICE_NUMBER?.[0]?.value]).toEqual(['invoice', '25-118']);
});

test('a line in capitals that says what it is about is a title as bold ones are', () => {
  expect(
    typeOf(`
HAUPTZOLLAMT GIESSEN                             Reg.-Nr.: ATC40/118204/03/2025
Spilburgstrasse 10, 35578 Wetzlar                Datum: 18.03.2025

Optik Harnisch GmbH & Co. KG
Kestnerstr. 4
35576 Wetzlar

BESCHEID ÜBER EINFUHRABGABEN

Warennummer       Bem.-Grundl.     Satz        Betrag EUR
9001 9000 90          4.812,60     2,90 %          139,57
9001 9000 90          5.060,17    19,00 %          961,43
Summe                                            1.101,00

Zahlung an die Bundeskasse Trier, IBAN DE81 5900 0000 0059 0010 20.`),
  ).toBe('other');
});
