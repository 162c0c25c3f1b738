import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const parties = (registers: string, department = 'Accounts Payable') => {
  const { entities } = readTyped(`
Hexley Resourcing plc                          Kestrelfield Technologies Ltd
${department.padEnd(47)}9 Windmill Rise
Hexley House                                   Hitchin
Station Approach                               Herts SG4 9NP
Reading
RG1 1LX                                        ${registers}

Invoice

Invoice no.                   KFT/HX/007
Invoice / tax point date      27/10/2025

Period             Description                             Days      Rate (£)       Net (£)
w/e 05/10/2025     DevOps engineer - platform migration    5.00        475.00      2,375.00
w/e 12/10/2025     DevOps engineer - platform migration    4.50        475.00      2,137.50
                                                                    Net            4,512.50
                                                                    VAT @ 20%        902.50
                                                                    Gross         £5,415.00

Payment terms: 14 days from receipt of approved timesheets`);
  return [entities.SELLER_NAME?.[0]?.value, entities.BUYER_NAME?.[0]?.value];
};

test.each(['Company Reg: 11482207', 'VAT Reg: 301 7718 44', 'USt-IdNr. DE301771844'])(
  'registers one line below an address are its party’s: %s',
  (registers) => {
    expect(parties(registers)).toEqual(['Kestrelfield Technologies Ltd', 'Hexley Resourcing plc']);
  },
);

test.each(['Supplier Payments', 'Vendor Accounts', 'Contractor Payments', 'Supplier Invoices'])(
  'a department that pays suppliers makes nobody one: %s',
  (department) => {
    expect(parties('VAT Reg: 301 7718 44', department)).toEqual([
      'Kestrelfield Technologies Ltd',
      'Hexley Resourcing plc',
    ]);
  },
);
