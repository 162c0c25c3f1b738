import { type Lexicon, phrases } from '../lexicon.ts';

export const columns = {
  position: phrases(`
    pos, position, no, nr, num, line, line no, line number, line item, item no, item number, sr, sr no, s no, sl,
    sl no, sno, serial, row, ln, sira, ord`),
  article: phrases(`
    article, article no, article number, article code, item code, item id, item ref, product code, product id,
    product no, product number, part, part no, part number, sku, code, ref, ref no, reference, references,
    stock code, catalog no, catalogue no, model, model no, hsn, hsn code, hsn sac, sac, sac code, hsn sac code,
    asin, isbn, ean, gtin, upc, fsn, material, material no, job no, job, order no, order, po, po no, po number,
    work order, ticket`),
  description: phrases(`
    description, charge name, plan name, service name, equipment, equipment description, trade, trade package, work package, works, descriptions, descr, desc, item, items, item description, item desc, item name,
    item and description, item details, product, products, product name, product description, product service,
    product and service, products services, service, services, service description, description of services,
    description of service, description of goods, description of work, description of goods and services,
    description of supply, description of charges, charge description, charges description, goods, goods and services, particulars, details, detail, name,
    title, activity, task, work, work performed, work description, charges, charge type, type of charge,
    usage charges, call charges, one off charges, recurring charges, monthly charges, fee description, fee type, type of fee, memo, narrative, text, designation of goods, purchase, course, expense, item and service,
    plan, subscription, supply, deliverable, what, for, phase, phases, billing phase, project phase, stage,
    work stage, cover, coverage, coverages, cover section, variation order, change order, change orders`),
  date: phrases(`
    date, dates, service date, date of service, charge date, date charged, post date, posting date, date posted,
    work date, date of work, service dates, trip date, delivery date, training date, day, period, service period,
    billing period, subscription period, usage period, rental period, flight dates, from, from to, start, end`),
  quantity: phrases(`
    qty, qtys, quantity, quantities, quant, qnty, qty shipped, shipped, qty ordered, ordered, qty billed,
    billed qty, quantity shipped, count, pcs, pieces, no of units, number of units, hours, hrs, hour, time, days,
    nights, usage gal, usage kwh, usage ccf, usage m3, gallons, therms, ccf, kgal, transactions, duration, time spent, hours worked, hours qty, qty hours, qty hrs, hrs qty, qty h, usage, consumption, kwh, seats, licenses, pax, vol,
    volume`),
  unit: phrases(`
    unit, units, uom, um, u m, u o m, unit of measure, measure, per, pack, pack size, basis`),
  unitPrice: phrases(`
    unit price, unit cost, unit rate, unit amount, unit value, unit charge, unit net, unit net price,
    price per unit, price unit, price each, price ea, each, price per item, price per hour, hourly rate,
    hour rate, daily rate, day rate, rate, rate per hour, rate per item, rate hour, rate hr, cost per unit,
    cost each, net unit price, sales price, selling price, list price, item price, item cost, tariff, p u, pu,
    per unit, price qty, u price`),
  price: phrases('price, prices, cost, costs, fee, fees, pr, net price'),
  discount: phrases(`
    discount, disc, discounts, discount rate, disc pct, rebate, reduction, less, discount amount, disc amt`),
  tax: phrases(`
    tax, taxes, vat, gst, hst, pst, igst, cgst, sgst, sales tax, tax vat, vat gst, tax type`),
  taxRate: phrases(`
    tax rate, vat rate, gst rate, tax pct, tax percent, tax percentage, vat percent, vat code, tax code, tc,
    vat cat`),
  taxAmount: phrases(`
    tax amount, tax amt, vat amount, vat amt, gst amount, gst amt, tax value, vat value, tax total, vat total,
    cgst amount, sgst amount, igst amount, taxes and fees, taxes fees, taxes fees and surcharges,
    taxes fees surcharges, tax fee or surcharge amount, taxes and surcharges`),
  total: phrases(`
    amount, amounts, amt, your share, your proportion, your contribution, this claim, amount this claim, claimed this period, this period, value this period, this application, total, totals, line total, line amount, line net, line value, total amount, total price,
    total cost, total value, total amt, sub total, subtotal, extended, extended price, extended amount, extension,
    ext price, ext, ext amount, ext cost, net, net amount, net value, net total, gross, gross amount, gross total,
    value, taxable value, taxable amount, sum, total net, total gross, charge, charge amount, item total, balance,
    item amount, sales amount, invoice amount, amount due, line sum, total charge, total charges, total fee,
    you owe, you pay, patient owes, patient balance, patient responsibility, your balance, your share,
    your responsibility, payable, amount payable, price total, totalprice, billed, fee amount, current billing,
    current billings, current fee billing, billed this period, current fee, this invoice, billed this invoice,
    current invoice, current application, this valuation, this draw, current draw, draw amount, this month,
    completed this period, work completed this period, work this period, amount this period, due this period,
    current work, billed this month, this certificate, this billing, this bill, premium, annual premium, premium due`),
  other: phrases(`
    weight, net weight, gross weight, color, colour, size, dimensions, location, project, employee, consultant,
    staff, by, user, customer, delivery note, serial number, serial no, batch, lot, lot no, category, type,
    status, country, country of origin, origin, tariff code, commodity code, cost center, notes, remarks, comment,
    brand, pack qty, mrp, meter, meter reading, previous, current, reading, multiplier, warehouse, back order,
    week, 4 week, 4 weeks, four week, prev read, cur read, curr read, previous read, current read, present read,
    prior read, prev reading, curr reading, current reading, previous reading, present reading, read, apportionment, total expenditure, schedule cost, building total, backordered, b o, credits, credit, debits, debit, insurance, insurance paid, plan paid, adjustments,
    adjustment, allowed, spots, ex rate, exchange rate, roe, previous billing, previous billings, previous fee billing,
    prior billing, prior billings, previously billed, billed to date, total billed to date, earned, total earned,
    earned to date, fee earned, complete, percent complete, pct complete, pct comp, contract amount, contract value,
    approved value, approved amount, agreed value, previously claimed, claimed previously, claimed to date,
    contract sum, contract fee, remaining, balance to finish, retainage, retention, scheduled value, schedule value,
    schedule of values, contract price, contract total, revised contract, budget, estimated, previous application,
    previous applications, from previous application, previously certified, previously paid, previously invoiced,
    previous valuation, previous invoices, previous draws, previous period, prior, prior period, prior periods,
    prior work, prior application, to date, completed to date, complete to date, work to date, total to date,
    gross to date, value to date, invoiced to date, total completed, total completed to date, work completed,
    total completed and stored, total completed and stored to date, stored, materials stored, stored materials,
    materials presently stored, cumulative, balance to complete, balance remaining, gross valuation, sum insured, amount insured, insured amount, insured value, limit of indemnity, excess`),
  settlement: phrases(`
    payment, payments, paid, amount paid, payment date, payment method, due date, due, instalment, installment,
    invoice no, invoice number, invoice, invoice date, open balance, open amount, aging, days overdue,
    transaction, receipt no, date paid, bank, iban, tax summary, vat summary, reason, salesperson, sales rep,
    shipped via, ship via, fob, f o b, terms, requisitioner, ship date, rep, payment terms`),
} satisfies Lexicon['columns'];

