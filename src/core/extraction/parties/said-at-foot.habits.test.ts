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
