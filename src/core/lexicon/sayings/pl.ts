import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Polish. */
export const sayings = {
  unpaid: {
    bill: String.raw`faktur\w*|rachunek|nota`,
    and: 'i',
    not: String.raw`nie|brak\w*`,
    without: 'bez',
    paid: String.raw`wplyn\w+|zaplac\w+|otrzyma\w+|uregulowan\w+|wplat\w+|zaksiegow\w+|oplac\w+|odnotow\w+`,
    passed: String.raw`(?:minal|uplynal|mija) .{0,40}termin\w*|termin\w* .{0,50}(?:minal|uplynal)|(?:dni )?po terminie|przeterminowan\w+|od terminu platnosci`,
    missing: String.raw`nieoplacon\w+|zaleg\w+|niezaplacon\w+|nieuregulowan\w+|niezwloczne uregulowanie`,
    crossed: String.raw`(?:jezeli|jesli).{0,40}(?:zostala|dokonan\w+|zaplac\w+).{0,60}(?:nieaktualn\w+|bez przedmiotow\w+|zignorow\w+)`,
    condition: 'jezeli|jesli|w przypadku|w razie',
  },
  deal: {
    paidOut: ['przelalismy', 'dokonalismy (?:przelewu|platnosci)'],
    ordered: [String.raw`\bzamawiamy\b`, '(?:otrzymalismy|potwierdzamy) (?:panstwa |twoje )?zamowienie'],
    handedOver: ['towar (?:wydano|odebrano|odebral)'],
    taken: [String.raw`\b(?:otrzymal\S*|przyjeto) od .{2,80}(?:kwote|zl)`],
    earned: ['wynagrodzenie (?:brutto|zasadnicze)'],
    paidToEarner: ['do wyplaty', 'wynagrodzenie netto'],
    heldBefore: ['saldo poczatkowe'],
    heldAfter: ['saldo koncowe'],
  },
  sale: {
    takesBack: ['korygu'],
    creditTitles: ['koryg|korekt'],
    behindCredits: ['do'],
    names: ['faktur', 'rachunek', 'paragon', 'platn'],
    inAll: ['razem', 'lacznie'],
    paysInto: ['zaplat\\p{L}*', 'przelew\\p{L}*', 'wplat\\p{L}*', 'na (?:moje |nasze )?konto'],
    asks: ['prosz[ea] .{0,40}(?:zaplat|przelew|wplat)'],
    levied: ['urzad skarbowy'],
    holds: [
      String.raw`\boferta (?:jest )?wazna\b`,
      String.raw`\bcen\p{L}+ (?:sa |jest )?wazn\p{L}+`,
      String.raw`\bna .{0,30}zapytanie .{0,40}(?:proponujemy|przedstawiamy|oferujemy)\b`,
      String.raw`\bofertowe\b`,
    ],
    noInvoice: ['nie jest faktura', 'nie wystawia(?:my)? faktur'],
    counted: ['(?:suma|razem) godzin'],
    validity: ['waznosc'],
    validFor: [String.raw`dni|tygodni|miesiac\p{L}*`],
    ofDay: ['z dnia'],
  },
  slip: { named: ['paragon'] },
  titles: {
    quote: ['oferta cenowa|kosztorys ofertowy|kalkulacja', 'faktura pro.?forma', 'oferta(?: handlowa)?|wycena'],
    order: [
      'potwierdzenie rezerwacji|zlecenie(?=$| nr| na)|rezerwacja(?=$| nr)',
      'zam[oó]wienie|potwierdzenie zam[oó]wienia',
    ],
    delivery_note: [
      String.raw`wz(?=$| nr| \d)|wydanie zewn[ęe]trzne|specyfikacja wysy[łl]kowa`,
      'dow[oó]d dostawy|list przewozowy',
    ],
    statement: [
      'potwierdzenie (?:salda|przelewu|operacji)|zestawienie (?:nale[żz]no[śs]ci|transakcji|operacji)|rozliczenie prowizji',
      'wyci[aą]g(?: bankowy| z konta)?',
    ],
    reminder: [
      'monit(?=$| nr)|informacja o zaleg[łl]o[śs]ci',
      '(?:ostateczne |przeds[ąa]dowe ){0,2}wezwanie do zap[łl]aty',
      'przypomnienie(?: o p[łl]atno[śs]ci)?|upomnienie',
    ],
    other: [
      'polisa|lista p[łl]ac|pasek wynagrodze[ńn]|karta (?:pracy|gwarancyjna|charakterystyki)|ewidencja czasu pracy|delegacja|polecenie wyjazdu|rozliczenie (?:delegacji|koszt[oó]w podr[oó][żz]y)|harmonogram sp[łl]at|deklaracja|specyfikacja techniczna|spis z natury|ankieta|zaproszenie|katalog|instrukcja',
      '(?:rejestr|ewidencja) (?:zakup[oó]w|sprzeda[żz]y|faktur|vat|zakupu)|kosztorys(?: inwestorski)?|zestawienie faktur|przedmiar rob[oó]t',
      'umowa|raport|protok[oó][łl]|za[śs]wiadczenie|o[śs]wiadczenie|wniosek|regulamin|cennik|decyzja',
    ],
  },
} satisfies Sayings;
