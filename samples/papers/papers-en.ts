import type { PaperForm } from './paper.ts';

const letter = (kind: string, type: PaperForm['type'], text: string): PaperForm => ({
  kind,
  language: 'en',
  type,
  text,
});

export const ENGLISH_PAPERS: readonly PaperForm[] = [
  letter(
    'cover-letter',
    'other',
    `{seller}
{street}, {town}

{buyer}
{street2}

{date}

Dear {person},

Thank you for your call last week. As agreed we shall begin the work on {date2}. The total
amount of about {amount} that we discussed does not include VAT; the invoice will be sent to
you once the work is done, and is then due within 30 days. Please let us know whether the
invoice number of your purchase order should be quoted on it.

We look forward to working with you.

Yours sincerely,
{person2}`,
  ),
  letter(
    'research-paper',
    'other',
    `# Net and gross balance of alpine grassland: a total of {n} plots
{person}, {person2}
Institute of Ecology, {town}

## Abstract
We measured gross primary production and net ecosystem exchange at {n} sites. The total amount
of carbon taken up was {figure} g per square metre; the balance due to respiration remained
negative until the end of July. Terms of the energy balance are discussed in section 3.

## 1 Introduction
The base rate of respiration has been described as a function of temperature [1]. Due to the
large number of plots, the sum of all terms was computed with a subtotal per transect. The net
amount of carbon, the gross amount and their difference are reported in table 1.

## 2 Results
Plot      Gross      Net      Balance
A         {figure}     {figure2}     12.40
B         18.20      9.10      9.10
Total     {figure3}     30.22     21.50

References
[1] {person2}: Gross and net production. Journal of Ecology, 12 (2019), 118-127.`,
  ),
  letter(
    'minutes',
    'other',
    `# Minutes of the meeting of {date}
Present: {person}, {person2}

1. Budget. The total for the summer fair was {amount}; the balance of {amount2} is carried over.
   {person} will settle the invoice of {seller} before it is due.
2. Payment terms with suppliers were discussed. Terms: 30 days in future.
3. Next meeting: {date2}. Invoice number 114 was found to be missing and will be asked for.`,
  ),
  letter(
    'contract',
    'other',
    `# Service agreement
between {seller}, {street}, {town}
and {buyer}, {street2}

## 1 Services
The provider maintains the systems of the client. The monthly fee amounts to {amount} plus VAT.

## 2 Payment
Invoices are due within 14 days of the invoice date. The total amount payable in the first year
is {amount2}. Late payments bear interest of 5 % above the base rate.

## 3 Term
This agreement begins on {date} and ends on {date2}. Notice is three months.

{town}, {date}

_______________________          _______________________
Provider                          Client`,
  ),
  letter(
    'conditions',
    'other',
    `# General terms and conditions
1. These conditions apply to all orders. 2. Prices are net and exclude VAT. 3. Payment is due
within 30 days of the date of the invoice; the total amount is payable without deduction.
4. Our liability is limited to a total of {amount} per year. 5. The balance remains payable
until the goods are returned. 6. Invoice numbers must be quoted with each payment.
7. Place of jurisdiction is {town}. As of {date}.`,
  ),
  letter(
    'bank-statement',
    'statement',
    `*{bank}
# Account statement
Account holder: {buyer}            IBAN: {iban}
Statement no. {n}                  Date: {date}

Date            Details                                    Amount          Balance
{date2}      Opening balance                                        {amount}
{date2}      Direct debit {seller} invoice 4471         -84.20         1,204.11
{date}      Transfer {person}                        150.00         1,354.11

Closing balance                                                   1,354.11`,
  ),
  letter(
    'account-list',
    'statement',
    `{seller}
{street}, {town}

# Statement of account
To: {buyer}                     Date: {date}

Invoice no.     Date          Due date       Amount        Balance
10-{n}        {date2}    {date}      {amount}      {amount}
10-442        {date2}    {date}      {amount2}     {amount2}

Total outstanding                                        {amount3}`,
  ),
  letter(
    'quote',
    'quote',
    `{seller}
{street}, {town}

{buyer}
{street2}

# Quotation {n}
Date: {date}          Valid until: {date2}

Description                 Qty      Unit price      Amount
Maintenance visit             2          250.00      500.00
Travel                        1           60.00       60.00

Subtotal                                             560.00
VAT 20 %                                             112.00
Total                                                672.00

Payment terms: 30 days net`,
  ),
  letter(
    'order',
    'order',
    `{buyer}
{street2}

# Purchase order PO-{n}
Supplier: {seller}             Order date: {date}
Deliver by: {date2}

Item                    Qty      Price      Total
Oak shelf                 4      80.00     320.00
Bracket                  12       4.00      48.00

Net total                                  368.00
VAT                                         73.60
Order total                                441.60`,
  ),
  letter(
    'order-confirmation',
    'order',
    `{seller}
*Order confirmation

Order no. {n}       Date: {date}
Customer: {buyer}

Pos   Article               Quantity     Price      Amount
1     Pump seal                    3     14.50       43.50
2     Filter                       1     28.00       28.00
Total incl. VAT                                      85.80

The invoice will follow with the goods.`,
  ),
  letter(
    'delivery-note',
    'delivery_note',
    `{seller}
{street}, {town}
# Delivery note {n}
Customer: {buyer}                  Date: {date}
Order no. 4711                     Delivery date: {date2}

Pos   Article                Qty     Weight kg
1     Pump seal                3          1.50
2     Filter                   1          0.80
Total                          4          2.30

Received in good order: ____________________`,
  ),
  letter(
    'reminder',
    'reminder',
    `{seller}
{street}, {town}

{buyer}
{street2}

{date}
# Payment reminder
Dear {person},
our invoice no. {n} of {date2} over {amount} is still unpaid. Please transfer the amount by {date}.

Invoice amount       {amount}
Reminder fee            5.00
Total due            {amount2}`,
  ),
  letter(
    'payslip',
    'other',
    `# Payslip
Employer: {seller}                  Employee: {person}
Period: {date2} - {date}           Tax code: 1257L

Basic pay                          2,400.00
Overtime                             180.00
Gross pay                          2,580.00
Income tax                           302.40
National Insurance                   184.12
Net pay                            2,093.48
Payment date: {date}`,
  ),
  letter(
    'timesheet',
    'other',
    `# Timesheet
Name: {person}                Week ending: {date}
Customer: {buyer}

Day             Start      End       Hours
Monday          08:00      16:30      8.00
Tuesday         08:00      17:00      8.50
Total                                16.50

Signature: ....................`,
  ),
  letter(
    'expenses',
    'other',
    `# Expense report
Employee: {person}                 Date: {date}
Date           Description                Amount
{date2}     Taxi                        24.00
{date2}     Hotel {town}             140.00
Total                                   164.00
Approved: ________________`,
  ),
  letter(
    'how-to-read',
    'other',
    `# How to read your invoice
Field              Meaning                                        Example
Invoice number     Please quote it with each payment              2024-{n}
Invoice date       The day on which the invoice was made          {date}
Due date           The day on which the amount must reach us      {date2}
Total              What you pay, VAT included                     {amount}
VAT                Value added tax at the rate shown              {amount2}
Payment terms      Within which time to pay                       30 days`,
  ),
  letter(
    'remittance',
    'statement',
    `{buyer}
# Remittance advice
To: {seller}                   Payment date: {date}

Invoice no.        Invoice date       Amount paid
{n}              {date2}          {amount}
4712               {date2}          {amount2}
Total paid                            {amount3}`,
  ),
  letter(
    'data-sheet',
    'other',
    `# Technical data sheet TX-{n}
Net weight               {figure} kg
Gross weight             {figure2} kg
Total height             1,840 mm
Base                     steel, painted
Balance                  dynamic, G 6.3
Operating conditions     5 to 40 degrees
Issue date               {date}`,
  ),
  letter(
    'price-list',
    'other',
    `{seller}
# Price list valid from {date}
Article                     Unit      Net price      VAT      Gross price
Pump seal                   pc            14.50     2.90            17.40
Filter                      pc            28.00     5.60            33.60`,
  ),
  letter(
    'policy',
    'other',
    `# Certificate of insurance
Policy number: {n}           Insured: {buyer}
Period of cover: {date} until {date2}
Sum insured                    {amount}
Excess                            250.00
This certificate is not an invoice. The premium due is shown on a separate bill.`,
  ),
];
