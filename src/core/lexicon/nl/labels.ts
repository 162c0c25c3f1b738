import { type Lexicon, phrases } from '../lexicon.ts';

export const labels = {
  invoice_number: phrases(`
    factuurnummer, factuurnr, factuur nr, factuur nummer, factuur no, nota nummer, notanummer, nota nr,
    creditnotanummer, creditnummer, creditfactuurnummer, creditnota nr, factuur #, documentnummer,
    creditnota nummer, faktuurnummer, faktuurnr, uw factuurnummer, nummer factuur, fact nr, factuur n, fact no,
    declaratienummer, declaratienr, nota no, rekening nr`),
  receipt_number: phrases('bonnummer, bonnr, bon nr, kassabon nr'),
  invoice_date: phrases(`
    factuurdatum, datum factuur, datum van deze factuur, datum van uw factuur, datum van deze nota, notadatum, creditdatum, documentdatum, datum van factuur, datum creditnota,
    creditnotadatum, uitgiftedatum, factuur datum, faktuurdatum, dagtekening, declaratiedatum, opgemaakt op,
    opmaakdatum, datum uitgifte`),
  date: phrases('datum'),
  due_date: phrases(`
    vervalt op, vervalt, vervalt d d, wij incasseren op,
    vervaldatum, vervaldag, te betalen voor, te betalen uiterlijk, uiterste betaaldatum, betalen voor, betaal voor, betaaltermijn tot, uiterlijk te betalen, gelieve te betalen voor, te voldoen voor,
    te voldoen uiterlijk, uiterlijk, betaling voor, incassodatum, te betalen op, uiterste betaaldag, voor of op,
    te betalen tegen, betaal uiterlijk, uiterste betalingsdatum, betalen uiterlijk op, uiterlijk betalen op,
    te betalen voor of op, vervaldatum factuur, vervaldatum betaling, afschrijfdatum,
    datum afschrijving, incasso op, wordt geincasseerd op, wordt afgeschreven op, uiterlijke betaaldatum,
    uiterlijke betaaldag, te betalen op of voor, uiterste datum van betaling, betaal voor of op,
    graag betalen voor, betalen uiterlijk, datum incasso, afschrijving op`),
  payment_date: phrases('betaaldatum, datum betaling, betalingsdatum'),
  other_date: phrases(`
    afgedrukt, afgedrukt op,
    orderdatum, besteldatum, datum bestelling, verzenddatum, afdrukdatum, betaald op, offertedatum, begindatum,
    einddatum, geldig tot, datum order, meterstand op, datum meterstand, geboortedatum, aankomstdatum,
    vertrekdatum, ingangsdatum, volgende factuur, geprint op, afnamedatum,
    datum eerste toelating, eerste toelating, eerste registratie, apk vervaldatum, apk tot`),
  delivery_date: phrases(`
    leverdatum, leveringsdatum, datum levering, afleverdatum, datum van levering, geleverd op, prestatiedatum`),
  service_period: phrases(`
    periode, factuurperiode, leveringsperiode, facturatieperiode, verbruiksperiode, over de periode, dienstperiode`),
  total: phrases(`
    totaal, totaalbedrag, totaal incl btw, totaal inclusief btw, factuurbedrag, totaal bedrag, eindtotaal,
    eindbedrag, factuurtotaal, totaal eur, bedrag incl btw, totaal factuur, totaalbedrag incl btw,
    totaal factuurbedrag, bruto, totaalprijs, totaalbedrag inclusief btw, totaal te betalen incl btw,
    bedrag inclusief btw, totaal creditnota, totaal generaal, totaal incl, totaal inclusief, totaal met btw,
    totaal bedrag incl btw, totaal bedrag inclusief btw, factuurbedrag incl btw, totaal euro, totaal in eur,
    prijs incl btw, factuurbedrag inclusief btw, totale premie, jaarpremie, te betalen premie, totaal premie,
    totaal van deze factuur, totaal deze factuur, bedrag van deze factuur, bedrag deze factuur`),
  subtotal: phrases(`
    totaal verschotten, subtotaal, totaal excl btw, totaal exclusief btw, exclusief btw, excl btw, netto, nettobedrag,
    bedrag excl btw, netto bedrag, totaal netto, nettototaal, grondslag, maatstaf van heffing, subtotaal excl btw,
    totaalbedrag excl btw, bedrag exclusief btw, netto totaal, goederenbedrag, transport, totaal excl,
    totaal exclusief, totaal zonder btw, totaal ex btw, bedrag ex btw, factuurbedrag excl btw, totaal goederen,
    netto goederenbedrag, btw grondslag, belastbaar bedrag, totaal basis, totaal excl belasting,
    totaal exclusief belasting`),
  tax: phrases(`
    btw verlegd, verlegde btw, btw 0 verlegd,
    btw, btw bedrag, totaal btw, bedrag btw, btw totaal, omzetbelasting, belasting, waarvan btw, btw hoog,
    btw laag, totaal btw bedrag, inclusief btw, incl btw, totale btw, btw te betalen, totaal belasting,
    totaal belastingen, belastingen, totale belastingen, totale belasting, b t w,
    btw over, assurantiebelasting`),
  part_tax: phrases(
    'btw %, btw tarief, tarief, btw percentage, bronbelasting, ingehouden belasting, ingehouden belastingen',
  ),
  amount_due: phrases(`
    te betalen, openstaand bedrag, te betalen bedrag, nog te betalen, openstaand saldo, restant, te voldoen,
    totaal te betalen, te betalen totaal, saldo, nog te voldoen, openstaand, totaal te voldoen, resterend bedrag,
    door u te betalen, door u te voldoen, verschuldigd bedrag, totaal verschuldigd, nog verschuldigd,
    bedrag te betalen, te betalen eur, af te schrijven bedrag`),
  prepaid: phrases(`
    aanbetaling, reeds betaald, betaald, voorschot, vooruitbetaling, al betaald, vorig saldo, reeds voldaan,
    in mindering, betaald bedrag, ontvangen betaling, reeds ontvangen, betaald per, voorschotten, voldaan,
    aanbetaald, vorige factuur, betaalde voorschotten, ontvangen betalingen, ontvangen voorschot, ontvangen voorschotten, af voorschot, betaald voorschot`),
  discount: phrases(`
    korting, totaal korting, betalingskorting, kortingsbedrag, kredietbeperking, factuurkorting, korting %,
    kwantumkorting, totale korting, contantkorting`),
  charge: phrases(`
    verzendkosten, verzending, bezorgkosten, vracht, vrachtkosten, administratiekosten, afronding,
    transportkosten, toeslag, portokosten, emballage, behandelingskosten, orderkosten, voorrijkosten, reiskosten,
    kredietbeperkingstoeslag, milieutoeslag, brandstoftoeslag, statiegeld, recupel, bebat`),
  seller: phrases(`
    verkoper, leverancier, van, afzender, opgesteld door, opdrachtnemer, verkocht door, organisator, georganiseerd door, aanbieder,
    gefactureerd door, uitgevoerd door, factuur van, geleverd door, bedrijfsgegevens, uitgereikt door,
    afgegeven door, namens, uit naam van, facturant`),
  buyer: phrases(`
    betaaladres, betalingsadres, ontvangen van, opdrachtgever, huurder, verzekeringnemer, verzekerde,
    klant, factuur aan, factuuradres, koper, aan, debiteur, t a v, ter attentie van, opdrachtgever, afnemer,
    klantgegevens, uw gegevens, jouw gegevens, gefactureerd aan, factureren aan, verkocht aan, ontvanger, klantnaam, voor, factuur voor,
    facturatieadres, factuur adres, besteld door, aangeboden aan, bestemd voor, gericht aan, klant gegevens,
    patient, huurder, geadresseerd aan, verzekeringnemer, uitgereikt aan, verzekerde, factuurontvanger`),
  other_party: phrases(`
    afleveradres, verzendadres, bezorgadres, leveradres, contactpersoon, uw contactpersoon, verkoper contact,
    t n v, ten name van, tnv, bank, betreft, project, leveringsadres, omschrijving opdracht, contact, opmerkingen,
    accountmanager, behandeld door, begunstigde, rekeninghouder, afleveren aan, leveren aan, verzenden naar,
    verzonden aan, bezorgen bij, ophaaladres, vertegenwoordiger, uw adviseur, uw tussenpersoon, uw agent, uw kantoor, klantenservice, inlichtingen,
    plaats van levering, werkadres, werfadres`),
  name: phrases('naam, bedrijf, bedrijfsnaam, handelsnaam, statutaire naam'),
  customer_number: phrases(`
    klantnummer, klantnr, debiteurnummer, debiteurennummer, klant nr, klantcode, relatienummer, debiteur nr,
    debiteurnr, klant id, uw klantnummer`),
  purchase_order: phrases(`
    ordernummer, bestelnummer, inkooporder, inkoopordernummer, uw referentie, order nr, uw order, po nummer,
    uw ordernummer, bestelnr, ordernr, uw bestelling, opdrachtnummer, uw kenmerk, inkooporder nr, bestelling nr,
    extern documentnr, extern documentnummer`),
  other_number: phrases(`
    offertenummer, contractnummer, pakbon, pakbonnummer, telefoon, tel, fax, kvk, kvk nummer, kvk nr, pagina,
    artikelnummer, projectnummer, serienummer, betalingskenmerk, kamer van koophandel, handelsregister, mobiel,
    machtigingskenmerk, ons kenmerk, artikelcode, machtiging, incassant id, dossiernummer, ean,
    oorspronkelijke factuur, werkbon, rpr,
    type factuur, factuurtype, soort factuur, documenttype, documentsoort`),
  tax_id: phrases(`
    btw nummer, btw nr, btw id, btw identificatienummer, btwnr, btw nummer klant, ondernemingsnummer,
    uw btw nummer, btwnummer, btw no, uw btw nr, rsin, on nr`),
  bank: phrases('rekeningnummer, bankrekening, iban nummer, rekening, iban, bic'),
  terms: phrases(`
    betalingsvoorwaarden, betalingstermijn, betalingsconditie, betaaltermijn, betalingscondities,
    betaalvoorwaarden, betaalconditie, betalingsconditie s, betalings termijn, betalingsvoorwaarde,
    betaalafspraak, betalingsafspraken, betalingsregeling, bet cond, bet conditie, bet termijn, betalingsinformatie, leverings en betalingsvoorwaarden`),
  payment_method: phrases(`
    betaalwijze, betaalmethode, betalingswijze, betaling, betaald met, wijze van betaling, wijze van betalen,
    betalen met, betaalgegevens, betaalstatus, betaalinformatie`),
  reference: phrases('referentie, onze referentie, kenmerk, nummer, nr, ref'),
  title: phrases(`
    tevens factuur, geldt als factuur, dient als factuur,
    afrekening koper, kopersafrekening, kopernota, kopersnota, koopnota, veilingnota, veilingfactuur,
    factuur, nota, contributienota, contributiefactuur, abonnementsfactuur, lesgeldfactuur, honorariumfactuur,
    verkoopfactuur, proformafactuur, eindfactuur, jaarnota, voorschotnota, declaratie,
    handelsfactuur, termijnfactuur, deelfactuur, slotfactuur, verzamelfactuur, huurfactuur, maandfactuur,
    energienota, eindafrekening, jaarafrekening, ereloonnota, staat van kosten en ereloon, staat van kosten en erelonen, staat van ereloon en kosten,
    staat van ereloon, ereloonstaat, kostenstaat, honorariumnota, voorschotfactuur, pro forma factuur,
    premienota, eindnota, zorgnota, verzamelnota, declaratienota, kostennota, nota van afrekening, maandnota, huurnota, energiefactuur, waterfactuur, hotelrekening,
    telefoonrekening, energierekening, waterrekening,
    verkoop factuur`),
  credit_title: phrases('creditnota, creditfactuur, credit nota, kredietnota, correctiefactuur'),
  receipt_title: phrases(`
    kassabon, bon, ontvangstbewijs, kwitantie, kasticket, betaalbewijs, betalingsbewijs, aankoopbewijs`),
  currency: phrases('valuta, munteenheid, bedragen in'),
  table_head: phrases(`
    omschrijving, aantal, prijs, bedrag, stukprijs, artikel, eenheid, beschrijving, prijs per stuk, eenheidsprijs,
    tarief per uur, uren, dienst, stuksprijs`),
} satisfies Lexicon['labels'];
