import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const HEADS = {
  fr: ['Facture', 'Facture n° : 2047', 'Date : 12/03/2026', 'Désignation', 'P.U. HT', 'Total HT', 'Total TTC'],
  nl: ['Factuur', 'Factuurnummer: 2047', 'Factuurdatum: 12-03-2026', 'Omschrijving', 'Prijs', 'Bedrag', 'Totaal'],
  es: ['Factura', 'Factura nº: 2047', 'Fecha: 12/03/2026', 'Concepto', 'Precio', 'Importe', 'Total'],
  it: ['Fattura', 'Fattura n.: 2047', 'Data: 12/03/2026', 'Descrizione', 'Prezzo', 'Importo', 'Totale'],
} as const;
type Language = keyof typeof HEADS;

/** The terms of an invoice with lines in its head or at its foot. */
function termsOf(language: Language, { head = '', foot = '' }): string | undefined {
  const [title, number, date, item, price, amount, total] = HEADS[language];
  const paper = `Kestrel Works
4 Mill Lane
75011 Oakham

*${title}

${number}
${date}
${head}

${item}          ${price}       ${amount}
Service              60,00       120,00

                                        ${total}      120,00 €

${foot}
`;
  return readTyped(paper).entities.PAYMENT_TERMS?.[0]?.value;
}

test.each<[Language, string]>([
  ['fr', "Paiement d'avance"],
  ['fr', 'Paiement à la commande'],
  ['fr', 'Paiement immédiat'],
  ['fr', 'À réception de facture'],
  ['fr', 'Échéance à réception'],
  ['fr', 'Payable en 3 fois sans frais'],
  ['fr', 'Solde à régler à la fin des travaux'],
  ['fr', '30% à la signature du devis, 40% en cours de chantier, solde à la réception des travaux'],
  ['nl', 'Betaling vooraf'],
  ['nl', 'Na ontvangst factuur'],
  ['nl', 'Maandelijks vooraf te voldoen'],
  ['nl', '50% bij opdracht, 50% bij oplevering'],
  ['nl', '50% bij opdracht, restant bij oplevering'],
  ['nl', 'De factuur dient binnen 14 dagen te worden voldaan.'],
  ['nl', 'Dit bedrag dient uiterlijk op 26 maart 2026 op onze rekening te staan.'],
  ['nl', 'Het totaalbedrag dient binnen 30 dagen te zijn bijgeschreven op onze rekening.'],
  ['nl', 'Domiciliëring op 26/03/2026'],
  ['nl', 'Uw bankrekening wordt gedebiteerd op 26/03/2026 via domiciliëring'],
  ['it', 'Ri.Ba. 60 gg. d.f.f.m. + 10 gg'],
  ['it', 'R.B. 30-60 GG. F.M.'],
  ['it', "30% all'accettazione del preventivo e saldo a fine lavori"],
  ['es', 'Pago por adelantado'],
  ['es', '50 % a la aceptación del presupuesto y 50 % a la finalización'],
  ['es', 'Resto a la entrega de los trabajos'],
])('%s: "%s" says when to pay', (language, line) => {
  expect(termsOf(language, { foot: line })).toBe(line);
});

test.each<[Language, string, string]>([
  ['fr', 'Règlement : VIREMENT 45 JFM', 'VIREMENT 45 JFM'],
  ['fr', 'Mode de règlement : Virement à 30 jours', 'Virement à 30 jours'],
  ['fr', 'Cond. de règlement : 60 jours nets', '60 jours nets'],
  ['fr', 'Conditions et délai de règlement : chèque à réception', 'chèque à réception'],
  ['nl', 'Bet. cond.: 14 dgn netto', '14 dgn netto'],
  ['nl', 'Betalingswijze: Overschrijving 30 dagen', 'Overschrijving 30 dagen'],
  ['it', 'Condizioni: Rimessa diretta vista fattura', 'Rimessa diretta vista fattura'],
  ['it', 'Modalità di pagamento: RiBa 60 gg FM', 'RiBa 60 gg FM'],
  ['es', 'Forma de pago: Contado', 'Contado'],
  ['es', 'Forma de pago: GIRO 60 D/F', 'GIRO 60 D/F'],
  ['es', 'Plazo máximo de pago: 30 días', '30 días'],
])('%s: "%s" is told without its label', (language, line, terms) => {
  expect(termsOf(language, { foot: line })).toBe(terms);
});

test.each<[Language, string, string]>([
  ['fr', 'Conditions de paiement', 'à réception'],
  ['it', 'Condizioni di pagamento', 'anticipato'],
  ['it', 'Pagamento', 'bonifico bancario entro 10 giorni'],
])('%s: in a form the value below the title "%s" may begin small', (language, title, value) => {
  expect(termsOf(language, { head: `Code 8          ${title}\nC00518          ${value}` })).toBe(value);
});

test('in a row of a form full of figures the terms stand below their title', () => {
  const head = `Cod. cliente      Partita IVA       Pagamento                   Agente
C00518            03380750980       RI.BA. 30/60 GG D.F. F.M.   04 MOR`;
  expect(termsOf('it', { head })).toBe('RI.BA. 30/60 GG D.F. F.M.');
});

test('so do they below a means of payment, where they count days', () => {
  const head = `N.I.F.         COD. CLIENTE    FORMA DE PAGO            AGENTE
76240118Q      1187            RECIBO 15 DÍAS F.F.      3`;
  expect(termsOf('es', { head })).toBe('RECIBO 15 DÍAS F.F.');
});

test('a masked account ends its sentence', () => {
  const foot = `Wij schrijven het bedrag van € 120,00 rond 30 juni 2026 af van uw rekening NL12 RABO 0*** **44 09. Uw nieuwe
termijnbedrag wordt € 188,00 per maand.`;
  expect(termsOf('nl', { foot })).toMatch(/^Wij schrijven .* af van uw rekening[^.]*\.?$/u);
});
