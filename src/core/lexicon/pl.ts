import { type Lexicon, phrases, type Writing } from './lexicon.ts';
import type { PartyWords } from './party-lexicon.ts';
import type { RowWords } from './row-lexicon.ts';

/** How Polish is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'pl',
  common:
    'faktura faktury numer wystawienia sprzedazy sprzedawca nabywca platnosci sposob zaplaty ilosc cena wartosc kwota razem podatek nip regon oraz przez jest prosimy dni opis nazwa uslugi towaru przelew zl pln',
  months: [
    'stycznia styczen',
    'lutego luty',
    'marca marzec',
    'kwietnia kwiecien',
    'maja maj',
    'czerwca czerwiec',
    'lipca lipiec',
    'sierpnia sierpien',
    'wrzesnia wrzesien',
    'pazdziernika pazdziernik',
    'listopada listopad',
    'grudnia grudzien',
  ],
  weekdays: 'poniedziałek pon wtorek wt środa śr czwartek czw piątek pt sobota sob niedziela niedz',
  periods: {
    count:
      'siedmiu|o[śs]miu|dziesi[ęe]ciu|czternastu|pi[ęe]tnastu|dwudziestu|trzydziestu|sze[śs][ćc]dziesi[ęe]ciu|dziewi[ęe][ćc]dziesi[ęe]ciu',
    day: 'dni|dzie[nń]',
    week: String.raw`tygodni\p{L}*`,
    month: String.raw`miesi[ąa]c\p{L}*|miesi[ęe]cy`,
  },
  owed: 'płatn|płac|zapłat|termin',
} satisfies Writing;

/** The words of invoices in Polish. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      numer faktury, nr faktury, faktura nr, faktura #, faktura numer, faktura vat nr, faktura vat numer, numer dokumentu,
      nr dokumentu, rachunek nr, numer rachunku do faktury, nr rachunku faktury, faktura proforma nr,
      faktura korygująca nr, faktura zaliczkowa nr, faktura końcowa nr, nr fv, fv nr, fv, faktura vat,
      faktura sprzedaży nr, dokument nr, numer, faktura uproszczona nr, nota nr`),
    receipt_number: phrases('paragon nr, numer paragonu, nr paragonu'),
    invoice_date: phrases(`
      data wystawienia, data faktury, data wystawienia faktury, wystawiono dnia, wystawiono, wystawiona dnia,
      data dokumentu, z dnia, data wyst, data i miejsce wystawienia`),
    date: phrases('data, dnia, dn'),
    due_date: phrases(`
      termin płatności, termin zapłaty, płatne do, płatność do, płatne do dnia, zapłać do, termin,
      zapłata do, do zapłaty do, termin płatności do, do zapłaty do dnia, termin wpłaty,
      zapłata do dnia, zapłatę do dnia, płatność do dnia, wpłaty do, prosimy o zapłatę do, prosimy o wpłatę do`),
    payment_date: phrases('data płatności, data zapłaty'),
    other_date: phrases(`
      data zamówienia, data wydruku, data umowy, ważne do, data odbioru, data wysyłki, data zapłacono,
      zapłacono dnia, data otrzymania, termin ważności`),
    delivery_date: phrases(`
      data sprzedaży, data dostawy, data wykonania usługi, data dokonania dostawy, data zakończenia dostawy,
      data wykonania, data dostawy/wykonania usługi, data zakończenia dostawy lub wykonania usługi,
      data dostawy towaru, data usługi`),
    service_period: phrases(`
      okres, okres rozliczeniowy, za okres, okres rozliczenia, okres świadczenia usług, miesiąc`),
    total: phrases(`
      razem, ogółem, łącznie, wartość brutto, razem brutto, suma brutto, kwota brutto, wartość faktury,
      razem wartość brutto, łączna kwota, kwota ogółem, ogółem brutto, razem do zapłaty, suma do zapłaty,
      kwota faktury, należność ogółem, należność razem, wartość brutto razem, total, kwota należności ogółem`),
    subtotal: phrases(`
      razem bez podatku, suma bez podatku,
      wartość netto, razem netto, suma netto, kwota netto, netto, łącznie netto, ogółem netto, wartość netto razem,
      podstawa opodatkowania, wartość towarów, razem wartość netto`),
    tax: phrases(`
      vat, kwota vat, podatek vat, wartość vat, podatek, kwota podatku, suma vat, razem vat,
      podatek od towarów i usług, vat razem, kwota podatku vat, w tym vat, wartość podatku`),
    part_tax: phrases('stawka vat, stawka, stawka podatku, vat %, stawka %'),
    amount_due: phrases(`
      do zapłaty, kwota do zapłaty, razem do zapłaty, suma do zapłaty, pozostało do zapłaty, do zapłaty razem,
      należność, należność do zapłaty, pozostaje do zapłaty, saldo, kwota do wpłaty, pozostała kwota,
      wartość do zapłaty`),
    prepaid: phrases(`
      zapłacono, zaliczka, przedpłata, wpłacono, kwota zapłacona, zapłacona kwota, wpłata, już zapłacono, opłacono,
      zaliczki, saldo na dzień, saldo konta, saldo poprzednie, poprzednie saldo`),
    discount: phrases('rabat, upust, bonifikata, kwota rabatu, suma rabatów, skonto'),
    charge: phrases(`
      koszt dostawy, koszty dostawy, dostawa, przesyłka, koszt wysyłki, wysyłka, transport, opłata, opłaty,
      zaokrąglenie, koszty transportu, opakowanie, ubezpieczenie`),
    seller: phrases(`
      sprzedawca, sprzedający, wystawca, dostawca, wykonawca, usługodawca, dane sprzedawcy, wystawił,
      firma wystawiająca`),
    buyer: phrases(`
      nabywca, kupujący, klient, odbiorca, zamawiający, usługobiorca, płatnik, dane nabywcy, dla, kontrahent,
      nabywca/odbiorca, zleceniodawca`),
    other_party: phrases(`
      adres dostawy, miejsce dostawy, adres wysyłki, osoba kontaktowa, kontakt, bank, nazwa banku, wystawił(a),
      odebrał, odebrał(a), osoba upoważniona do odbioru, osoba upoważniona do wystawienia, miejsce wystawienia,
      dotyczy, projekt, uwagi, budowa, opiekun klienta, odbiorca, twój agent, twój doradca, państwa opiekun, właściciel rachunku, odbiorca przelewu, miejsce poboru`),
    name: phrases('nazwa, firma, imię i nazwisko, nazwa firmy, nazwa i adres'),
    customer_number: phrases('numer klienta, nr klienta, kod klienta, numer odbiorcy, nr odbiorcy, numer płatnika'),
    purchase_order: phrases(`
      numer zamówienia, nr zamówienia, zamówienie nr, zamówienie, zlecenie nr, numer zlecenia, nr zlecenia,
      zamówienie klienta`),
    other_number: phrases(`
      regon, krs, nr umowy, numer umowy, umowa nr, telefon, tel, faks, fax, strona, str, wz nr, nr wz,
      nr rejestracyjny, bdo, nr konta, numer licznika, nr licznika, ppe, numer oferty, oferta nr, kod pocztowy,
      numer seryjny, polisa nr, numer polisy,
      rodzaj faktury, typ faktury, rodzaj dokumentu, typ dokumentu`),
    tax_id: phrases('nip, nip ue, vat ue, nip nabywcy, nip sprzedawcy, pesel, numer nip'),
    bank: phrases(`
      numer konta, nr konta, konto, rachunek bankowy, nr rachunku, numer rachunku, numer rachunku bankowego,
      konto bankowe, iban, bic, swift, nr rachunku bankowego`),
    terms: phrases(
      'warunki płatności, warunki zapłaty, termin i forma płatności, warunki płatnosci, opis płatności, opis terminu płatności, termin i opis płatności',
    ),
    payment_method: phrases(`
      sposób płatności, sposób zapłaty, forma płatności, forma zapłaty, metoda płatności, płatność, metoda zapłaty,
      płatności, zapłata`),
    reference: phrases('referencja, nr ref, numer referencyjny, nasz znak, wasz znak, znak'),
    title: phrases(`
      faktura, faktura vat, rachunek, faktura sprzedaży, faktura końcowa, faktura zaliczkowa, faktura uproszczona,
      faktura proforma, faktura vat marża, faktura handlowa, faktura oryginał, faktura za energię`),
    credit_title: phrases('faktura korygująca, korekta, korekta faktury, faktura vat korygująca, nota kredytowa'),
    receipt_title: phrases('paragon, paragon fiskalny, potwierdzenie zapłaty, pokwitowanie, kp, dowód wpłaty'),
    currency: phrases('waluta, waluta faktury'),
    table_head: phrases(`
      lp, nazwa, ilość, cena, wartość, jm, j.m., opis, cena netto, wartość netto, stawka vat, kwota vat,
      wartość brutto, nazwa towaru lub usługi, nazwa towaru, usługa, cena jedn, cena jednostkowa, kwota, pozycja,
      cena brutto, pkwiu, jednostka`),
  },
  columns: {
    position: phrases('lp, l p, poz'),
    article: phrases('indeks, kod, kod produktu, nr kat, pkwiu, symbol, kod towaru, numer katalogowy, cn'),
    description: phrases(`
      nazwa, nazwa towaru, nazwa towaru lub usługi, nazwa usługi, nazwa towaru usługi, nazwa towarów i usług, opis,
      opis usługi, towar, usługa, towar usługa, pozycja, pozycje, towary, usługi, produkt, produkty, nazwa produktu, tytuł, wyszczególnienie,
      przedmiot, nazwa i opis, zakres ubezpieczenia, ryzyko`),
    date: phrases('data sprzedaży, okres, dzień'),
    quantity: phrases('ilość, liczba, szt, godziny, liczba godzin, zużycie'),
    unit: phrases('jm, j m, jednostka, jedn, jednostka miary, miara, jedn miary'),
    unitPrice: phrases(`
      cena jednostkowa, cena jedn, cena netto, cena jednostkowa netto, cena jedn netto, cena brutto,
      cena jedn brutto, cena za sztukę, stawka za godzinę, cena j, cena jednostkowa brutto, cena za jednostkę`),
    price: phrases('cena, ceny'),
    discount: phrases('rabat, upust, rabat pct'),
    tax: phrases('vat, podatek, podatek vat'),
    taxRate: phrases('stawka vat, stawka, vat pct, stawka podatku, st vat, stawka vat pct'),
    taxAmount: phrases('kwota vat, wartość vat, kwota podatku, kwota podatku vat'),
    total: phrases(`
      wartość, wartość netto, wartość brutto, kwota, kwota netto, kwota brutto, razem, należność,
      wartość sprzedaży netto, wartość sprzedaży brutto, razem netto, razem brutto, składka`),
    other: phrases('waga, kolor, rozmiar, uwagi, partia, magazyn, suma ubezpieczenia, suma gwarancyjna, udział własny'),
    settlement: phrases('termin płatności, forma płatności, płatność, rata, termin'),
  },
  columnMarks: {
    net: phrases('netto, bez vat'),
    gross: phrases('brutto, z vat'),
    alone: phrases('netto, brutto'),
  },
  columnFillers: phrases('lub, za, zł, do'),
  sums: {
    carried: phrases('z przeniesienia, do przeniesienia, przeniesienie, suma strony'),
    subtotal: phrases(`
      razem netto, suma netto, wartość netto, kwota netto, netto, ogółem netto, łącznie netto,
      podstawa opodatkowania, suma częściowa`),
    total: phrases(`
      razem, ogółem, łącznie, do zapłaty, razem do zapłaty, kwota do zapłaty, suma do zapłaty, razem brutto,
      suma brutto, wartość brutto, kwota brutto, brutto, ogółem brutto, należność, łączna kwota, wartość faktury,
      pozostało do zapłaty, należność ogółem, słownie, łącznie do zapłaty, kwota słownie, do zapłaty słownie`),
    tax: phrases(`
      vat, kwota vat, podatek vat, podatek, wartość vat, kwota podatku, razem vat, suma vat, w tym vat, stawka vat,
      według stawki`),
    discount: phrases('rabat, upust, bonifikata, skonto'),
    charge: phrases(`
      koszt dostawy, koszty dostawy, dostawa, przesyłka, wysyłka, koszt wysyłki, koszty transportu, zaokrąglenie,
      opakowanie`),
    settlement: phrases(`
      zapłacono, zaliczka, przedpłata, wpłacono, gotówka, karta, reszta, kwota zapłacona, opłacono`),
  },
  sumFillers: 'w tym z na do za wg stawki oraz od zl netto brutto vat kwota razem tj',
  ordinarySums: 'transport dostawa karta',
  adjustments: {
    deduction: [],
    charge: phrases('opłat, transport'),
    tax: phrases(String.raw`v\.?a\.?t`),
  },
  papers: {
    stamps: phrases('wpłynęło, wpłynęła, otrzymano, zaksięgowano'),
    approvals: [String.raw`zatwierdzono\sdo\swyp[łl]aty|sprawdzono\spod\swzgl[ęe]dem`],
    betweenTownAndDay: phrases('dnia'),
    invoice: phrases('fakt'),
    creditNote: phrases('korekt'),
    slips: phrases('nota, rachunek'),
    invoiceCodes: phrases('fv'),
    monthly: [String.raw`(?:faktura|rachunek)(?:\s(?:vat|ko[ńn]cowa|zaliczkowa|koryguj[ąa]ca|mar[żz]a|imienna))*`],
    besideDay: phrases('data'),
    debit: phrases('wn, winien'),
    credit: phrases('ma'),
    balance: phrases('saldo'),
  },
  taxes: {
    names: phrases('vat, ptu'),
    untaxed: ['zwolnion'],
    within: phrases('z'),
    takenOf: ['od|z|ze'],
  },
  payment: {
    done: ['zap[łl]acono'],
    received: ['otrzyman[oay]'],
    by: [],
    means: ['blik'],
    beside: phrases('gotowka, karta'),
    later: ['przelew'],
  },
  nouns: {
    rounding: ['zaokr[ąa]glenie'],
    copies: ['(?:orygina[łl]|kopia|egzemplarz)(?: dla)? (?:nabywcy|odbiorcy|klienta|sprzedawcy|wystawcy)'],
    continued: ['c\\.? ?d\\.?|ci[ąa]g dalszy'],
    trades: ['Zak[łl]ad \\p{Lu}\\p{Ll}+', 'Us[łl]ugi \\p{Lu}\\p{Ll}+', 'Pracownia \\p{Lu}\\p{Ll}+'],
    inPart: ['zalicz', 'zadatek', 'przedp'],
    particulars: [
      'dane (?:identyfikacyjne|kontaktowe|adresowe|firmy|nabywcy|sprzedawcy|podmiotu)',
      'adres(?: korespondencyjny)?',
    ],
    readers: ['twoj[ae]?'],
    bought: ['zam[óo]wieni[ea]'],
  },
  persons: { yours: 'państwa|wasz[ae]?', ours: 'nasz[ae]?' },
  terms: {
    fromThen: phrases('od'),
    counted: { by: ['przelew'], from: ['od (?:daty )?(?:wystawienia|faktury)(?: faktury)?'] },
    noDiscount: { no: 'brak|bez', off: 'skonta', none: 'brak', forWhat: 'za|przy' },
    debit: { means: ['polecenie zap[łl]aty'], choose: ['ustaw'] },
    alone: ['za pobraniem|przedp[łl]ata|przy odbiorze|got[óo]wka przy odbiorze'],
    when: [
      String.raw`\bdo (?:dnia )?\d{1,2}(?!\d)|\bdo dnia\b|w (?:terminie|ci[ąa]gu)|od (?:daty|dnia)|przedp[łl]at|natychmiast|przy odbiorze|za pobraniem|z g[óo]ry|\btermin(?:ie|u|em)?\b`,
    ],
    paying: ['p[łl]atno|p[łl]atn[aeiy]|zap[łl]a|wp[łl]a|przelew|nale[żz]no|uregulowa|got[óo]wk|przedp[łl]at|dni od'],
    smallPrint: ['odsetk|op[óo][źz]nien|zw[łl]ok|w[łl]asno[śs]|zwrot|gwarancj|dzi[ęe]kujemy|reklamacj'],
    toPay: ['p[łl]atno|p[łl]atn[aeiy]|zap[łl]a|wp[łl]a|przelew|uregulowa|pobran'],
    until: String.raw`do(?: dnia)?|dnia|dn\.|w dniu|termin`,
    notice: ['rezygnacj|odwo[łl]ani', 'wypowiedz', 'reklamacj'],
    balanceAsOf: phrases('na dzień'),
    offers: [
      String.raw`(?<!\p{L})kupon|kod(?:u|em)? (?:rabatow|promocyjn)|bon(?:u|em)? podarunkow|do wykorzystania|oferta wa[żz]na`,
    ],
    late: ['w przypadku (?:op[óo][źz]|nieterm)|odsetki'],
    later: [
      // "Do 10. dnia następnego miesiąca" counts the days to pay.
      String.raw`(?:nast[ęe]pn|kolejn)\p{L}*(?!\p{L}|\s+(?:\d|dni|dzie|robocz|tyg|tydz|miesi))`,
    ],
    paid: [String.raw`\b(?:zap[łl]acon[oay]|op[łl]acon[oay]|otrzyman[oay])\s+(?:dnia|w dniu)?\s*$`],
    settled: [String.raw`zosta[łl][ao]?\s(?:ju[żz]\s)?(?:zap[łl]acon|op[łl]acon|uregulowan|pobran)[aey]?`],
    so: phrases(String.raw`czyli, tj\.?, to jest`),
    shortened: phrases('tj'),
    hours: ['godz'],
    please: 'prosz[ęe]|prosimy',
    method: 'zap[łl]acono|op[łl]acono|got[óo]wka',
    once: ['gdy|dop[óo]ki'],
  },
} satisfies Lexicon;

/** How parties are addressed in Polish, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  registers: ['nip|regon|krs'],
  bodyKinds: [
    'fundacja|stowarzyszenie|gmina|szko[łl]a|urz[ąa]d|zesp[óo][łl]|parafia|sp[óo][łl]dzielnia|wsp[óo]lnota|centrum|instytut|towarzystwo',
  ],
  hailed: ['szanown[aiy]\\s(?:klien|pa[ńn])\\p{L}*'],
  courtesiesBefore: ['pan|pani'],
  numbered: ['konto'],
  ownPlaces: ['oddzia[łl]'],
  others: [String.raw`bank\p{L}*|konto\p{L}*|adres|projekt`],
  professions: [String.raw`kancelaria\s(?:adwokacka|notarialna|radcy\sprawnego|prawna)`],
  closings: ['pozdrawiam'],
  streets: [String.raw`ulica|ul\.?|alej[ae]|al\.|osiedle|os\.|plac|rynek`],
  offices: ['skarbnik|prezes'],
  details: ['dane|informacje'],
  detailsOf: ['o'],
  specimens: ['Przyk[łl]ad(?:owy)?'],
  letters: [String.raw`z\spoważaniem`],
  owners: ['wsp[óo]lnota mieszkaniowa'],
  summaries: ['podsumowanie'],
  per: ['za'],
  units: ['sztuk[ęi]'],
  subjects: ['budowa'],
  periodBegins: ['od'],
  periodEnds: ['do'],
  mailFrom: ['od'],
  mailSent: ['wysłano|data'],
  mailTo: ['do'],
  mailSubject: ['temat'],
  mailBeside: ['za[łl][aą]czniki?'],
  mailForwarded: ['pd'],
  coverSheets: ['faks'],
  enclosing: [String.raw`w\sza[łl][ąa]czeniu|za[łl][ąa]czam\p{L}*`],
  conditions: [String.raw`og[óo]lne\swarunki(?:\s\p{L}+){0,4}|regulamin(?:\s\p{L}+){0,3}`],
  countries: ['polska'],
  brandOf: [
    String.raw`(?:jest\s+)?mark[aąi]\s+(?:handlow[aąe]j?\s+)?(?:należąc[aąe]\s+do(?:\s+(?:firmy|spółki))?|firmy|spółki)`,
  ],
  registeredUnder: [String.raw`n\.?i\.?p|regon`],
} satisfies PartyWords;

/** How rows and labels read in Polish; apart, as no browser needs it. */
export const rows = {
  owedBesides: ['podatek|odsetki|zalegl|kaucja'],
  dayWords: ['data'],
  and: ['i'],
  yearly: [String.raw`roczn\p{L}*`],
  shortLabels: ['dla|data'],
  with: ['i|a'],
  numberWords: ['nr|numer'],
  bareNumbers: ['nr'],
  beforeNumbers: ['nr|numer'],
} satisfies RowWords;
