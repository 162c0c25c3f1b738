import { expect, test } from 'vitest';
import { layoutDocument } from '../../layout/layout-document.ts';
import { typedDocument } from '../../layout/testing/typed-page.ts';
import { readTyped } from '../testing/read-typed.ts';
import { documentFacts } from './document-facts.ts';

const invoice = (reference: string) => `*blauwerk medien GmbH
Hettstadter Weg 7, 97297 Waldbüttelbrunn

${reference}

*Rechnung

Pos    Leistung                   Anzahl     Einzel EUR     Gesamt EUR
1      Homepage-Paket                  1          27,00          27,00
2      Zusatzpostfach                  2           3,00           6,00
       Rechnungsbetrag                                           33,00
`;

const first = (paper: string, field: string) => readTyped(paper).entities[field]?.[0]?.value;

test('labels below each other announce the values below them, each the one in its place', () => {
  const paper = invoice(`Physiotherapie am Park                              Datum
Frau Corinna Stahl                                  Kundennummer
Luitpoldstraße 4                                    Rechnungsnummer
97318 Kitzingen
                                                    02.02.2026
                                                    774109
                                                    2026014482`);
  expect(first(paper, 'INVOICE_NUMBER')).toBe('2026014482');
  expect(first(paper, 'CUSTOMER_NUMBER')).toBe('774109');
  expect(first(paper, 'INVOICE_DATE')).toBe('2026-02-02');
});

test('labels that take turns with their values are no stack', () => {
  const paper = invoice(`Physiotherapie am Park                              Datum
Frau Corinna Stahl                                  02.02.2026
Luitpoldstraße 4                                    Kundennummer
97318 Kitzingen                                     774109
                                                    Rechnungsnummer
                                                    2026014482`);
  expect(first(paper, 'INVOICE_NUMBER')).toBe('2026014482');
  expect(first(paper, 'CUSTOMER_NUMBER')).toBe('774109');
});

test('labels with their values beside them wait for none below', () => {
  const paper = typedDocument(`*Nordwind Energy
INVOICE

Invoice no.    4711
Date           3 May 2025
Bill to
Hartwell Joinery Ltd
12 High Street
Leeds LS1 4AB
`);
  expect(documentFacts(layoutDocument(paper)).stacked.size).toBe(0);
});
