import { type Lexicon, phrases } from '../lexicon.ts';

export const columns = {
  position: phrases('regel, regelnr, rij, nr lp'),
  article: phrases('artikelcode, artikelnr, productcode, bestelnummer, referentie'),
  description: phrases(`
    omschrijving, *omschrijving, beschrijving, artikelen, dienst, diensten, producten, product dienst, werkzaamheden,
    toelichting, naam, fase, kostensoort, kostenpost, dekking, dekkingen, verzekering, meerwerk, meer en minderwerk`),
  date: phrases('leverdatum, dag'),
  quantity: phrases(
    'aantal, aant, gelev, geleverd, geleverd aantal, besteld, hoeveelheid, uren, aantal uren, stuks, dagen, verbruik',
  ),
  unit: phrases('eenheid, eenh, verpakking'),
  unitPrice: phrases(`
    stukprijs, eenheidsprijs, prijs per stuk, prijs per eenheid, prijs p st, prijs st, prijs eenheid, uurtarief,
    tarief, prijs per uur, per stuk`),
  price: phrases('prijs, *prijs'),
  discount: phrases('korting, kort, krt, krt pct'),
  tax: phrases('btw'),
  taxRate: phrases('btw tarief, btw percentage, btw code, btw hoog'),
  taxAmount: phrases('btw bedrag'),
  total: phrases(`
    bedrag, *bedrag, totaal, totaalbedrag, totaalprijs, totale prijs, subtotaal, regeltotaal, som, waarde,
    prijs totaal, regelbedrag, deze factuur, deze termijn, nu te factureren, deze periode, uw aandeel, uw kosten, premie, premie per jaar, premie per kwartaal, premie per maand`),
  other: phrases(
    'kleur, maat, opmerking, opdrachtsom, aanneemsom, akkoord bedrag, goedgekeurd bedrag, eerder gefactureerd, reeds gefactureerd, vorige termijnen, gereed, stand werk, cumulatief, contractsom, vorige staat, vorige staten, vorige vordering, voortgang, totale kosten, verdeelsleutel, verzekerd bedrag, verzekerde som, verzekerd kapitaal, eigen risico',
  ),
  settlement: phrases('vervaldatum, betaling, factuurnummer, reden'),
} satisfies Lexicon['columns'];

export const columnMarks = {
  net: phrases('excl btw, exclusief btw, ex btw, zonder btw, excl belasting, exclusief belasting, excl belastingen'),
  gross: phrases('incl btw, inclusief btw, inc btw, met btw, incl belasting, inclusief belasting, incl belastingen'),
  alone: phrases('netto, bruto'),
} satisfies Lexicon['columnMarks'];

export const pricedBy = phrases('maand, uur, dag, week, jaar, stuk, eenheid, persoon, nacht');
export const columnFillers = phrases('de, en, van');

export const sums = {
  carried: phrases('te transporteren, transporteren, overgebracht, over te brengen, transport van pagina'),
  subtotal: phrases(`
    subtotaal, totaal excl, totaal exclusief, exclusief btw, netto totaal, totaal netto, bedrag excl, excl btw,
    totaal ex, maatstaf van heffing, belastbaar bedrag`),
  total: phrases(`
    totaal, totalen, totaalbedrag, te betalen, totaal incl, totaal inclusief, te voldoen, totaal te betalen, eindtotaal,
    factuurbedrag, totaal factuur, factuurtotaal, totaal te voldoen, nog te betalen, openstaand`),
  tax: phrases(
    'btw, omzetbelasting, totaal btw, totaal belastingen, totale belastingen, btw bedrag, waarvan btw, btw hoog, btw laag, plus btw',
  ),
  discount: phrases('korting, totale korting, kortingen'),
  charge: phrases(`
    toeristenbelasting, administratiekosten,
    verzendkosten, verzending, vrachtkosten, porti, afronding, bezorgkosten, administratiekosten`),
  settlement: phrases(`
    voorschot, aanbetaling, betaald, reeds betaald, reeds voldaan, voldaan, ideal, contant, pin,
    vorig saldo, saldo vorige factuur, openstaand saldo, uw betaling, ontvangen betaling, betaling ontvangen,
    achterstand, betalingsachterstand`),
} satisfies Lexicon['sums'];

export const sumFillers = 'over van het op excl incl btw pagina tarief';
export const taxWork = 'aangifte aangiftes advies controle';
export const ordinarySums = 'bar pin';

export const adjustments = {
  deduction: phrases('korting'),
  charge: phrases(`
    vorig saldo, afronding, aanbetaling, voorschot, transport, verzend, voorrij, bezorg, verschotten`),
  tax: phrases(String.raw`b\.?t\.?w`),
} satisfies Lexicon['adjustments'];
