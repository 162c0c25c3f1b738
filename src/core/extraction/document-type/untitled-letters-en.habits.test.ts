import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** English letters, mails and notes without a title: what they are stands in plain words alone. */
test.each([
  [
    'a builder tells what it would cost',
    'quote',
    `Dave Pruett Roofing
Dayton OH 45402

Mrs. Lorraine Hart, 12 Elm Street
Looked at 3/4/25

Here's what I'd charge for the back of the house:

  tear off and haul away        $2,150
  new shingles, 30 year         $4,800
  gutters if you want them        $640

That would run about $7,000 with the gutters. If it sounds good give me
the nod and I can start the week of the 17th. Price is good thru April.`,
  ],
  [
    'a gardener who could start in May',
    'quote',
    `Green Lanes Gardening, 4 Holt Road, Ludlow

Dear Mr Pike,

Thank you for asking me to price the hedge and the two borders. There are
two ways we could do it:

  Trim and clear           £220.00
  Take it out and replant  £540.00

I'd be looking at the second, but it depends on how much you want to keep
of it. I could make a start in May if I hear from you by Friday.

Best wishes
Jo`,
  ],
  [
    'a café orders for tomorrow',
    'order',
    `From: hello@thebean.example
To: orders@millbakery.example
Tue 4 Mar 2025 19:02

Hi Sal

Can we have for tomorrow:

  20   plain croissants     (1.10)
  12   pain au chocolat     (1.30)
   4   sourdough            (3.20)

Makes it about £50.40 by my reckoning. Same again Friday.

Ta, Lou`,
  ],
  [
    'a firm takes up an offer',
    'order',
    `Harrow Works Ltd, Unit 9, Stroud

Cotswold Benches Ltd                              14 May 2025

Dear Ms Lane

We are happy to accept your quotation of 2 May, namely:

  6   oak benches, 1.8 m     £310.00    £1,860.00
      delivery                             £90.00
                                        ---------
                                        £1,950.00

Please quote our order number 5512 on your invoice and delivery note.

R. Finch, Buyer`,
  ],
  [
    'an inn writes down who will come',
    'order',
    `The Ferry Inn, Cromarty

Dear Mr and Mrs Boyle,

I have put you down for the following and we look forward to welcoming you:

  Twin room, sea side    2 nights @ £95.00    £190.00
  Dinner on Saturday     2 @ £32.00            £64.00
                                              -------
                                              £254.00

You settle when you leave; nothing has been charged yet. If plans change,
let us know by Thursday.

Morag`,
  ],
  [
    'a customer sends a cheque for two bills',
    'other',
    `Dunmore Garage, Athlone

Shannon Oils                                    3 June 2025

Dear Sirs,

We enclose our cheque no. 4471 for €1,204.50, made up as follows:

   your invoice 8812             €980.00
   your invoice 8840             €264.50
   less drum returned            -€40.00
                               ---------
                               €1,204.50

The drum went back with your driver on the 28th. You billed us for it twice.

P. Keane`,
  ],
  [
    'a firm tells what its transfer settles',
    'statement',
    `Tasman Foods Pty Ltd
Accounts Payable, 20 Dock Road, Geelong

Otway Dairy                                     12 March 2025

We have today arranged a bank transfer to you in settlement of the invoices listed below:

   OD-118    03/02/25     1,240.00
   OD-125    10/02/25       860.00
                          --------
                          2,100.00`,
  ],
  [
    'an agent sends the rent on',
    'statement',
    `Castle Lets, 3 High Street, Oakham

Mr T. Rowe                                      April 2025

Flat 4, Mill House

  02 Apr   Rent received                       £720.00
  02 Apr   Our commission, 10% and VAT         -£86.40
  14 Apr   Paid locksmith                      -£65.00
  30 Apr   Sent to your account                £568.60`,
  ],
  [
    'a yard tells where an account stands',
    'statement',
    `Hollis & Sons, Builders' Merchants, Hexham

A/c  TURN02                 Position at close of 31 May 2025

  Date     Our doc    What          Charges   Receipts   Balance
  01/05    b/f                                             410.00
  06/05    H 2210     Sand           84.00                 494.00
  12/05    CHQ        thank you               300.00       194.00
  20/05    H 2251     Cement         61.50                 255.50

  Not yet due 145.50    30 days 110.00    60 days 0.00`,
  ],
  [
    'crates are dropped',
    'delivery_note',
    `Fenland Veg Boxes, Ely

DROP 2 OF 5       Tues 6 May 2025       Van: LX

Cafe Sol, Market Square    (leave with the neighbour at 14)

  crates   what           per crate
    2      leeks          6 kg
    4      new potatoes   10 kg
    1      spinach        3 kg

Please put empties out. It all goes on one invoice at month end.

Taken in by:`,
  ],
] as const)('%s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});

/** Who sells says some of it as well. */
test.each([
  [
    'a bill that thanks for the order and may be paid at the desk',
    'invoice',
    `Ridgeway Framing, 8 Bell Lane, Marlborough
VAT no. 318 4471 09

Dear Mrs Orr,

Thank you for bringing the three prints in. For framing them as ordered our charge is £210.00, to which VAT of £42.00 must be added, £252.00 in all. We would be grateful for your cheque, or you can settle the bill at the desk.

Yours sincerely
Hugh Bell`,
  ],
  [
    'an invoice with the words of its terms',
    'invoice',
    `Penrose Electrical Ltd            INVOICE
Truro TR1 2AB                     Invoice No. PE-3301
                                  Date: 6 March 2025

Bill to: Mrs K. Lowe

As per your order and our quotation, valid for 30 days, accepted on 3 February:

Rewire kitchen circuit       1     480.00      480.00
Sockets                      6      35.00      210.00
Subtotal                                       690.00
VAT 20%                                        138.00
Total due                                      828.00

Please pay within 14 days. If you enclose a cheque, write the number on the back.
Thank you for your order. We look forward to welcoming you again.`,
  ],
  [
    'lessons that are to be paid through a bank',
    'invoice',
    `Ana Reis, Piano
5 Quay Street, Bristol

Mrs Webb                                 30 May 2025

Dear Jill,

For the lessons I gave Tom in May I make it:

   4 lessons at 32.00          128.00
   Grade 3 book                  9.50
                              -------
   To pay                     £137.50

Could you put it through to 20-44-18, 40918823 this week? See you on the 3rd; I could
do an extra lesson before the exam.

Ana`,
  ],
  [
    'what is given back for a bill',
    'credit_note',
    `Brook Dairy, Wells

Dear Mr Tutt,

Four pints on our bill 2207 were never left on your step. We are giving you back £3.80, and it will come off your next bill.

Sorry for the trouble,
Brook Dairy`,
  ],
  [
    'money that was got in cash',
    'receipt',
    `M. Doyle, Turf and Logs, Tullamore

12 November 2025

Got today from Mrs Nolan, Church Road, for two trailers of turf, €340.00 in cash.

M. Doyle`,
  ],
] as const)('%s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});