export const columnMarks = {
  net: phrases(`
    excl vat, ex vat, exc vat, excluding vat, excl tax, ex tax, exc tax, excluding tax, before tax, ex gst,
    excl gst, exc gst, w o tax, without tax, net of tax, pre tax, tax excluded, tax exclusive, untaxed, net, excl,
    excluding, exclusive of vat, exclusive of tax, exclusive of gst, exclusive vat, exclusive of`),
  gross: phrases(`
    incl vat, inc vat, including vat, incl tax, inc tax, including tax, with tax, with vat, incl gst, inc gst,
    including gst, after tax, tax included, tax inclusive, gross, incl, including, inclusive of vat, inclusive of tax, inclusive of gst, inclusive of`),
  alone: phrases('net, gross'),
} satisfies Lexicon['columnMarks'];

export const pricedBy = phrases(
  'month, mo, hour, hr, day, week, year, unit, each, ea, pc, pcs, item, seat, user, person, night',
);
export const columnFillers = phrases('in, of, the, and, a, to, or, per, each, your, our');

export const sums = {
  carried: phrases(`
    carried forward, carry forward, carried over, carry over, brought forward, balance brought forward, balance forward,
    opening balance,
    balance carried forward, c f, b f, continued, total carried forward, amount carried forward, page total,
    page subtotal, subtotal page, total this page`),
  subtotal: phrases(`
    subtotal, sub total, value of this claim, value of work completed, gross claim, net total, total net, net amount, net, total excl, total ex, total excluding,
    total before tax, total before vat, total charges before vat, charges before vat, total before gst, taxable amount, taxable value, total taxable, total lines, items total, item total,
    items subtotal, goods total, merchandise total, invoice subtotal, order subtotal, total services, total hours,
    total labor, total labour, total consultants, total consultant, total reimbursables, total reimbursable, total expenses,
    total reimbursable expenses, total units, total disbursements, total outlays, total billings, total time, total parts, total materials, total goods, total net amount, net value,
    amount before tax, section total`),
  total: phrases(`
    total, grand total, total due, current amount due, current balance, current total, amount now due, amount due,
    balance due, balance, total amount, total payable, amount payable, invoice total, total invoice, total incl,
    total including, total to pay, to pay, please pay, gross total, total gross, order total, total price,
    total amount due, total balance, total charges, total current charges, current invoice charges, current charges, total inc,
    current month bill,
    gross amount, net payable, total with tax, total usd, total cost, total in words, total pcs, totals,
    amount in words, invoice amount, total qty, total quantity, total items, total value, total fee, new balance,
    amount owing, bill total, payable, final total, net amount due, total for this invoice`),
  tax: phrases(`
    tax, taxes, sales tax, value added tax, goods and services tax, total tax, vat, total vat, gst, hst, pst, qst, igst, cgst, sgst, ugst, cess, state tax,
    city tax, county tax, local tax, tax amount, vat amount, output vat, output tax, output gst, output cgst, output sgst, output igst, plus vat,
    add vat, add gst, add cgst, add sgst, add igst, add ugst, add tax, plus gst, plus tax, tax total, vat total, estimated tax, total taxes, total gst, includes gst, including vat, incl vat,
    federal tax, of which vat, tax rate, vat rate, excise tax, service tax`),
  discount: phrases(`
    discount, total discount, discounts, less discount, less, promotion, promo, coupon, voucher, volume discount,
    early payment discount, less retention, retention, retention held, discount applied, rebate, savings, total savings, credit applied`),
  charge: phrases(`
    tourist tax, tourism levy, shipping, shipping and handling, shipping handling, freight, delivery, delivery charge, shipping cost,
    postage, postage and packing, handling, shipping charges, s h, surcharge, service charge, tip, gratuity,
    rounding, round off, rounded off, carriage, p p, delivery fee, shipping fee, insurance, deposit, adjustment,
    adjustments, rounding adjustment, packing, packing and forwarding, convenience fee, late fee, packaging`),
  settlement: phrases(`
    amount paid, paid, payment, payments, payment received, less payments, deposit paid, less deposit, prepaid,
    prepayment, previous balance, previous unpaid balance, previous payments, past due, refunded, refund, change,
    cash, visa, mastercard, card, credit card, debit, tendered, cash tendered, paid to date, payment made,
    advance, less advance, advance paid, received, total paid, credits, prior balance, down payment, retainer,
    retainer applied, arrears, less eft received, less payment, less payment received, less payments received,
    less receipt, less receipts, less received, less amount paid, less paid, eft received, cheque received,
    received on account, less received on account, paid on account, less paid on account,
    less payment on account, less payments on account, monies on account, money on account,
    monies received on account, less monies received, less monies on account`),
} satisfies Lexicon['sums'];

export const sumFillers =
  'of the on in at to for and incl excl inc exc including excluding due now amount value vat tax gst rate standard reduced zero no page date until from this rs';
export const taxWork = 'return returns preparation filing review consulting advice advisory audit planning';
export const ordinarySums = 'base net report change card pin cash advance debit credits';

export const adjustments = {
  deduction: phrases('discount, rebate, less, coupon, voucher, promo, savings'),
  charge: phrases(String.raw`
    shipping, freight, delivery, handling, carriage, postage, insurance, surcharge, call.?out,
    previous balance, past due, arrears, (?:balance )?brought forward, balance forward, fees?, tips?,
    flat rate, gratuity, round(?:ed)?.?off, rounding, cr/dr note, deposit, prepayment, advance, retention,
    retainage, transport, disbursements?, outlays?, supplies, stamp dut, service(?= charge|\s*\d|\s*$)`),
  tax: phrases(String.raw`tax(?:es)?, v\.?a\.?t, [cis]gst, gst, hst, pst, qst`),
} satisfies Lexicon['adjustments'];
