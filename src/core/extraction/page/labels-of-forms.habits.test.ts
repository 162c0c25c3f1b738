import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

interface Form {
  head: string;
  number: string;
  date: string;
  foot: string;
  days: [issued: string, due: string];
}

const FORMS = {
  de: {
    head: '*Schreinerei Harlow GmbH\nMühlgasse 4\n80331 München\n\n#Rechnung\n\nSchulverein Pemberg e.V.\nSchulweg 12\n79100 Freiburg',
    number: 'Rechnungsnr.',
    date: 'Rechnungsdatum',
    foot: 'Bezeichnung                  Menge    Preis      Betrag\nEichenregal                  2        50,00      100,00\n\n                    Netto            100,00 €\n                    MwSt. 19 %        19,00 €\n                    Gesamtbetrag     119,00 €',
    days: ['04.03.2024', '03.04.2024'],
  },
  fr: {
    head: '*Menuiserie Harlow SARL\n4 rue du Moulin\n75002 Paris\n\n#Facture\n\nClient :\nLycée Pemberton\n12 rue du Collège\n31300 Toulouse',
    number: 'Facture n°',
    date: 'Date de facture',
    foot: 'Désignation                  Qté      Prix       Montant\nÉtagère chêne                2        50,00      100,00\n\n                    Total HT         100,00 €\n                    TVA 20 %          20,00 €\n                    Total TTC        120,00 €',
    days: ['04/03/2024', '03/04/2024'],
  },
  da: {
    head: '*Harlow Snedkeri ApS\nMøllegade 4\n2100 København Ø\n\n#Faktura\n\nKunde:\nPemberg Skole A/S\nSkolevej 12\n8000 Aarhus C',
    number: 'Fakturanr.',
    date: 'Fakturadato',
    foot: 'Beskrivelse                  Antal    Pris       Beløb\nEgehylde                     2        50,00      100,00\n\n                    Subtotal         100,00 kr.\n                    Moms 25%          25,00 kr.\n                    I alt            125,00 kr.',
    days: ['04-03-2024', '03-04-2024'],
  },
  cs: {
    head: '*Truhlářství Harlow s.r.o.\nMlýnská 4\n110 00 Praha 1\n\n#Faktura\n\nOdběratel:\nŠkola Pemberg, a.s.\nŠkolní 12\n602 00 Brno',
    number: 'Faktura č.',
    date: 'Datum vystavení',
    foot: 'Popis                        Množství Cena       Celkem\nDubová police                2        50,00      100,00\n\n                    Základ daně      100,00 Kč\n                    DPH 21 %          21,00 Kč\n                    Celkem k úhradě  121,00 Kč',
    days: ['04.03.2024', '03.04.2024'],
  },
} satisfies Record<string, Form>;

type Fields = readonly (readonly [label: string, value: string])[];
/** A label before its value, in two columns at the right, and above it. */
const ARRANGEMENTS: readonly ((fields: Fields) => string)[] = [
  (fields) => fields.map(([label, value]) => `${label}: ${value}`).join('\n'),
  (fields) => fields.map(([label, value]) => `${' '.repeat(40)}${label.padEnd(34)}${value}`).join('\n'),
  (fields) =>
    `${fields.map(([label]) => label.padEnd(34)).join('')}\n${fields.map(([, value]) => value.padEnd(34)).join('')}`,
];

const read = ({ head, foot }: Form, fields: Fields) =>
  ARRANGEMENTS.map((arranged) => readTyped(`${head}\n\n${arranged(fields)}\n\n${foot}\n`).entities);

test.each([
  ['de', 'Nettofälligkeit'],
  ['de', 'Zahlungsfälligkeit'],
  ['da', 'Sidste rettidige betaling'],
  ['da', 'Sidste rettidige betalingsdag'],
  ['da', 'Senest betaling'],
  ['cs', 'Splatno'],
  ['cs', 'Datum spl.'],
] as const)('the due date of a form, wherever its label stands: %s "%s"', (language, label) => {
  const form = FORMS[language];
  const [issued, due] = form.days;
  const found = read(form, [
    [form.number, 'HJ-2047'],
    [form.date, issued],
    [label, due],
  ]);
  expect(found.map(({ DUE_DATE }) => DUE_DATE?.[0]?.value)).toEqual(['2024-04-03', '2024-04-03', '2024-04-03']);
});

test.each([
  ['de', 'ReNr.'],
  ['de', 'RNr.'],
  ['de', 'Rechn.-Nr.'],
  ['de', 'Rechnungsbelegnummer'],
  ['fr', 'Pièce n°'],
  ['fr', 'N° document'],
] as const)('the number of a form, wherever its label stands: %s "%s"', (language, label) => {
  const form = FORMS[language];
  const found = read(form, [
    [label, 'HJ-2047'],
    [form.date, form.days[0]],
  ]);
  expect(found.map(({ INVOICE_NUMBER }) => INVOICE_NUMBER?.[0]?.value)).toEqual(['HJ-2047', 'HJ-2047', 'HJ-2047']);
});

test('a label before a price or a rate is in no mailbox', () => {
  const { entities } = readTyped(`*Harlow Ltd
Email:invoice@harlow.example  Invoice No:4711
Date:4 March 2024
Pemberton Schools Trust
Rental   2@50.00    100.00
Total@20%VAT         £100.00`);
  expect(entities.INVOICE_NUMBER?.[0]?.value).toBe('4711');
  expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('100.00');
});
