import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('whom the small print asks to remit to is the seller where a picture says so above', () => {
  const found = readTyped(`Airedale Microscopes Ltd                 *VAT INVOICE       Invoice Number:      LBA0047719
Accounts Payable                                           Account Number:       950 118 236
Unit 5 Hunslet Trading Estate                              Invoice Date:          09/11/2025
Leeds LS11 5QP                                             Due Date:              09/12/2025

Air waybill    Service                                     Items     Charge      Total
4471 0283 96   Express Worldwide                               1      38.90      38.90
4471 0284 03   Economy Select                                  2      52.15      52.15

                                                      Total Charges              91.05
                                                      Total VAT                  18.21
                                                      Invoice Total GBP        £109.26



Please remit to Swiftline Parcels (UK) Limited, Sort Code 20-00-41, Account 70418826, quoting your account and invoice
number. Queries must be raised within 14 days. Registered office: Swiftline House, Gatwick Road, Crawley RH10 9RD.`);
  expect([found.entities.SELLER_NAME?.[0]?.value, found.entities.BUYER_NAME?.[0]?.value]).toEqual([
    'Swiftline Parcels (UK) Limited',
    'Airedale Microscopes Ltd',
  ]);
});

const belowBrand = (brand: string, foot: string) =>
  readTyped(`^${brand}

Petra Lindqvist
12 Mill Lane
Leeds LS6 2QT

INVOICE 88120
Date: 12 March 2026

Garden chair   2   45.00   90.00
VAT 20 %                   18.00
Total                     108.00


${foot}`).entities.SELLER_NAME?.[0]?.value;

test('whose brand stands at the head is the seller, and the sentence that says so is nobody', () => {
  expect(
    belowBrand(
      'Corbel & Finch',
      'Corbel & Finch is a trading name of Hollins Retail Ltd, registered in England 04471183.',
    ),
  ).toBe('Hollins Retail Ltd');
  expect(
    belowBrand(
      'Maison Aubry',
      'Maison Aubry est une marque de AUBRY NÉGOCE SAS au capital de 25 000 € – RCS Dijon 447 118 305',
    ),
  ).toBe('AUBRY NÉGOCE SAS');
  expect(
    belowBrand(
      'Nordlicht Wohnen',
      'Nordlicht Wohnen ist eine Marke der Petersen Handels GmbH, Amtsgericht Kiel HRB 4471',
    ),
  ).toBe('Petersen Handels GmbH');
  expect(belowBrand('Huis Vermeer', 'Huis Vermeer is een handelsnaam van Vermeer Retail B.V., KvK 44711830')).toBe(
    'Vermeer Retail B.V.',
  );
});
