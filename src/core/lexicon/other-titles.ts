import type { DocumentType } from '../entity.ts';

/** What a paper can call itself that asks for no payment by itself; "other" for all that is no part of a sale. */
export type OtherTitle = Exclude<DocumentType, 'invoice' | 'credit_note' | 'receipt'>;

/** Titles by kind, in the six languages and pt, pl, sv, da, no, cs, fi, hu, ro, tr; as parts of regular expressions. */
const WORDS: Readonly<Record<OtherTitle, readonly string[]>> = {
  quote: [
    'quot(?:e|ation)|(?:cost |sales |repair )?estimate|(?:business |commercial |sales )?proposal|price offer|offer|tender',
    '(?:dental |medical )?treatment plan|heil- und kostenplan|behandlungsplan|plan de (?:traitement|tratamiento|tratamento)|behandelplan|piano di (?:cura|trattamento)|(?:pre)?avviso di (?:parcella|fattura)|progetto di (?:notula|parcella)',
    'pro.?forma(?:[ -]?(?:invoice|rechnung|factuur))?|proformarechnung|fact(?:ure|ura) pro.?forma|fattura pro.?forma|faktura pro.?forma',
    '\\p{L}*angebot|offerte|kostenvoranschlag|kostenschätzung|devis|proposition (?:commerciale|de prix)|offre(?: de prix| commerciale)?|soumission',
    'prijsopgave|prijsofferte|presupuesto|cotizaci[oó]n|oferta(?: económica)?|preventivo|offerta(?: economica)?|or[cç]amento|proposta(?: comercial)?|cota[cç][aã]o',
    'oferta(?: handlowa)?|wycena|offert|tilbud|(?:cenov[áa] )?nab[ií]dka|tarjous|(?:ár)?ajánlat|díjbekérő|ofert[ăa](?: de preț)?|factur[ăa] proform[ăa]|(?:fiyat )?teklifi?|proforma fatura',
  ],
  order: [
    '(?:purchase |sales |work |service |change |blanket |customer |web |online )?order(?: confirmation| acknowledge?ment| form| summary| details)?|confirmation of (?:your )?order|booking (?:confirmation|form)|reservation confirmation',
    '(?:\\p{L}*bestellung|bestellschein|bestellformular|bestellbestätigung|auftrag|\\p{L}*auftrag|auftragsbest[aä]tigung|auftragserteilung|buchungsbestätigung|reservierungsbestätigung)',
    'bon de commande|commande|confirmation de (?:votre |la )?(?:commande|réservation)|accus[ée] de r[ée]ception de commande|ordre de (?:service|travail)',
    'bestelling|bestelbon|(?:reparatie|werk|service)opdracht|(?:inkoop|verkoop)order|orderbevestiging|opdrachtbevestiging|bestelformulier|boekingsbevestiging',
    'pedido(?: de compra| a proveedor(?:es)?)?|orden de (?:compra|trabajo|pedido)|confirmaci[oó]n (?:de|del) (?:su )?(?:pedido|reserva)|hoja de pedido',
    'ordine(?: d.acquisto| di acquisto| cliente| a fornitore)?|conferma (?:d.|di |dell.)?(?:ordine|prenotazione)|buono d.ordine|encomenda|nota de encomenda|zam[oó]wienie|potwierdzenie zam[oó]wienia',
    'thank you for your (?:order|booking|purchase)|(?:vielen )?dank für ihre (?:bestellung|buchung)|merci (?:pour|de) votre commande|bedankt voor (?:uw|je) bestelling|gracias por (?:su|tu) (?:pedido|compra)|grazie per (?:il (?:suo|tuo) ordine|(?:il suo|il tuo) acquisto)',
    '(?:inköps)?beställning|orderbekräftelse|ordererkännande|ordrebekr[æe]ftelse|ordrebekreftelse|indkøbsordre|objednávka|potvrzení objednávky|tilaus(?:vahvistus)?|ostotilaus|megrendelés|rendelés ?visszaigazolás|comand[ăa]|confirmare(?:a)? comen(?:zii|dă)|sipariş (?:formu|onayı|fişi)',
  ],
  delivery_note: [
    '(?:delivery|dispatch|despatch|shipping|goods received|goods return|goods) (?:note|slip|docket|list|receipt|confirmation|advice)|packing (?:slip|list)|bill of lading|(?:air ?)?waybill|consignment note|proof of delivery',
    '\\p{L}*lieferschein|packliste|packzettel|warenbegleitschein|frachtbrief|ladeliste|wareneingangsschein|versandbest[aä]tigung|lieferavis',
    'bon de livraison|bordereau de livraison|bon d.exp[ée]dition|avis d.exp[ée]dition|liste de colisage|lettre de voiture|bon de r[ée]ception',
    'pakbon|leverbon|leveringsbon|aflever(?:ings)?bon|afgiftebon|laadbon|paklijst|vrachtbrief|verzendbevestiging|ontvangstbon',
    'albar[aá]n(?: de (?:entrega|venta))?|nota de entrega|remito|lista de (?:empaque|embalaje)|carta de porte|gu[ií]a de (?:remisi[oó]n|remessa|transporte)',
    'documento di trasporto|d\\.?d\\.?t\\.?|bolla(?: di (?:consegna|accompagnamento))?|nota di consegna|lista di imballaggio|lettera di vettura',
    'dow[oó]d dostawy|list przewozowy|f[öo]ljesedel|packsedel|f[øo]lgeseddel|pakke?seddel|dodac[ií] list|l[äa]hete|l[äa]hetysluettelo|rahtikirja|szállítólevél|aviz de (?:însoțire|expediție)|(?:e-)?(?:sevk )?irsaliye(?:si)?',
  ],
  statement: [
    '(?:bank |account |annual |yearly |quarterly |pension |monthly |customer |credit card |brokerage |supplier |current account |savings )*(?:account )?statement(?: of (?:account|accounts|transactions|open (?:items|invoices)|activity))?|account (?:summary|activity|overview)|remittance(?: advice| slip)|payment advice|aged (?:debtors|receivables|payables)|open (?:items|invoices)(?: list)?|transaction history',
    '\\p{L}*kontoauszug|saldenbestätigung|saldenliste|(?:liste )?offene[rn]?[- ]posten(?:[- ]?liste)?|(?:liste )?offene rechnungen|zahlungsavis|avis(?! d.(?:imp|[ée]ch|ass|taxe))|umsatz(?:übersicht|anzeige)|kontoübersicht|(?:rechnungs|konto|quartals|depot)abschluss|saldenmitteilung|finanzstatus|depotauszug|rechnungsübersicht|kreditkartenabrechnung',
    'relev[ée](?! d.identit)(?: de compte| bancaire| d.op[ée]rations| (?:de|des) factures)?|avis de (?:virement|d[ée]bit|cr[ée]dit)|[ée]tat de compte|situation de compte|extrait de compte|balance [âa]g[ée]e',
    '(?:rekening|bank)?afschrift|rekeningafschrift|rekeningoverzicht|betaaladvies|betaalspecificatie|betalingss?pecificatie|openstaande posten|saldo-?overzicht',
    'extracto(?: bancario| de cuenta| de movimientos)?|estado de cuenta|aviso de (?:pago|transferencia)|relaci[oó]n de facturas|movimientos de cuenta|remesa',
    'estratto conto(?: (?:cliente|fornitore|clienti|fornitori))?|lista movimenti|situazione contabile|partite aperte|scheda cliente|extrato(?: banc[aá]rio| de conta)?|wyci[aą]g(?: bankowy| z konta)?|kontoutdrag|kontoudtog|kontoudskrift|kontoutskrift|v[ýy]pis z (?:[úu][čc]tu)|tiliote|(?:bank)?számlakivonat|extras de cont|(?:cari |hesap )ekstre(?:si)?|hesap özeti',
  ],
  reminder: [
    '(?:(?:payment|final|first|second|third|friendly|gentle|overdue|invoice) )*(?:reminder|demand(?: for payment)?)|(?:past due|overdue|arrears) (?:notice|account)|(?:second|third|final) notice(?: before (?:\\p{L}+ )?(?:action|proceedings))?|dunning (?:letter|notice)|notice of (?:arrears|overdue payment)|letter before action|overdue invoices?',
    '(?:(?:letzte|erste|zweite|dritte|und) ){0,3}\\p{L}*mahnung|letzt(?:e|malige) (?:zahlungs)?aufforderung|(?:freundliche )?(?:zahlungs)?erinnerung|mahnbescheid|mahnschreiben',
    '(?:lettre de |premi[èe]re |deuxi[èe]me |derni[èe]re )?relance(?: de paiement| amiable| client)?|(?:lettre de )?rappel(?: de (?:paiement|facture))?|mise en demeure(?: de payer)?|sommation de payer|avis d.impay[ée]|dernier avis(?: avant \\p{L}+)?',
    '(?:(?:eerste|tweede|derde|laatste|en) ){0,3}(?:(?:betalings|betaal)?herinnering|aanmaning)|ingebrekestelling|sommatie',
    '(?:[uú]ltimo )?recordatorio(?: de pago)?|(?:primer|segundo|tercer|[uú]ltimo) aviso|reclamaci[oó]n de (?:pago|deuda)|requerimiento de pago|aviso de (?:impago|vencimiento)',
    'sollecito(?: di pagamento)?|secondo sollecito|ultimo sollecito|messa in mora|diffida(?: ad adempiere)?|lembrete(?: de pagamento)?|aviso de cobran[cç]a',
    '(?:ostateczne |przeds[ąa]dowe ){0,2}wezwanie do zap[łl]aty|przypomnienie(?: o p[łl]atno[śs]ci)?|upomnienie|(?:betalnings)?p[åa]minnelse|(?:betalings)?p[åa]mindelse|rykker\\p{L}*|purring|inkassov\\p{L}*|upom[ií]nka|maksu(?:muistutus|huomautus|kehotus)|fizetési (?:felszólítás|emlékeztető)|soma[țt]ie(?: de plat[ăa])?|ihtar(?:name)?|ödeme hatırlatması',
  ],
  other: [
    '(?:\\p{L}+ ){0,3}(?:agreement|contract|lease|minutes|report|study|survey|review|abstract|decision|notice of (?:assessment|decision)|assessment|declaration|certificate|certification|application|questionnaire|policy|manual|guide|instructions|handbook|data ?sheet|specifications?|price ?list|tariff|catalogue|catalog|budget|forecast|pay ?slip|pay ?stub|payroll|time ?sheet|work record|log ?book|journal|ledger|trial balance|balance sheet|income statement|expenses? (?:report|claim)|curriculum vitae|resume|invitation|newsletter|press release|recipe|menu|time ?table|checklist|inventory|agenda|summons|(?:insurance|policy) schedule|warranty|prescription|syllabus|privacy (?:notice|policy)|tax return|registration form|claim form)(?= |$|[:,])',
    '(?:general )?(?:terms(?: and conditions)?|conditions)(?: of (?:sale|use|business|service|purchase|carriage))?|minutes of|how to read|(?:explanation|understanding) of|understanding your|notes on|about this|frequently asked|certificate of|report on|confirmation of (?:payment|receipt|attendance|employment)|record of|declaration of|application for|letter of|notice of|meter reading|salary statement',
    '\\p{L}*(?:vertrag|vereinbarung|bericht|protokoll|bescheid|bescheinigung|bestätigung|erklärung|antrag|formular|fragebogen|bedingungen|ordnung|richtlinien?|satzung|anleitung|handbuch|datenblatt|preisliste|stundennachweis|stundenzettel|nachweis|zeugnis|lebenslauf|einladung|rundschreiben|rezept|speisekarte|checkliste|inventar|police|versicherungsschein|buchungsjournal|journal|summen- und saldenliste|bilanz|gewinn- und verlustrechnung|haushaltsplan|budget|tagesordnung|gutachten|spesenabrechnung|reisekostenabrechnung|(?:lohn|gehalts|entgelt|verdienst|bezüge|(?:betriebs|neben|heiz)kosten)abrechnung|merkblatt|hinweise|mitteilung|aushang)|agb|abrechnung der brutto.{1,4}netto.?bezüge|brutto.{1,4}netto.?abrechnung|so lesen sie|erläuterungen?|zur berechnung|allgemeine geschäftsbedingungen|stammdaten(?:blatt)?|katalog',
    '(?:contrat|convention|bail|procès.verbal|compte.rendu|rapport|attestation|certificat|d[ée]claration|demande|formulaire|questionnaire|conditions g[ée]n[ée]rales|notice|mode d.emploi|manuel|guide|fiche technique|fiche de paie|bulletin de (?:paie|salaire)|liste de prix|tarifs?|catalogue|budget|feuille (?:d.heures|de temps)|note de frais|avis d.imp(?:osition|[ôo]t)|avis d.[ée]ch[ée]ance|police d.assurance|curriculum vitae|invitation|communiqu[ée]|recette|ordre du jour|comment lire|r[èe]glement (?:int[ée]rieur|de)|d[ée]compte (?:individuel )?de charges|r[ée]gularisation (?:annuelle )?des charges|bilan|journal|inventaire|programme|d[ée]cision)',
    '(?:\\p{L}*overeenkomst|contract|notulen|verslag|rapport|verklaring|aanvraag|formulier|vragenlijst|(?:algemene |leverings)?voorwaarden|handleiding|gebruiksaanwijzing|gegevensblad|prijslijst|tarieven|catalogus|begroting|urenstaat|urenregistratie|werkbon|loonstrook|loonspecificatie|salarisstrook|loonbrief|salarisspecificatie|onkostendeclaratie|declaratieformulier|aanslag(?:biljet)?|servicekostenafrekening|beschikking|polis(?:blad)?|uitnodiging|nieuwsbrief|recept|agenda|toelichting|zo leest u|uitleg)',
    '(?:recibo (?:individual )?(?:de|del) (?:salarios?|n[oó]minas?)|contrato|acuerdo|convenio|acta|informe|certificado|declaraci[oó]n|solicitud|formulario|cuestionario|condiciones (?:generales|particulares|de)|manual|gu[ií]a|instrucciones|ficha t[ée]cnica|lista de precios|tarifas?|cat[aá]logo|n[oó]mina|hoja de (?:horas|gastos)|parte de (?:horas|trabajo)|nota de gastos|p[oó]liza|curr[ií]culum|invitaci[oó]n|receta|orden del d[ií]a|c[oó]mo leer|bolet[ií]n|resoluci[oó]n|liquidaci[oó]n de gastos|justificante de empadronamiento)',
    '(?:contratto|accordo|verbale|relazione|rapporto|certificato|dichiarazione|domanda|richiesta|modulo|questionario|condizioni (?:generali|di)|manuale|guida|istruzioni|scheda tecnica|listino(?: prezzi)?|tariffario|catalogo|busta paga|cedolino(?: paga)?|prospetto paga|foglio ore|rapportino|nota spese|polizza|curriculum|invito|comunicato|ricetta|ordine del giorno|come leggere|bilancio|delibera|attestato|informativa|regolamento)',
    '(?:contrato|relat[oó]rio|ata|certid[aã]o|declara[cç][aã]o|umowa|raport|protok[oó][łl]|za[śs]wiadczenie|o[śs]wiadczenie|wniosek|regulamin|cennik|avtal|rapport|protokoll|intyg|prislista|l[öo]nespecifikation|aftale|referat|prisliste|l[øo]nseddel|l[øo]nnsslipp|afg[øo]relse|beslut|vedtak|decyzja|decis[aã]o|smlouva|zpr[áa]va|z[áa]pis|potvrzen[ií]|ž[áa]dost|cen[ií]k|sopimus|raportti|todistus|hinnasto|palkkalaskelma|szerződés|jelentés|igazolás|árlista|adeverin[țt][ăa]|sözleşme(?:si)?|rapor|tutanak|maaş bordrosu|fiyat listesi)',
  ],
};

/** The matcher of each kind: a title at the start of a line, perhaps with the count of a reminder before it. */
export const OTHER_TITLES: readonly (readonly [OtherTitle, RegExp])[] = (Object.keys(WORDS) as OtherTitle[]).map(
  (type) => [
    type,
    new RegExp(`^(?:\\d{1,2}(?:\\.|st|nd|rd|th|e|a|ª|º)?\\s)?(?:${WORDS[type].join('|')})(?!\\p{L})`, 'iu'),
  ],
);
