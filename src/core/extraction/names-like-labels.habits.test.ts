import { describe, expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { documentFacts } from './page/document-facts.ts';
import { isPossibleName } from './parties/possible-name.ts';
import { fieldCandidates } from './scorer/field-candidates.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

describe('nobody is', () => {
  test.each([
    'Documento Processado por Computador.',
    'O Pagamento Será Efectuado via RUPE',
    'The payment is due on receipt',
    'Monto (Bs.)',
    'CUATRO MIL SETECIENTOS CUATRO CON 00/100',
  ])('%s', (sentence) => {
    expect(isPossibleName(sentence)).toBe(false);
  });

  test.each(['Documenta Verlag', 'The Payment Company', 'Computer Praxis Lindner', 'Bäckerei Zahlung (Inh. Weber)'])(
    'but %s may be somebody',
    (name) => {
      expect(isPossibleName(name)).toBe(true);
    },
  );

  test('what stands behind how to pay', () => {
    const found = readTyped(`RECIBO DE COBRO
FACTURA No: 05-11873
FECHA: 17/09/2024
CLIENTE: LÍNEAS AÉREAS DEL ORINOCO, C.A.
CONDICIÓN DE PAGO: CONTADO

Descripción                     Cantidad      Precio       Monto
Estacionamiento de aeronaves           2    1.000,00    2.000,00

TOTAL A PAGAR                                           2.000,00`);
    expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
      undefined,
      'LÍNEAS AÉREAS DEL ORINOCO, C.A.',
    ]);
  });

  test('what was owed before', () => {
    const facts = documentFacts(
      typedLayout(`Shanti Dental Care
14 Tilak Road, Nashik 422001

Previous Due                            Rs. 0.00
Total                                   Rs. 1400.00`),
    );
    const { candidates, features } = fieldCandidates(facts).BUYER_NAME;
    expect(features[candidates.findIndex(({ value }) => value === 'Previous Due')]).toMatchObject({ documentWord: 1 });
  });
});

describe('a buyer', () => {
  test('is named behind a title in the middle of a line of several', () => {
    const found = readTyped(`Shanti Dental Care
14 Tilak Road, Nashik 422001

Receipt
Date : 27/03/2025 05:40 PM Receipt Number : RC00412 Patient Name : Meera Kiran Deshpande

Particular                                   Amount
Root canal, second sitting              Rs. 1400.00

Total                                   Rs. 1400.00`);
    expect(stated(found, 'BUYER_NAME')).toBe('Meera Kiran Deshpande');
  });

  test('is none of the number that the sender gave it', () => {
    const found = readTyped(`*LAGUNE TRANSIT SARL
Zone portuaire, Abidjan

FACTURE N° FT-2025-0219
Date : 09/04/2025

Client : Cacao du Bandama (CL-0031)
Zone 4, Abidjan

Désignation                  Quantité    Prix unitaire     Montant
Magasinage                          2          50 000      100 000

Total à payer                                          100 000 FCFA`);
    expect(stated(found, 'BUYER_NAME')).toBe('Cacao du Bandama');
  });

  test("is the party whose account's name is told", () => {
    const found = readTyped(`INVOICE

Pan No:                301122334                   Invoice No:       220
Party's A/C Name:      Himal Pashmina House        Invoice Date:     29-Aug-2021
Telephone No:          01-4004000                  Payment Terms:    Credit

SN   Particular         Weight      Rate      Amount
1    Freight Charge      85.00    250.00    21250.00

Total:                                      21250.00`);
    expect(stated(found, 'BUYER_NAME')).toBe('Himal Pashmina House');
  });
});

describe('a number', () => {
  test('may begin with a letter that elsewhere is a word, and is none of the inner folio', () => {
    const found = readTyped(`*Factura A-2281
REFRIGERACIÓN DEL BAJÍO
Folio interno 000771
RFC RBA990101AB1

RECEPTOR
HELADOS LA CHONA
RFC HCH050505XY2

Cant.   Descripción              Precio unitario      Importe
4       Filtro deshidratador             $300.00    $1,200.00

Subtotal                                            $1,200.00
IVA trasladado 16%                                    $192.00
Total                                               $1,392.00`);
    expect([stated(found, 'INVOICE_NUMBER'), stated(found, 'BUYER_NAME')]).toEqual(['A-2281', 'HELADOS LA CHONA']);
  });
});
