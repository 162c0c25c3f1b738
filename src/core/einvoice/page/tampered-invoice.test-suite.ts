/** An invoice as a page and as data, from the same facts or from facts of which one was changed. */
export interface InvoiceFacts {
  language: 'en' | 'de';
  number: string;
  /** ISO 8601. */
  issued: string;
  due: string;
  seller: string;
  buyer: string;
  currency: string;
  iban: string;
  lines: { name: string; quantity: number; cents: number; total: number }[];
  net: number;
  tax: number;
  gross: number;
}

const SELLERS = [
  'Harlow Joinery Ltd',
  'Nordwind Werkzeuge GmbH',
  'Castell Optics Inc',
  'Blaustein Verlag AG',
  'Perrin Glass Ltd',
];
const BUYERS = [
  'Pemberton Schools Trust',
  'Hafenpresse GmbH',
  'Ridgeway Clinic Ltd',
  'Kranbau Lehmann KG',
  'Oakfield Dairy Ltd',
];
const ITEMS = [
  'Garden chair',
  'Oak shelf',
  'Steel bracket',
  'Window glass',
  'Reading lamp',
  'Wooden crate',
  'Copper pipe',
];
const IBANS = ['DE75512108001245126199', 'GB29NWBK60161331926819', 'DE89370400440532013000', 'GB82WEST12345698765432'];

/** The nth invoice; no two are alike. */
export function factsOf(index: number): InvoiceFacts {
  const language = index % 2 === 0 ? 'en' : 'de';
  const lines = Array.from({ length: 1 + (index % 3) }, (_, line) => {
    const [quantity, cents] = [2 + ((index + line * 3) % 7), 1050 + ((index * 137 + line * 411) % 4000)];
    return { name: ITEMS[(index + line * 2) % ITEMS.length]!, quantity, cents, total: quantity * cents };
  });
  const net = lines.reduce((sum, { total }) => sum + total, 0);
  const tax = Math.round((net * (language === 'de' ? 19 : 20)) / 100);
  const day = String(1 + (index % 9)).padStart(2, '0');
  return {
    language,
    number: `RX-${2040 + index * 7}`,
    issued: `2025-03-${day}`,
    due: `2025-04-${String(20 + (index % 8))}`,
    seller: SELLERS[index % SELLERS.length]!,
    buyer: BUYERS[(index * 2 + 1) % BUYERS.length]!,
    currency: language === 'de' ? 'EUR' : 'GBP',
    iban: IBANS[index % IBANS.length]!,
    lines,
    net,
    tax,
    gross: net + tax,
  };
}

/** The ten things that may be changed on the page or in the data. */
export const TAMPERINGS: Readonly<Record<string, (facts: InvoiceFacts) => Partial<InvoiceFacts>>> = {
  total: ({ gross }) => ({ gross: gross + 10000 }),
  tax: ({ tax }) => ({ tax: tax + 317 }),
  number: ({ number }) => ({ number: `${number}9` }),
  issued: ({ issued }) => ({ issued: issued.replace('2025-03', '2025-02') }),
  due: ({ due }) => ({ due: due.replace('2025-04', '2025-06') }),
  iban: ({ iban }) => ({ iban: IBANS[(IBANS.indexOf(iban) + 1) % IBANS.length]! }),
  seller: ({ seller }) => ({ seller: SELLERS[(SELLERS.indexOf(seller) + 1) % SELLERS.length]! }),
  buyer: ({ buyer }) => ({ buyer: BUYERS[(BUYERS.indexOf(buyer) + 1) % BUYERS.length]! }),
  price: ({ lines }) => ({
    lines: lines.map((line, index) => (index === 0 ? { ...line, cents: line.cents + 333 } : line)),
  }),
  quantity: ({ lines }) => ({
    lines: lines.map((line, index) => (index === 0 ? { ...line, quantity: line.quantity + 11 } : line)),
  }),
};

const WORDS = {
  en: [
    'INVOICE',
    'Invoice No.',
    'Date',
    'Due date',
    'Bill to',
    'Description',
    'Qty',
    'Unit price',
    'Amount',
    'Subtotal',
    'VAT 20%',
    'Total',
    '4 Mill Lane\nLeeds LS1 4AP',
    '12 College Road, York YO1 7EP',
  ],
  de: [
    'RECHNUNG',
    'Rechnungsnummer',
    'Datum',
    'Fällig am',
    'Rechnung an',
    'Bezeichnung',
    'Menge',
    'Einzelpreis',
    'Betrag',
    'Nettobetrag',
    'MwSt. 19 %',
    'Gesamtbetrag',
    'Hafenweg 4\n20457 Hamburg',
    'Lindenallee 12, 50668 Köln',
  ],
} as const;

/** The page, typed. */
export function typedPageOf(facts: InvoiceFacts): string {
  const { language, number, issued, due, seller, buyer, currency, iban, lines, net, tax, gross } = facts;
  const [title, no, date, dueOn, to, name, quantity, price, amount, sub, vat, total, from, address] = WORDS[language];
  const money = (cents: number) => {
    const text = (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
    return language === 'en' ? text : text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  };
  const printed = (iso: string) =>
    language === 'en' ? iso.split('-').reverse().join('/') : iso.split('-').reverse().join('.');
  const row = (a: string, b: string, c: string, d: string) =>
    `${a.padEnd(40)}${b.padStart(8)}${c.padStart(16)}${d.padStart(16)}`;
  return `*${seller}
${from}

*${title}

${no}: ${number}
${date}: ${printed(issued)}
${dueOn}: ${printed(due)}

${to}:
${buyer}
${address}

${row(name, quantity, price, `${amount} ${currency}`)}
${lines.map((line) => row(line.name, String(line.quantity), money(line.cents), money(line.total))).join('\n')}

${row('', '', sub, money(net))}
${row('', '', vat, money(tax))}
${row('', '', total, `${money(gross)} ${currency}`)}

IBAN: ${iban.replace(/(.{4})/g, '$1 ').trim()}
`;
}

/** The data, as CII. */
export function ciiOf(facts: InvoiceFacts): string {
  const { number, issued, due, seller, buyer, currency, iban, lines, net, tax, gross } = facts;
  const money = (cents: number) => (cents / 100).toFixed(2);
  const date = (iso: string) => `<udt:DateTimeString format="102">${iso.replaceAll('-', '')}</udt:DateTimeString>`;
  const line = ({ name, quantity, cents, total }: InvoiceFacts['lines'][number], index: number) =>
    `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${money(cents)}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">${quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${money(total)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
  return `<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"><rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>${date(issued)}</ram:IssueDateTime></rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>${lines.map(line).join('')}<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>${seller}</ram:Name></ram:SellerTradeParty><ram:BuyerTradeParty><ram:Name>${buyer}</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement><ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementPaymentMeans><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${iban}</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans><ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${date(due)}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:TaxBasisTotalAmount>${money(net)}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="${currency}">${money(tax)}</ram:TaxTotalAmount><ram:GrandTotalAmount>${money(gross)}</ram:GrandTotalAmount><ram:DuePayableAmount>${money(gross)}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;
}
