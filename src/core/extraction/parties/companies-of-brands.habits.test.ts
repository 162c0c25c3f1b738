import { describe, expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const ENGLISH = `Bill to:
Brightwater Dental Practice
40 Station Road
Leeds LS2 8QT

*INVOICE
Invoice no.  2025-0118
Date  7 February 2025

Qty     Description              Price         Amount
2       Service A                6.90         13.80
3       Service B               58.00        174.00

Subtotal                                        187.80
VAT 20%                                         37.56
Total due                                       £225.36
`;
const ITALIAN = `Spett.le
Studio Bianchi
Via Roma 40
40126 Bologna (BO)

*FATTURA
Fattura n.  2025-0118
Data  07/02/2025

Q.tà    Descrizione              Prezzo        Importo
2       Servizio A                6,90         13,80
3       Servizio B               58,00        174,00

Imponibile                                        187,80
IVA 22 %                                         41,32
Totale fattura                                  229,12 €
`;
const PORTUGUESE = `Exmo(s). Senhor(es)
Clínica Dentária Vera
Rua Direita 40
4700-010 Braga

*FATURA
Fatura n.º  2025-0118
Data  07/02/2025

Qtd.    Descrição                Preço         Valor
2       Serviço A                 6,90         13,80
3       Serviço B                58,00        174,00

Total líquido                                   187,80
IVA 23 %                                         43,19
Total                                         230,99 €
`;

const partiesOf = (text: string) => {
  const { SELLER_NAME, BUYER_NAME } = readTyped(text).entities;
  return [SELLER_NAME?.[0]?.value, BUYER_NAME?.[0]?.value];
};
const sellerOf = (text: string) => partiesOf(text)[0];

describe('a brand at the head of the page, and its company', () => {
  test.each([
    ['^FreshBox\n\nHarvest Logistics UK Limited · 12 Mill Lane · Leeds LS1 4AB\n', 'Harvest Logistics UK Limited'],
    ['^FreshBox\n\nHarvest Logistics Inc. · 12 Mill Lane · Salem · VA 24153\n', 'Harvest Logistics Inc.'],
    ['^FreshBox\n\nHarvest Logistics Lda. · Rua Nova 5 · 4700-001 Braga\n', 'Harvest Logistics Lda.'],
  ])('the line above the window prints the company with its address: %j', (head, seller) => {
    expect(sellerOf(head + ENGLISH)).toBe(seller);
  });

  test('so it does above a window with a heading of its own', () => {
    const head = '^LA HUERTA\n\nFrutas Hermanos Gil, S.L. · Calle Molino 12 · 28001 Madrid\nCliente\n';
    expect(partiesOf(head + ENGLISH.replace('Bill to:\n', ''))).toEqual([
      'Frutas Hermanos Gil, S.L.',
      'Brightwater Dental Practice',
    ]);
  });

  test('the company below it, which bears the brand in its own name', () => {
    const head = '^Flor do Minho\nPadaria e Pastelaria Flor do Minho, Lda.\nRua Nova 5\n4700-001 Braga\n\n';
    expect(partiesOf(head + PORTUGUESE)).toEqual(['Padaria e Pastelaria Flor do Minho, Lda.', 'Clínica Dentária Vera']);
  });

  test('the company at the foot, with those who are liable or with a comma before its form', () => {
    const rossi = 'Impianti Fotovoltaici Rossi S.n.c. di Rossi M. & C.';
    expect(sellerOf(`^TecnoSol\n\n${ITALIAN}\n${rossi} - Via Po 3, 10123 Torino - P.IVA 00743110157`)).toBe(rossi);
    const flor = 'Padaria e Pastelaria Flor do Minho, Lda.';
    expect(sellerOf(`^Flor do Minho\n\n${PORTUGUESE}\n${flor} - Rua Nova 5, 4700-001 Braga - NIF 501442600`)).toBe(
      flor,
    );
  });

  test('the holder of the account, who bears the brand in the name, is its company; another one may collect for it', () => {
    const paidTo = (holder: string) =>
      sellerOf(
        `^Casa Bella\nVia Roma 12, 20121 Milano\n\n${ITALIAN}\nIntestatario: ${holder}   IBAN IT60 X054 2811 1010 0000 0123 456`,
      );
    expect(paidTo('Arredamenti Casa Bella S.r.l.')).toBe('Arredamenti Casa Bella S.r.l.');
    expect(paidTo('Fidelia Factoring S.p.A.')).toBe('Casa Bella');
  });
});

test('"& Co" may stand within a name, before its form', () => {
  const head = '^Lumen & Co\n\nLumen & Co Interiors LLP, 77 Queen Street, London EC4N 1SR\n\n';
  expect(sellerOf(head + ENGLISH)).toBe('Lumen & Co Interiors LLP');
});

describe('whose brand it is', () => {
  test.each([
    [
      'alvéo pro est une marque de Réseaux & Télécoms de l’Ouest SAS au capital de 4 200 000 € – 44000 Nantes',
      'Réseaux & Télécoms de l’Ouest SAS',
    ],
    ['« alvéo pro » est une marque de la SAS Atelier Morvan.', 'SAS Atelier Morvan'],
    [
      'Alvéo Pro is the trading name of J. H. Sutton Haulage (Burnley) Limited, company no. 02918837.',
      'J. H. Sutton Haulage (Burnley) Limited',
    ],
  ])('%s', (foot, seller) => {
    expect(sellerOf(`^alvéo pro\n\n${ENGLISH}\n${foot}`)).toBe(seller);
  });

  test('the company with its address beside whoever is billed', () => {
    const head = `Ledger Systems, Inc.                    Bill to
548 Market Street                       Corrib Analytics DAC
San Francisco, CA 94104                 3 Flood Street, Galway H91 E2K8
`;
    expect(sellerOf(`^tallyfold\n\n${head}\n${ENGLISH.replace(/^[^*]*/u, '')}`)).toBe('Ledger Systems, Inc.');
  });
});

test.each([
  ['Syndicat Mixte pour l’Aménagement\ndu Val de Sèvre', 'Syndicat Mixte pour l’Aménagement du Val de Sèvre'],
  ['Colegio Oficial de Farmacéuticos\nde la Ribera Alta', 'Colegio Oficial de Farmacéuticos de la Ribera Alta'],
  ['Fundacja Dziedzictwa\nSkalnego Podhala', 'Fundacja Dziedzictwa Skalnego Podhala'],
])('of what a body is, a second line tells: %j', (name, buyer) => {
  const sheet = ENGLISH.replace('Brightwater Dental Practice', name);
  expect(partiesOf(`*Harvest Logistics Ltd\n12 Mill Lane, Leeds LS1 4AB\n\n${sheet}`)[1]).toBe(buyer);
});

test('"A/C" says who is to see it', () => {
  const sheet = PORTUGUESE.replace('Clínica Dentária Vera', 'Adega da Bairrada, C.R.L.\nA/C Dr.ª Filipa Sarmento');
  expect(partiesOf(`*Gráfica do Mondego, Lda.\nRua Nova 5, 3025-041 Coimbra\n\n${sheet}`)[1]).toBe(
    'Adega da Bairrada, C.R.L.',
  );
});
