import { type Lexicon, phrases, type Writing } from './lexicon.ts';
import type { PartyWords } from './party-lexicon.ts';

/** How Hungarian is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'hu',
  common:
    'szamla szamlaszam sorszam kelte kiallitas teljesites fizetesi hatarido hatarideje atutalas vevo elado szallito megnevezes mennyiseg egysegar osszesen osszeg fizetendo adoszam bankszamlaszam ertek kerjuk koszonjuk vegosszeg forint',
  months: [
    'január jan',
    'február feb febr',
    'március márc',
    'április ápr',
    'május máj',
    'június jún',
    'július júl',
    'augusztus aug',
    'szeptember szept',
    'október okt',
    'november nov',
    'december dec',
  ],
  weekdays: 'hétfő kedd szerda csütörtök péntek szombat vasárnap',
  periods: {
    count: 'h[ée]t|nyolc|t[íi]z|tizenn[ée]gy|tizen[öo]t|h[úu]sz|harminc|hatvan|kilencven',
    day: 'napos|napon|nap',
    week: 'hetes|hét',
    month: 'h[óo]napos|h[óo]nap',
  },
  owed: 'fizet[ée]s|esed[ée]kes|hat[áa]rid',
} satisfies Writing;

/** The words of invoices in Hungarian. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      számlaszám, számla száma, számla sorszáma, számla sorszám, sorszám, számlasorszám, számla azonosító,
      bizonylatszám, bizonylat száma, számla azonosítója, a számla sorszáma, bizonylat sorszáma, sz.sz.`),
    receipt_number: phrases('nyugtaszám, nyugta száma, nyugta sorszáma'),
    invoice_date: phrases(`
      számla kelte, kiállítás dátuma, számla kiállítás dátuma, kiállítás kelte, számla dátuma, kelt, kelte,
      kiállítás napja, számlakibocsátás dátuma, számla kiállításának dátuma, bizonylat kelte, kiállítva`),
    date: phrases('dátum'),
    due_date: phrases(`
      fizetési határidő, fizetési határideje, fizetés határideje, esedékesség, esedékes, befizetési határidő,
      fiz. határidő, fiz határidő, határidő, fizetendő eddig, befizetés határideje, esedékesség dátuma,
      lejárat, beszedés napja`),
    payment_date: phrases('fizetés dátuma, fizetés napja, kiegyenlítés dátuma'),
    other_date: phrases(`
      rendelés dátuma, megrendelés dátuma, nyomtatás dátuma, leolvasás dátuma, érkezés, távozás,
      következő számla, szerződés kelte, ajánlat dátuma`),
    delivery_date: phrases(`
      teljesítés dátuma, teljesítés kelte, teljesítés időpontja, teljesítés napja, teljesítés, szállítás dátuma,
      teljesítési időpont, telj. dátuma`),
    service_period: phrases('elszámolási időszak, időszak, számlázási időszak, elszámolt időszak, tárgyidőszak'),
    total: phrases(`
      összesen, mindösszesen, végösszeg, számla végösszege, bruttó összesen, bruttó végösszeg, számla összesen,
      számla összege, összesen bruttó, bruttó összeg, számlaérték, bruttó érték összesen, számla értéke,
      teljes összeg, számla bruttó végösszege, fizetendő végösszeg, végösszesen`),
    subtotal: phrases(`
      nettó összesen, részösszeg, nettó összeg, nettó végösszeg, összesen nettó, adóalap, áfa alapja, nettó érték,
      nettó érték összesen, áfa alap`),
    tax: phrases(`
      áfa, áfa összesen, áfa összege, összes áfa, áfa érték, általános forgalmi adó, áfa tartalom, összesen áfa,
      felszámított áfa, áfa érték összesen, áthárított áfa`),
    part_tax: phrases('áfa kulcs, áfakulcs, áfa %'),
    amount_due: phrases(`
      fizetendő, fizetendő összeg, fizetendő összesen, összesen fizetendő, fizetendő bruttó végösszeg,
      fizetendő végösszeg, fizetendő bruttó, egyenleg, befizetendő összeg`),
    prepaid: phrases('előleg, fizetve, kifizetve, befizetett előleg, korábbi egyenleg, foglaló, előző egyenleg'),
    discount: phrases('kedvezmény, engedmény, árengedmény'),
    charge: phrases('szállítási díj, szállítási költség, kerekítés, kezelési költség, postaköltség, csomagolás'),
    seller: phrases(`
      eladó, szállító, kibocsátó, számlakibocsátó, szolgáltató, számla kibocsátó, számla kibocsátója, eladó neve,
      kiállító, számlakiállító, szállító neve`),
    buyer: phrases(`
      vevő, megrendelő, vásárló, ügyfél, felhasználó, vevő neve, fizető, számlafizető, vevő adatai, a vevő,
      számlázási cím, vevő neve címe, szállítási és számlázási cím`),
    other_party: phrases(`
      szállítási cím, kapcsolattartó, ügyintéző, bank, projekt, megjegyzés, postacím, felhasználási hely, kiállította,
      átvevő, telephely, székhely, tárgy, képviselő`),
    name: phrases('név, neve, cégnév'),
    customer_number: phrases('ügyfélszám, vevőkód, ügyfélkód, ügyfélazonosító, partnerkód, vevő kód, vevőazonosító'),
    purchase_order: phrases('rendelésszám, megrendelés száma, rendelés szám, rendelési szám, rendelésszámuk'),
    other_number: phrases(`
      cégjegyzékszám, telefon, telefonszám, fax, oldal, szerződésszám, szállítólevél, szállítólevél szám, mérőóra,
      mérőszám, fogyasztási hely, közlemény, ügyiratszám, cikkszám, foglalási szám, szobaszám, tel, oldalszám,
      számla típusa, számlatípus, bizonylat típusa`),
    tax_id: phrases('adószám, közösségi adószám, eu adószám, adóazonosító, csoportos adószám, közösségi adószáma'),
    bank: phrases('bankszámlaszám, bankszámla, iban, swift, bic, számlavezető bank, bankszámla szám'),
    terms: phrases('fizetési feltételek, fizetési feltétel, fizetési határnap, fizetési kondíció'),
    payment_method: phrases('fizetési mód, fizetés módja, fizetési módja, fiz. mód, fiz mód, fizetés'),
    reference: phrases('hivatkozás, hivatkozási szám, azonosító'),
    title: phrases(`
      számla, áfás számla, előlegszámla, végszámla, díjszámla, elektronikus számla, részszámla,
      e-számla, készpénzes számla, átutalásos számla, számlarészletező, egyszerűsített számla`),
    credit_title: phrases('jóváíró számla, helyesbítő számla, sztornó számla, stornó számla, sztornószámla'),
    receipt_title: phrases('nyugta, blokk'),
    currency: phrases('pénznem, deviza, devizanem'),
    table_head: phrases(`
      megnevezés, mennyiség, egységár, nettó ár, nettó érték, bruttó érték, me, mee, menny, tétel,
      áfa %, termék, szolgáltatás, mennyiségi egység, leírás, áfa érték`),
  },
  columns: {
    position: phrases('ssz, tsz, sorszám, tétel'),
    article: phrases('cikkszám, kód, termékkód, vtsz, szj, vtsz szj, cikksz'),
    description: phrases(`
      megnevezés, termék, szolgáltatás, leírás, termék megnevezése, tétel megnevezése, termék szolgáltatás,
      megnevezése, a termék megnevezése, tétel, termék szolgáltatás megnevezése`),
    date: phrases('dátum, időszak'),
    quantity: phrases('mennyiség, menny, db, darab'),
    unit: phrases('me, mee, egység, mennyiségi egység, m e'),
    unitPrice: phrases(`
      egységár, nettó egységár, nettó egys ár, e ár, egységár nettó, egys ár, nettó ár, bruttó egységár, nettó e ár`),
    price: phrases('ár'),
    discount: phrases('kedvezmény, engedmény, kedv'),
    tax: phrases('áfa'),
    taxRate: phrases('áfa kulcs, áfakulcs, áfa pct, adó kulcs'),
    taxAmount: phrases('áfa érték, áfa összeg, áfa összege, áfa értéke'),
    total: phrases(`
      összesen, nettó érték, bruttó érték, érték, összeg, bruttó, nettó, bruttó összeg, nettó összeg, bruttó ár,
      nettó összesen, bruttó összesen`),
    other: phrases('súly, szín, méret'),
    settlement: phrases('fizetési mód, fizetési határidő, számlaszám, teljesítés, esedékesség'),
  },
  columnMarks: { net: phrases('nettó, áfa nélkül'), gross: phrases('bruttó, áfával'), alone: [] },
  columnFillers: phrases('ft, huf, és'),
  sums: {
    carried: phrases('áthozat, átvitel'),
    subtotal: phrases('nettó összesen, részösszeg, nettó összeg, összesen nettó, nettó végösszeg, adóalap'),
    total: phrases(`
      összesen, mindösszesen, végösszeg, fizetendő, bruttó összesen, fizetendő összeg, fizetendő összesen,
      összesen fizetendő, fizetendő végösszeg, bruttó végösszeg, számla végösszege, számla összesen`),
    tax: phrases('áfa, áfa összesen, áfa összege, általános forgalmi adó'),
    discount: phrases('kedvezmény, engedmény, árengedmény'),
    charge: phrases('szállítási díj, szállítási költség, kerekítés, kezelési költség, postaköltség'),
    settlement: phrases('előleg, fizetve, készpénz, bankkártya, visszajáró'),
  },
  sumFillers: 'ft huf afa netto brutto',
  ordinarySums: 'szállítási díj',
  adjustments: { deduction: [], charge: [], tax: [] },
  papers: { invoice: phrases('szamla'), creditNote: phrases('storno') },
  taxes: { names: phrases('[áa]fa') },
  payment: { done: [], by: [], means: [], beside: [] },
  nouns: { continued: ['folytat[áa]s'], particulars: ['(?:azonos[íi]t[óo]|kapcsolati) adatok', 'c[íi]m'] },
  persons: { yours: 'önök|az ön', ours: 'saját' },
  terms: {
    when: [String.raw`\bnapon bel[üu]l|hat[áa]rid[őo]|azonnal|k[ée]szp[ée]nz|el[őo]re fizet`],
    paying: [`fizet|[áa]tutal|esed[ée]kes|kiegyenl[íi]t`],
    smallPrint: [`k[ée]sedelmi|kamat|k[öo]sz[öo]nj[üu]k|k[öo]zlem[ée]ny|tulajdon`],
    toPay: [`fizet|[áa]tutal|esed[ée]kes|kiegyenl[íi]t|beszed`],
    until: 'hat[áa]rid[őo](?:vel|ig)?|legk[ée]s[őo]bb',
    later: [`k[öo]vetkez[őo]`],
    paid: [String.raw`\b(?:fizetve|kifizetve|rendezve)\s*$`],
    please: 'k[ée]rj[üu]k',
    method: 'fizetve|k[ée]szp[ée]nz|bankk[áa]rty|[áa]tutal[áa]s',
  },
  currencyPapers: {
    HUF: [String.raw`áfa(?!\p{L})|adószám|forint|számla`],
  },
} satisfies Lexicon;

/** How parties are addressed in Hungarian, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  registers: ['adószám'],
  hailed: ['tisztelt\\s(?:[üu]gyfel|partner|v[áa]s[áa]rl)\\p{L}*'],
  closings: ['[üu]dv[öo]zlettel'],
  owners: ['t[áa]rsash[áa]z'],
} satisfies PartyWords;
