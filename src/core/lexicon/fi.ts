import { type Lexicon, phrases, type Writing } from './lexicon.ts';
import type { PartyWords } from './party-lexicon.ts';

/** How Finnish is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'fi',
  common:
    'lasku laskun laskunumero paivamaara paivays pvm erapaiva maksuehto viitenumero viite yhteensa alv arvonlisavero maksettava hinta kpl maara tuote asiakas asiakasnumero tilinumero toimitus kuvaus veroton verollinen saaja maksaja osoite huomautusaika viivastyskorko puhelin sahkoposti laskutus kiitos paivaa',
  months: [
    'tammikuu tammikuuta tammi',
    'helmikuu helmikuuta helmi',
    'maaliskuu maaliskuuta maalis',
    'huhtikuu huhtikuuta huhti',
    'toukokuu toukokuuta touko',
    'kesäkuu kesäkuuta kesä',
    'heinäkuu heinäkuuta heinä',
    'elokuu elokuuta elo',
    'syyskuu syyskuuta syys',
    'lokakuu lokakuuta loka',
    'marraskuu marraskuuta marras',
    'joulukuu joulukuuta joulu',
  ],
  // Two letters stand for a day as well, but "to", "la" and "su" are words of others.
  weekdays: 'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai',
  periods: {
    count:
      'seitsem[äa]n|kahdeksan|kymmenen|nelj[äa]toista|viisitoista|kaksikymment[äa]|kolmekymment[äa]|kuusikymment[äa]',
    day: 'p[äa]iv[äa]n|p[äa]iv[äa]{1,2}|pv(?=\\s?(?:$|[,.;)]|netto|laskun))|vrk',
    week: 'viikkoa?|vk',
    month: 'kuukau(?:si|tta|den)|kk',
  },
  owed: String.raw`(?<!\p{L})(?:er[äa]p[äa]iv|er[äa][äa]nt|maks(?:u|a|e))`,
} satisfies Writing;

/** The words of invoices in Finnish. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      laskunumero, laskun numero, laskun nro, lasku nro, lasku #, lasku numero, laskunro, laskun no, lasku n:o, lasku no,
      hyvityslaskun numero, hyvityslasku nro, hyvityslaskun nro, tositenumero, tosite nro, laskutunnus,
      laskun tunnus, laskun tunniste, lasku nr`),
    receipt_number: phrases('kuittinumero, kuitti nro, kuitin numero, kuittinro, kuitti n:o'),
    invoice_date: phrases(`
      laskun päivämäärä, laskun päiväys, laskupäivä, laskupvm, laskun pvm, laskutuspäivä, laskutuspvm,
      laskun päivä, lasku päivätty, laskuttamispäivä, laskutuspäivämäärä, laskun päivämäärä pvm, tositepäivä,
      tositepäivämäärä, päivätty`),
    date: phrases('päivämäärä, päiväys, pvm, päivä'),
    due_date: phrases(`
      eräpäivä, erääntyy, laskun eräpäivä, maksettava viimeistään, maksun eräpäivä, eräpvm, erä pvm,
      viimeinen maksupäivä, maksettava, maksupäivä viimeistään, veloitetaan tililtäsi, veloituspäivä,
      eräpäivä förfallodag, eräpäivä due date, maksetaan viimeistään, maksa viimeistään`),
    payment_date: phrases('maksupäivä, maksupvm, maksettu pvm'),
    other_date: phrases(`
      tilauspäivä, tilauspvm, tilaus pvm, tulostettu, tulostuspäivä, voimassa, alkaen, päättyen, lukupäivä,
      mittarin lukupäivä, sopimuspäivä, seuraava lasku, maksettu, tarjouspäivä, saapumispäivä, lähtöpäivä,
      tulopäivä, seuraava laskutus`),
    delivery_date: phrases(`
      toimituspäivä, toimituspvm, toimitus pvm, toimitettu, toimitusaika, suorituspäivä, luovutuspäivä,
      toimituspäivämäärä, suorituspvm`),
    service_period: phrases(`
      laskutuskausi, laskutusjakso, ajanjakso, ajalta, kausi, jakso, palvelukausi, kulutusjakso, vuokra-aika,
      laskutusaika, vuokrakausi, sopimuskausi`),
    total: phrases(`
      yhteensä, laskun loppusumma, loppusumma, summa, kokonaissumma, lasku yhteensä, verollinen yhteensä,
      yhteensä sis alv, yhteensä sis. alv, verollinen loppusumma, laskun summa, yhteensä eur, yhteensä euroa,
      kaikki yhteensä, hinta yhteensä, verollinen summa, verollinen hinta yhteensä, yhteensä verollinen,
      summa yhteensä, laskun yhteissumma, yhteissumma, kokonaishinta, sis alv yhteensä, hyvitys yhteensä,
      hyvitettävää yhteensä, laskun kokonaissumma, verollinen, verollinen kokonaissumma`),
    subtotal: phrases(`
      veroton yhteensä, yhteensä veroton, välisumma, veroton summa, veroton, yhteensä alv 0, yhteensä alv 0 %,
      alv 0 yhteensä, alv 0 % yhteensä, veroton hinta yhteensä, veron peruste, nettosumma, netto, netto yhteensä,
      verotta, summa ilman alv, yhteensä ilman alv, veroton kokonaissumma, veroton arvo, rivit yhteensä,
      veroton loppusumma, tuotteet yhteensä, verottomat yhteensä`),
    tax: phrases(`
      alv, arvonlisävero, alv yhteensä, alv:n osuus, alv osuus, arvonlisävero yhteensä, verot yhteensä,
      veron määrä, vero yhteensä, alv määrä, alv eur, sisältää alv, sis alv, sis arvonlisäveroa,
      arvonlisäveron määrä, arvonlisäveron osuus, veron osuus, josta alv, alv summa, veroa, vero eur`),
    part_tax: phrases('alv kanta, verokanta, alv %, alv-kanta, vero %, alv-%'),
    amount_due: phrases(`
      maksettava yhteensä, maksettavaa, maksettavaa yhteensä, maksettava summa, yhteensä maksettava, jää maksettavaksi,
      maksettavaa eur, maksettava määrä, avoin summa, maksettava eur, laskun maksettava summa, maksettavaksi,
      yhteensä maksettavaa, maksettavaksi jää, saldo, laskutettava yhteensä, veloitettava summa`),
    prepaid: phrases(`
      maksettu, ennakkomaksu, ennakko, käsiraha, aiemmin maksettu, suoritukset, varausmaksu, maksusuoritus,
      edellinen saldo, käteinen, maksettu ennakko, aiemmat maksut`),
    discount: phrases('alennus, alennukset, alennus yhteensä, hyvitys, kotitalousvähennys, käteisalennus'),
    charge: phrases(`
      toimituskulut, toimitusmaksu, laskutuslisä, rahti, postikulut, käsittelykulut, pyöristys, laskutusmaksu,
      rahtikulut, pakkauskulut, toimistokulut, pienlaskutuslisä, käsittelymaksu, palvelumaksu, lähetyskulut,
      huomautusmaksu, muistutusmaksu`),
    seller: phrases(`
      myyjä, toimittaja, laskuttaja, lähettäjä, saaja, palveluntarjoaja, maksunsaaja, myyjän nimi, yritys,
      laskun lähettäjä, saaja mottagare, vuokranantaja, saajan nimi`),
    buyer: phrases(`
      asiakas, ostaja, laskutusosoite, maksaja, laskun saaja, vastaanottaja, tilaaja, laskutetaan, ostajan nimi,
      asiakkaan nimi, maksaja betalare, laskun vastaanottaja, laskutettava, vuokralainen, saajan osoite,
      laskutustiedot, laskun maksaja`),
    other_party: phrases(`
      toimitusosoite, viitteenne, viitteemme, yhteyshenkilö, myyjän viite, ostajan viite, toimituspaikka,
      tilaajan viite, kohde, kohteen osoite, viitehenkilö, asiakkaan viite, teidän viitteenne, meidän viitteemme,
      yhteystiedot, pankki, projekti, työmaa, merkki, merkkinne, käsittelijä, käyttöpaikka, käyttöpaikan osoite,
      kotipaikka, lisätietoja, lisätiedot, laatija, allekirjoitus, toimitustapa, toimitusehto, vastaanottajan osoite,
      noutopaikka, tilauksen tekijä, asiakaspalvelu, käyntiosoite, postiosoite, asennuskohde`),
    name: phrases('nimi, yrityksen nimi, yritys'),
    customer_number: phrases(`
      asiakasnumero, asiakasnro, asiakas nro, asiakas numero, asiakastunnus, asiakkaan numero, as nro, asiakasno`),
    purchase_order: phrases(`
      tilausnumero, tilausnro, tilaus nro, tilausviite, ostotilausnumero, tilauksen numero, tilaustunnus,
      tilaus, tilauksenne, ostotilaus, ostotilaus nro`),
    other_number: phrases(`
      viitenumero, viitenro, viite nro, viitenumero ref nr, y-tunnus, y tunnus, puhelin, puh, puh nro, faksi, gsm,
      sivu, sopimusnumero, sopimus nro, lähete, lähetenumero, lähete nro, ly-tunnus, kauppareknro, käyttöpaikkanumero,
      mittarinumero, mittari, mittari nro, verkkolaskuosoite, ovt-tunnus, ovt tunnus, välittäjätunnus,
      operaattoritunnus, virtuaaliviivakoodi, tarjousnumero, työnumero, työ nro, työmääräin, rekisterinumero,
      rek nro, kaupparekisterinumero, rahtikirja, vakuutusnumero, potilasnumero, varausnumero, huone,
      rf-viite, kassa,
      laskutyyppi, laskun tyyppi, asiakirjatyyppi`),
    tax_id: phrases(`
      alv-numero, alv numero, alv nro, alv-tunnus, alv tunnus, alv rek, alv-rek, vat-numero, vat numero, alv-nro,
      arvonlisäverotunniste, arvonlisäverotunnus, alv rekisteröity`),
    bank: phrases(`
      tilinumero, pankkitili, iban, bic, swift, saajan tilinumero, tili, tilinro, saajan tili, maksajan tilinumero,
      pankkiyhteys, pankkitilit, pankin bic, saajan tilinumero mottagarens kontonummer, pankkitiedot`),
    terms: phrases('maksuehto, maksuehdot, maksuaika, ehdot, maksuehtomme'),
    payment_method: phrases('maksutapa, maksutiedot, maksu, maksettu kortilla, maksun tiedot, maksuväline'),
    reference: phrases('viite, numero, nro, n:o, tunnus, viitteemme, tunniste'),
    title: phrases(`
      lasku, sähkölasku, vesilasku, vuokralasku, loppulasku, ennakkolasku, koontilasku, laskukopio, kauppalasku,
      osalasku, käteislasku, puhelinlasku, maksuerälasku, jäsenmaksulasku, sopimuslasku, hoitolasku, potilaslasku`),
    credit_title: phrases('hyvityslasku, hyvitysnota, hyvitys'),
    receipt_title: phrases('kuitti, kassakuitti, maksukuitti, ostokuitti'),
    currency: phrases('valuutta'),
    table_head: phrases(`
      tuote, kuvaus, nimike, määrä, hinta, yksikkö, yks, selite, a-hinta, a hinta, á-hinta, yks.hinta, yksikköhinta,
      tuotenumero, tuotekoodi, palvelu, tuntia, kpl, nimitys, rivisumma, alv %, tuotteen nimi, tunnit`),
  },
  columns: {
    position: phrases('rivi, nro, pos, rivinro'),
    article: phrases('tuotenumero, tuotekoodi, tuotenro, tuote nro, koodi, nimikenro, tuotetunnus, tuote no'),
    description: phrases(`
      tuote, kuvaus, nimike, selite, nimitys, palvelu, tuotekuvaus, tuotteen nimi, tuotenimi, tavara, työ, artikkeli,
      erittely, seloste, sisältö, tuote palvelu, tuote kuvaus, tapahtuma, toimenpide, *kuvaus`),
    date: phrases('pvm, päivämäärä, päivä, toimituspvm, ajalta, ajanjakso, jakso'),
    quantity: phrases('määrä, kpl, tunnit, tuntia, lkm, toimitettu, kulutus, lukumäärä, tunti'),
    unit: phrases('yksikkö, yks, yks., yksikko'),
    unitPrice: phrases(`
      a hinta, á hinta, à hinta, yksikköhinta, yks hinta, yks.hinta, ahinta, hinta yks, hinta kpl, kpl hinta,
      tuntihinta, hinta per kpl, veroton a hinta, a hinta alv 0, veroton hinta, hinta alv 0, yksikkohinta, eur yks`),
    price: phrases('hinta, *hinta'),
    discount: phrases('ale, alennus, ale pct, alennus pct, alen, al pct'),
    tax: phrases('alv, arvonlisävero'),
    taxRate: phrases('alv pct, alv kanta, verokanta, vero pct, alv-pct'),
    taxAmount: phrases('alv eur, alv määrä, alv osuus, veron määrä, vero eur, alv summa'),
    total: phrases(`
      yhteensä, summa, rivisumma, yhteensä eur, veroton yhteensä, verollinen yhteensä, veroton, verollinen, netto,
      brutto, kokonaishinta, hinta yhteensä, summa eur, veroton summa, verollinen summa, rivi yhteensä,
      yht, yht eur, yhteensä alv 0, yhteensä sis alv, verollinen hinta, *summa`),
    other: phrases('paino, väri, koko, projekti, huomautus, varasto, mittari, lukema'),
    settlement: phrases('eräpäivä, maksu, maksupäivä, laskunumero, lasku, laskun numero'),
  },
  columnMarks: {
    net: phrases('alv 0, alv 0 pct, veroton, ilman alv, verotta, ilman veroa'),
    gross: phrases('sis alv, verollinen, alv sis, sisältää alv'),
    alone: [],
  },
  columnFillers: phrases('eur, per, ja, yhteensä'),
  sums: {
    carried: phrases('siirto, siirretään, sivu yhteensä, siirto seuraavalle sivulle'),
    subtotal: phrases(`
      välisumma, veroton yhteensä, yhteensä veroton, yhteensä alv 0, netto, veroton summa, nettosumma, veron peruste,
      alv 0 yhteensä, alv 0 pct yhteensä, veroton, verotta, netto yhteensä, rivit yhteensä, veroton hinta yhteensä`),
    total: phrases(`
      yhteensä, loppusumma, summa, maksettava, maksettavaa, maksettava yhteensä, laskun loppusumma, lasku yhteensä,
      kokonaissumma, verollinen yhteensä, laskun summa, yhteensä eur, maksettavaa yhteensä, yht, verollinen,
      yhteensä maksettava, verollinen summa, kaikki yhteensä`),
    tax: phrases('alv, arvonlisävero, alv yhteensä, veron määrä, sis alv, sisältää alv, josta alv'),
    discount: phrases('alennus, hyvitys, alennukset, kotitalousvähennys'),
    charge: phrases(`
      toimituskulut, laskutuslisä, rahti, postikulut, pyöristys, pienlaskutuslisä, toimitusmaksu, laskutusmaksu,
      käsittelykulut, lähetyskulut, rahtikulut`),
    settlement: phrases('maksettu, ennakkomaksu, ennakko, käteinen, kortti, korttimaksu, suoritukset, takaisin'),
  },
  sumFillers: 'alv eur euroa sis on ja yht ilman veroton verollinen osuus josta',
  ordinarySums: 'kortti hyvitys rahti siirto',
  adjustments: { deduction: [], charge: [], tax: [] },
  papers: {
    invoice: phrases('lasku'),
    compounds: ['(?<!hyvitys|matka|osto)lasku'],
    creditNote: phrases('hyvitys'),
  },
  taxes: { names: phrases('alv') },
  payment: { done: ['maksettu'], by: [], means: [], beside: [] },
  nouns: {
    continued: ['jatkuu|jatkoa'],
    particulars: ['yhteystiedot', 'osoite'],
  },
  persons: { yours: 'teidän|viitteenne|asiakkaan', ours: 'meidän|viitteemme' },
  terms: {
    when: [
      String.raw`\b(?:viimeist[äa][äa]n|er[äa]p[äa]iv|heti|k[äa]teinen|ennakkoon)|(?:pv|p[äa]iv[äa]{1,2}|vrk)\s+netto|netto\s+\d{1,3}\s?(?:pv|p[äa]iv|vrk)|laskun p[äa]iv|toimitettaessa|p[äa]iv[äa]n (?:sis[äa]ll[äa]|kuluessa)`,
    ],
    paying: [String.raw`(?<!\p{L})(?:maks(?:u|a|e)|er[äa]p[äa]iv|er[äa][äa]nty)|\bnetto\b|\d\s?pv\s+netto|k[äa]teis`],
    smallPrint: [
      String.raw`viiv[äa]stys|huomautu|muistutus|perint[äa]|kiit[äoä]|omistusoikeus|reklamaatio|\bviite(?:numero|tt[äa])?\b`,
    ],
    toPay: [String.raw`(?<!\p{L})(?:maks(?:u|a|e)|er[äa]p[äa]iv|er[äa][äa]nty|veloit)`],
    until: 'viimeist[äa][äa]n|menness[äa]|er[äa]p[äa]iv[äa]',
    notice: ['peruut', 'irtisano', 'huomautus', 'reklamaatio'],
    later: [`seuraava|tuleva`],
    paid: [String.raw`\b(?:maksettu|vastaanotettu|suoritettu)\s*$`],
    please: 'pyyd[äa]mme|olkaa hyv[äa]',
    method: 'maksettu|k[äa]teinen|kortilla',
  },
} satisfies Lexicon;

/** How parties are addressed in Finnish, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  registers: ['y-tunnus|alv'],
  hailed: ['hyv[äa]\\s(?:asiakas|j[äa]sen)\\p{L}*'],
  courtesiesBefore: ['herra|rouva'],
  closings: ['terveisin'],
  details: ['tiedot'],
  owners: ['taloyhti[öo]|kiinteist[öo] oy|tiekunta', 'asunto oy'],
  greetings: ['hei'],
} satisfies PartyWords;
