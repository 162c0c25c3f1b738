import { type Lexicon, phrases, type Writing } from './lexicon.ts';
import type { PartyWords } from './party-lexicon.ts';

/** How Romanian is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'ro',
  common:
    'furnizor cumparator fiscala numarul emiterii emitere scadenta scadentei termen denumire denumirea produselor serviciilor cantitate cantitatea unitar valoare valoarea sediul judet contul pentru facturii livrare incasat',
  months: [
    'ianuarie ian',
    'februarie feb',
    'martie mar',
    'aprilie apr',
    'mai',
    'iunie iun',
    'iulie iul',
    'august aug',
    'septembrie sept',
    'octombrie oct',
    'noiembrie nov',
    'decembrie dec',
  ],
  weekdays: 'luni marți miercuri joi vineri sâmbătă duminică',
  periods: {
    count: '[șs]apte|opt|zece|paisprezece|cincisprezece|dou[ăa]zeci|treizeci|[șs]aizeci|nou[ăa]zeci',
    day: 'de zile|zile|zi',
    week: 's[ăa]pt[ăa]m[âa]ni',
    month: 'luni',
  },
  owed: 'scaden|plat[ăa]|achit',
} satisfies Writing;

/** The words of invoices in Romanian. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      număr factură, nr factură, nr facturii, numărul facturii, factura nr, factură nr, serie și număr, seria și numărul,
      seria și nr, serie nr, factură seria, factura fiscală nr, serie număr, factură număr, numărul, factura seria,
      nr. facturii, nr. factură, seria nr`),
    receipt_number: phrases('nr chitanță, chitanța nr, bon fiscal nr, nr bon'),
    invoice_date: phrases(`
      data facturii, data emiterii, dată factură, data emitere, data factură, data emiterii facturii, emisă la,
      emis la, data zi luna an, dată emitere, data întocmirii`),
    date: phrases('data, dată'),
    due_date: phrases(`
      data scadenței, scadență, termen de plată, data scadentă, scadent la, dată scadență, termen plată, termenul de plată,
      data limită de plată, scadența, scadentă la, a se achita până la, de plată până la, data scadenta`),
    payment_date: phrases('data plății, data încasării'),
    other_date: phrases('data comenzii, data citirii, dată comandă, valabil până la, data tipăririi'),
    delivery_date: phrases('data livrării, dată livrare, data livrare, data prestării'),
    service_period: phrases('perioada, perioada de facturare, perioada facturată, perioadă facturare'),
    total: phrases(`
      total, total general, total factură, total cu tva, valoare totală, total cu tva inclus, total lei, total ron,
      total factura, valoare factură, total valoare cu tva, suma totală, valoare totală factură`),
    subtotal: phrases(`
      subtotal, total fără tva, valoare fără tva, bază impozabilă, baza impozabilă, total net, baza de impozitare,
      total valoare fără tva, total valoare`),
    tax: phrases('tva, total tva, valoare tva, valoarea tva, suma tva, taxa pe valoarea adăugată'),
    part_tax: phrases('cota tva, cotă tva, tva %'),
    amount_due: phrases(`
      total de plată, de plată, rest de plată, total plată, sumă de plată, suma de plată, total de plată lei,
      sold de plată`),
    prepaid: phrases('avans, achitat, încasat, plătit, avans achitat, sold anterior'),
    discount: phrases('discount, reducere, rabat'),
    charge: phrases('transport, cost transport, taxă livrare, rotunjire, taxă transport'),
    seller: phrases('furnizor, vânzător, prestator, emitent, furnizorul, denumire furnizor, date furnizor'),
    buyer: phrases(`
      client, cumpărător, beneficiar, cumpărătorul, beneficiarul, clientul, facturat către, plătitor, denumire client,
      date client, abonat, facturat catre`),
    other_party: phrases(`
      adresa de livrare, delegat, numele delegatului, persoana de contact, punct de lucru, banca, întocmit de, semnătura,
      observații, livrare la, expediat la, adresă livrare, loc de consum, locul de consum`),
    name: phrases('nume, denumire, denumire societate'),
    customer_number: phrases('cod client, nr client, cod abonat, număr client'),
    purchase_order: phrases('comanda nr, nr comandă, număr comandă, comandă, nr comanda'),
    other_number: phrases(`
      nr ord reg com, nr reg com, reg com, nr. reg. com., telefon, tel, fax, nr contract, aviz nr,
      nr aviz, pagina, cnp, ci seria, mijloc de transport, cod loc consum, nr ord registrul comerțului,
      tip factură, tipul facturii, tip document`),
    tax_id: phrases(
      'cif, cui, cod fiscal, cod de identificare fiscală, cod tva, cod unic de înregistrare, c.i.f., c.u.i.',
    ),
    bank: phrases('iban, cont, cont bancar, cont iban, contul, bic, swift, contul iban'),
    terms: phrases('condiții de plată, condiții plată, termeni de plată, termen plată, modalitate și termen de plată'),
    payment_method: phrases('metoda de plată, modalitate de plată, mod de plată, mod plată, tip plată, metodă plată'),
    reference: phrases('referință, seria, număr'),
    title: phrases(`
      factură, factură fiscală, factură de avans, factură tva, factură electronică`),
    credit_title: phrases('factură storno, factură stornare, notă de credit'),
    receipt_title: phrases('chitanță, bon fiscal'),
    currency: phrases('moneda, monedă, valuta'),
    table_head: phrases(`
      denumire, cantitate, cantitatea, preț unitar, valoare, valoarea, um, u.m., nr crt, nr. crt., denumirea, cant,
      denumirea produselor sau a serviciilor, produs, serviciu, valoare tva, descriere`),
  },
  columns: {
    position: phrases('nr crt, crt, nr'),
    article: phrases('cod produs, cod articol, cod'),
    description: phrases(`
      denumire, denumirea, denumirea produselor sau a serviciilor, denumirea produselor sau serviciilor, produs,
      descriere, serviciu, denumire produs, denumire produs serviciu, produs serviciu, denumirea produselor,
      denumirea serviciilor, explicații, denumire produse servicii, produse servicii`),
    date: phrases('data, perioada'),
    quantity: phrases('cantitate, cantitatea, cant, buc, ore'),
    unit: phrases('um, u m, unitate, unitate de măsură'),
    unitPrice: phrases(`
      preț unitar, preț unitar fără tva, preț unit, pu, preț um, p u, preț unitar lei, preț unitar ron`),
    price: phrases('preț, prețul'),
    discount: phrases('discount, reducere'),
    tax: phrases('tva'),
    taxRate: phrases('cota tva, cotă tva, tva pct, cota'),
    taxAmount: phrases('valoare tva, valoarea tva, suma tva'),
    total: phrases('valoare, valoarea, total, valoare fără tva, valoare cu tva, total fără tva, suma, valoare totală'),
    other: phrases('greutate, culoare'),
    settlement: phrases('scadență, plată, data plății'),
  },
  columnMarks: { net: phrases('fără tva'), gross: phrases('cu tva, inclusiv tva'), alone: [] },
  columnFillers: phrases('lei, ron, de, și, sau'),
  sums: {
    carried: phrases('report, de reportat'),
    subtotal: phrases('subtotal, total fără tva, valoare fără tva, bază impozabilă, total valoare, total net'),
    total: phrases('total, total general, total de plată, de plată, rest de plată, total factură, total cu tva'),
    tax: phrases('tva, total tva, valoare tva'),
    discount: phrases('discount, reducere'),
    charge: phrases('transport, cost transport, rotunjire'),
    settlement: phrases('avans, achitat, numerar, plătit'),
  },
  sumFillers: 'lei ron tva cu fara',
  ordinarySums: 'transport',
  adjustments: {
    deduction: [],
    charge: phrases('transport'),
    tax: phrases(String.raw`t\.?v\.?a`),
  },
  papers: { invoice: phrases('fact') },
  payment: { done: ['achitat'], by: [], means: [], beside: [] },
  nouns: { continued: ['continuare'], particulars: ['date (?:de contact|de identificare|fiscale)', 'adresa'] },
  persons: { yours: 'dvs|dumneavoastră', ours: 'nostru|noastră' },
  terms: {
    when: [String.raw`\b[îi]n termen de|p[âa]n[ăa] la|la livrare|\bzile de la|scaden|imediat|numerar`],
    paying: [String.raw`\bplat[ăa]|pl[ăa]ti|achit|scaden`],
    smallPrint: [`penalit|dob[âa]nd|mul[țt]umim|[îi]nt[âa]rzier`],
    toPay: [String.raw`\bplat[ăa]|pl[ăa]ti|achit|scaden|debita`],
    until: 'p[âa]n[ăa] (?:la|pe|[îi]n)(?: data de)?|scadent[ăa]? (?:la|[îi]n)',
    later: [`urm[ăa]toa?r`],
    paid: [String.raw`\b(?:achitat|pl[ăa]tit|[îi]ncasat)[ăa]?\s*$`],
    please: 'v[ăa] rug[ăa]m',
    method: 'achitat|pl[ăa]tit|numerar',
  },
  currencyPapers: {
    RON: [String.raw`\btva\b|\bc\.?u\.?i\b|\bc\.?i\.?f\b|factur[ăa]\b|rom[âa]nia`],
  },
} satisfies Lexicon;

/** How parties are addressed in Romanian, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  hailed: ['stima(?:t[ăae]?|[țt]i)\\s(?:client|domn|doamn)\\p{L}*'],
  closings: ['stim[ăa]'],
  owners: ['asocia[țt]ia de proprietari'],
  documents: ['documente'],
} satisfies PartyWords;
