import { type Lexicon, phrases, type Writing } from './lexicon.ts';

/** How French is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'fr',
  common:
    'le la les des et est pour dans sur avec votre nous vous facture du montant date echeance quantite prix tva paiement designation reglement client au par une',
  months: [
    'janvier janv jan',
    'fevrier fevr fev',
    'mars',
    'avril avr',
    'mai',
    'juin',
    'juillet juil',
    'aout aou',
    'septembre sept sep',
    'octobre oct',
    'novembre nov',
    'decembre dec',
  ],
  weekdays: 'lundi lun mardi mar mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim',
  periods: {
    count:
      'sept|huit|dix|quatorze|quinze|vingt(?:[ -]et[ -]un)?|trente|quarante[ -]cinq|soixante|quatre[ -]vingt[ -]dix',
    day: 'jours?|jrs?|j',
    week: 'semaines?',
    month: 'mois',
  },
  owed: 'échéance|echeance|payer|règlement',
} satisfies Writing;

/** The words of invoices in French. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      numero de facture, no de facture, n de facture, no facture, facture no, facture n, facture numero,
      numero facture, ref facture, reference facture, facture ref, no d avoir, avoir no, numero d avoir,
      numero de l avoir, avoir n, no de piece, numero de document, facture #, votre facture n, votre facture no,
      n de la facture, no de la facture, numero de la facture, facture d acompte no, facture d acompte n, n piece,
      no piece, numero de piece, numero du document, document no, note d honoraires no, note d honoraires n,
      n d avoir, ref de la facture, identifiant facture, fact no, no recu, numero de recu, recu no`),
    receipt_number: phrases('numero de recu, recu no, no de recu, ticket no'),
    invoice_date: phrases(`
      date de facture, date de facturation, date facture, date d emission, date de la facture, emise le, emis le,
      facture du, date de l avoir, etablie le, date d avoir, date du document, date d etablissement, facturee le,
      date emission, date de la piece, date piece, date document, editee le, edite le, date de votre facture`),
    date: phrases('date, le, du'),
    due_date: phrases(`
      prelevement le, date de prelevement, date limite de reglement, a regler avant le, sera preleve le,
      date d echeance, echeance, echeance le, date echeance, date limite de paiement, a payer avant le,
      a regler avant le, payable avant le, a regler avant, a payer avant, payable le, paiement avant le,
      a payer pour le, a regler le, date limite de reglement, paiement du le, payable au,
      prelevement le, a regler au plus tard le, a payer au plus tard le, reglement avant le,
      paiement du, date d exigibilite, echeance au, date de prelevement, echeance de paiement,
      date d echeance de paiement, paiement avant, paiement au plus tard le, payable jusqu au, a regler pour le,
      date limite, preleve le, sera preleve le, prelevement automatique le, sera debite le, exigible le,
      au plus tard le, paiement exigible le, reglement pour le, reglement le, limite de paiement`),
    payment_date: phrases('date de paiement, date du paiement, date de reglement'),
    other_date: phrases(`
      a ete preleve le, a ete debite le, ont ete preleves le, a ete regle le, a ete paye le,
      imprime le,
      date de commande, commande du, date commande, date d expedition, date d impression, imprime le, paye le,
      date du devis, devis du, date de debut, date de fin, valable jusqu au, regle le, date d arrivee,
      date de depart, acquittee le, bon de livraison du, date de releve, prochain releve, date de naissance,
      date du contrat, prochaine facture, date de mise en service, prochaine facture vers le, date du sejour,
      date d effet, renouvellement, date du releve`),
    delivery_date: phrases(`
      date de livraison, livre le, date de prestation, date d execution, date de la prestation, livraison le,
      date livraison, date de la livraison`),
    service_period: phrases(`
      periode, periode de facturation, periode de prestation, periode facturee, periode de consommation,
      pour la periode, periode du`),
    total: phrases(`
      total ttc, montant ttc, montant total ttc, total facture, total general, total toutes taxes comprises,
      montant total, total, total eur ttc, montant eur ttc, total de la facture, montant de la facture,
      total ttc eur, montant facture, ttc, prix total ttc, total chf, total avoir, montant total de la facture,
      somme totale, total a payer ttc, total tvac, montant tvac, total tva comprise, total facture ttc, total t t c,
      montant t t c, total ttc a payer, total tva incluse, prix ttc, montant facture ttc, total commande,
      total incl tva, total facture eur, total ttc en euros, prime totale, cotisation totale, cotisation annuelle,
      prime ttc, cotisation ttc, total prime,
      montant de la presente facture, total de la presente facture, montant de la presente note, total de la presente note,
      montant de la presente note d honoraires, total de cette facture, montant de cette facture`),
    subtotal: phrases(`
      total ht, montant ht, sous total, total hors taxes, total hors taxe, montant hors taxes, base ht, net ht,
      total ht eur, total net ht, montant eur ht, montant total ht, total htva, base, base imposable, prix ht,
      sous total ht, net commercial, montant htva, total hors tva, hors taxes, a reporter, report, montant net ht,
      total h t, montant h t, montant hors taxe, total brut ht, total net hors taxes, s total, total prestations,
      total ht net, montant brut ht, montant hors tva,
      prime ht, prime hors taxes, cotisation ht, base tva, base h t, sous total hors taxes, total articles`),
    tax: phrases(`
      tva, total tva, montant tva, montant de la tva, total taxes, total taxe, dont tva, taxe, taxes, total de la tva,
      montant total tva, tva totale, montant taxe, montant tva eur, total des taxes, total tva eur, tps, tvq,
      tps tvh, mt tva, montant des taxes, t v a, montant t v a, total t v a, tva a payer, total de tva,
      montant taxes, taxe sur les conventions d assurance`),
    part_tax: phrases('taux, taux tva, taux de tva, % tva'),
    amount_due: phrases(`
      net a payer, a payer, solde a payer, reste a payer, montant a payer, somme a payer, solde du, montant du,
      total a payer, solde, reste du, net a payer ttc, net a regler, net a payer eur, total du, montant net a payer,
      montant restant du, montant restant a payer, somme due, somme a regler, total du ttc, solde restant du,
      restant du, reste a regler, montant a regler, montant a prelever, montant preleve, total restant du,
      total a regler`),
    prepaid: phrases(`
      acompte, acompte verse, deja paye, deja regle, montant regle, acomptes, regle, avance, solde anterieur,
      moins acompte, acompte deja verse, acompte recu, rendu, paiements recus, solde precedent, arrhes, deja verse,
      total paye, montant paye, paiement recu, avances, acompte paye, acomptes verses, acompte sur commande,
      deja facture, situations precedentes`),
    discount: phrases(`
      remise, rabais, ristourne, escompte, total remise, remise globale, remises, rem, remise commerciale,
      remise exceptionnelle, remise client, total des remises, reduction, reductions, code promo`),
    charge: phrases(`
      frais de port, port, livraison, frais de livraison, transport, frais, eco participation, arrondi,
      frais d envoi, capital, capital de, capital social, indemnite forfaitaire, frais de dossier,
      frais de transport, frais de gestion, frais d expedition, frais annexes, debours, frais de deplacement,
      port et emballage, emballage, contribution environnementale, eco contribution, timbre fiscal`),
    seller: phrases(`
      vendeur, emetteur, fournisseur, de, prestataire, vendu par, facture par, expediteur, emise par, emis par,
      emetteur de la facture, compte payable a, etablie par, etabli par, facture emise par,
      au nom et pour le compte de, pour le compte de`),
    buyer: phrases(`
      recu de, maitre d ouvrage, donneur d ordre, assure, souscripteur, recu de la part de,
      client, facture a, facturer a, acheteur, destinataire, adresse de facturation, adresse facturation,
      a l attention de, nom du client, facturee a, nom de l abonne, titulaire du contrat, coordonnees client,
      vendu a, titulaire, factures a, abonne, a, nom de client, pour, adresse du client, votre client, locataire,
      patient, infos client, facturation, doit, facture pour, client facture, adresse client, payable par,
      facture au nom de, destinataire de la facture, a l intention de, debiteur, donneur d ordre, maitre d ouvrage,
      assure, preneur, adressee a, adresse a, etablie pour, etabli pour, emise a, souscripteur, adressee au,
      facture adressee a, sociétaire`),
    other_party: phrases(`
      adresse de livraison, livre a, livrer a, contact commercial, votre contact, contact, interlocuteur,
      siege social, adresse de l installation, gerant, domiciliation, banque, nom de la banque, titulaire du compte,
      service clients, commercial, objet, lieu de livraison, adresse livraison, projet, suivi par, chantier,
      point de livraison, notes, beneficiaire, adresse d intervention, adresse du chantier, expedie a,
      adresse d expedition, representant, votre conseiller, votre interlocuteur, service facturation,
      maitre d oeuvre, transporteur, lieu d intervention, service clientele`),
    name: phrases('nom, societe, raison sociale, entreprise'),
    customer_number: phrases(`
      numero client, no client, code client, n client, id client, reference client, numero de client, ref client,
      compte client, identifiant client, no de client, numero de compte client`),
    purchase_order: phrases(`
      bon de commande, numero de commande, no commande, n commande, commande no, votre commande, votre reference,
      commande n, ref commande, no de commande, reference commande, vos references, vos ref, v ref,
      bon de commande no, n de commande, votre ref, numero commande`),
    other_number: phrases(`
      devis, devis no, bon de livraison, bl no, contrat, numero de contrat, telephone, tel, fax, rcs, siret, siren,
      ape, naf, page, code article, numero de ligne, dossier, mandat, rum, ics, ref marche, facture liee,
      facture d origine, sur facture, no de contrat, portable, code ape, numero de dossier, rcs paris,
      reference de paiement, code banque, code guichet, cle rib, compteur, no de serie, pdl, pce, numero de lot,
      bon de livraison no, reference paiement`),
    tax_id: phrases(`
      no tva, numero de tva, tva intracommunautaire, n tva, no de tva, tva intra, numero tva, no tva client,
      tva intracom, no tva intracommunautaire, identifiant tva, numero de tva intracommunautaire,
      no de tva intra communautaire, n de tva, id tva, n tva intracommunautaire, tva no, n tva client,
      numero tva intracommunautaire, n de tva intracommunautaire, no de tva intracommunautaire, ide, numero ide`),
    bank: phrases('rib, coordonnees bancaires, code bic, iban, bic, swift'),
    terms: phrases(`
      conditions de paiement, conditions de reglement, modalites de paiement, condition de paiement,
      modalites de reglement, delai de paiement, termes de paiement, conditions, condition de reglement,
      delai de reglement, conditions generales de paiement, modalites et conditions de paiement,
      conditions de paiements, delais de paiement, modalite de reglement, modalite de paiement,
      conditions et modalites de paiement`),
    payment_method: phrases(`
      mode de paiement, moyen de paiement, mode de reglement, reglement, type de paiement, paiement,
      moyen de reglement, regle par, paye par, payee par, moyens de paiement, paiement par, methode de paiement,
      reglement par, statut`),
    reference: phrases('reference, ref, nos references, numero, no, n, nos ref, notre reference, n ref'),
    title: phrases(`
      facture, facture d acompte, facture proforma, votre facture, facture de vente, note d honoraires,
      facture definitive, facture de solde, facture de situation, facture intermediaire, facture recapitulative,
      note de debit, memoire d honoraires, facture electronique, facture commerciale, facture originale,
      facture client, facture finale, appel de prime, appel de cotisation, appel de cotisations, appel de loyer,
      etat de frais, note de frais et honoraires, facture d eau, facture d electricite, facture de gaz,
      votre facture d electricite, votre facture de gaz, votre facture d eau, facture de regularisation`),
    credit_title: phrases('avoir, facture d avoir, note de credit, facture avoir'),
    receipt_title: phrases(`
      recu, ticket de caisse, ticket, recu de paiement, justificatif de paiement, quittance, quittance de loyer,
      facturette`),
    currency: phrases('devise, monnaie, montants en, montants exprimes en'),
    table_head: phrases(`
      designation, quantite, prix unitaire, qte, pu ht, prix unitaire ht, p u, montant, unite, libelle, produit,
      article, prestation, qte unite, pu, prix`),
  },
  columns: {
    position: phrases('ligne, n, no ligne, rang'),
    article: phrases('ref article, code article, code produit, n article'),
    description: phrases(`
      designation, libelle, produit, produits, article designation, prestation, prestations, nature,
      nature de la prestation, description des prestations, intitule, detail des prestations, objet, articles, mission,
      missions, phase, element de mission, nature des charges, nature de la charge, poste de charges`),
    date: phrases('date de livraison, periode, jour'),
    quantity: phrases('quantite, quantites, qte, qt, nb, nbre, nombre, nb heures, heures, nb jours, jours'),
    unit: phrases('unite, u, un, unites, unite de mesure'),
    unitPrice: phrases(`
      prix unitaire, prix unit, pu ht, p u ht, prix u, prix unite, prix par unite, prix unitaire mois, tarif,
      tarif unitaire, taux horaire, montant unitaire, cout unitaire, px unitaire, px unit`),
    price: phrases('prix, cout'),
    discount: phrases('remise, rem, rabais, reduc'),
    tax: phrases('tva, tps, tvq, taxe, imp'),
    taxRate: phrases('taux, taux tva, taux de tva, code tva'),
    taxAmount: phrases('montant tva, montant de la tva'),
    total: phrases(`
      montant, montants, totaux, montant total, mt, total ligne, prix total, valeur, somme, total prix, honoraires dus,
      situation du mois, cette situation, cette facture, a facturer, presente situation, votre quote part, votre part,
      quote part locataire, part locataire`),
    other: phrases(`
      poids, taille, couleur, projet, remarque, avancement, cumul, cumul anterieur, deja facture, montant marche,
      montant du marche, montant contrat, montant du contrat, honoraires contrat, situation precedente,
      situations precedentes, precedent, total immeuble, charges immeuble, tantiemes, vos tantiemes, milliemes, cle de repartition`),
    settlement: phrases('echeance, paiement, reglement, mode de paiement'),
  },
  columnMarks: {
    net: phrases('ht, hors taxe, hors taxes, hors tva, h t, htva'),
    gross: phrases('ttc, t t c, toutes taxes comprises, tvac, tva comprise'),
    alone: phrases(String.raw`h\.?t\.?, t\.?t\.?c\.?`),
  },
  columnFillers: phrases('de, des, du, la, le, les, et'),
  sums: {
    carried: phrases(`
      report, a reporter, total a reporter, montant a reporter, report page, report de la page,
      sous total a reporter`),
    subtotal: phrases(`
      sous total, total ht, total hors taxe, total hors taxes, montant ht, total h t, total net ht,
      montant total ht, net ht, montant net, base ht, total brut ht, montant hors tva, montant hors taxe,
      montant hors taxes, prime ht, prime hors taxes, cotisation ht`),
    total: phrases(`
      total ttc, net a payer, montant ttc, total a payer, montant total, montant a payer, montant du, total general,
      total facture, somme a payer, reste a payer, total t t c, montant total ttc, total tvac, solde, solde du,
      prime ttc, facture ttc, cotisation ttc`),
    tax: phrases(`
      tva, total tva, montant tva, dont tva, total taxes, total taxe, taxe, taxes, tps, tvq, eco participation totale, tva payee`),
    discount: phrases('remise, remises, total remise, rabais, escompte, reduction, remise globale'),
    charge: phrases(`
      taxe de sejour, frais de dossier, frais de gestion,
      frais de port, port, frais de livraison, livraison, frais d expedition, transport ht, port et emballage,
      arrondi, eco participation`),
    settlement: phrases(`
      acompte, acomptes, acompte verse, deja regle, regle, verse, deja paye, arrhes, avance, paye, solde anterieur,
      solde precedent, reglement recu, reglements recus, votre reglement, paiement recu, votre paiement, arriere,
      arrieres, ancien solde`),
  },
  sumFillers: 'sur de du des en le la les hors ttc ht tva taux',
  ordinarySums: 'base net report verse',
  adjustments: {
    deduction: phrases('remise, rabais, réduction, avoir'),
    charge: phrases(`
      solde (?:antérieur|précédent), arrondi, acompte, livraison, déplacement, port, transport, frais,
      débours`),
    tax: phrases(String.raw`t\.?v\.?a`),
  },
  payment: {
    done: ['pay[ée]e?', 'r[ée]gl[ée]e?'],
    by: ['par'],
    means: [String.raw`carte(?:\s+(?:bancaire|bleue))?`, 'cb', 'esp[èe]ces'],
    beside: phrases('cb, carte, especes, sans contact'),
  },
  nouns: {
    inPart: ['acompte', 'arrhes', 'avance', 'provision'],
    amount: ['montant'],
    branches: [
      'imprimerie|boulangerie|p[âa]tisserie|boucherie|charcuterie|menuiserie|plomberie|serrurerie|ma[çc]onnerie|peinture|maison',
      '[ée]tablissements|ets|soci[ée]t[ée]|entreprise|ateliers?|garages?|h[ôo]tel|restaurant|brasserie|auberge|cabinet|[ée]ditions',
      'librairie|papeterie|domaine|ch[âa]teau|fournitures|transports|constructions?|b[âa]timent|mat[ée]riaux|carrosserie|pharmacie',
      'pressing|fleuriste|traiteur|caves?|vins|[ée]lectricit[ée]|chauffage|couverture|charpente|nettoyage|location|distribution',
    ],
    particulars: [
      'coordonnées',
      'identité',
      'identification(?: l[ée]gale)?',
      "informations? (?:de contact|l[ée]gales?|de l[’']entreprise)",
      'adresse(?: postale)?',
    ],
    statuses: [
      "[ée]tablissement public(?: (?:local|territorial|administratif|national|de l[’'][ée]tat|de coop[ée]ration intercommunale|[àa] caract[èe]re (?:administratif|industriel et commercial)))?",
      'collectivit[ée] territoriale',
      'personne morale de droit public',
      "association (?:loi (?:de )?1901|reconnue d[’']utilit[ée] publique|sans but lucratif)",
    ],
    trades: [
      'Menuiserie',
      'Boulangerie',
      'Plomberie',
      '[ÉE]lectricit[ée]',
      'Peinture',
      'Ma[çc]onnerie',
      'Serrurerie',
      'Couverture',
    ],
    measures: ['poids(?: brut| net)?'],
    net: ['sous-total', 'ht'],
    taxes: ['tva', 'taxes'],
    duties: ['redevances', 'contributions'],
    settled: ['[ée]ch[ée]ance', 'solde', 'acompte', 'facture', 'part (?:de|du|locataire|client)'],
    readers: ['votre', 'vos', 'ton'],
    bought: ['commande', 'r[ée]servation', 's[ée]jour', 'achat', 'abonnement', 'voyage', 'contrat'],
    arrival: ['arrivee'],
    departure: ['depart'],
  },
  persons: { yours: 'votre|vos', ours: 'notre|nos' },
  parties: {
    courtesies: ['m|mme|monsieur|madame'],
    courtesiesBefore: ['mm|mlle'],
    courtesiesAlone: ['dr|famille'],
    courtesiesSecond: ['mme|madame'],
    secondAlone: ['monsieur'],
    and: ['et|ou'],
    numbered: ['client'],
    houses: ['filiale|succursale'],
    ownPlaces: [String.raw`si[èe]ge|agence|atelier\s:`],
    others: [
      String.raw`banque|compte|bailleur|contact|site|location|lieu|adresse|projet|chantier|livraison|de|objet|si[èe]ge|patient\p{L}*|enfant|animal`,
    ],
    placeFields: [String.raw`province|pays|ville|chantier|lieu(?:\sd\p{L}+(?:\s\p{L}+)?)?`],
    professions: [
      String.raw`cabinet\s(?:d['’]avocats?|dentaire|m[ée]dical|comptable|d['’]expertise\scomptable|v[ée]t[ée]rinaire)|[ée]tude\s(?:notariale|d['’]avocats)`,
      String.raw`office\snotarial|avocate?s?\s(?:[àa]\sla\scour|au\sbarreau\sde\s\p{L}+)|expert[- ]comptable(?:\sdipl[ôo]m[ée])?`,
      String.raw`m[ée]decin\s(?:g[ée]n[ée]raliste|sp[ée]cialiste\s.+)`,
    ],
    officeAt: [String.raw`notaires?(?:\sassoci[ée]e?s?)?\s[àa]|avocate?s?\sau\sbarreau\s(?:de|d['’]|du|des)`],
    closings: [String.raw`cordialement|salutations|merci|remerci\p{L}*`],
  },
  terms: {
    counted: {
      firm: ['strictement(?: [àa])?'],
      by: [
        String.raw`l\.?c\.?r\.?(?: (?:directe|magn[ée]tique|accept[ée]e|non accept[ée]e|[àa] l.acceptation))?`,
        'traite(?: directe| accept[ée]e)?',
        'billet [àa] ordre',
        'effet',
        'virement(?: bancaire)?',
        'ch[èe]que',
        'pr[ée]l[èe]vement(?: sepa| automatique| bancaire)?',
      ],
      from: [
        '(?:[àa] (?:compter|partir) de )?(?:la )?date (?:de |d.)?(?:la )?(?:facture|facturation|[ée]mission)',
        String.raw`fin de mois|f\.?d\.?m|nets?`,
      ],
    },
    noDiscount: {
      no: 'pas|aucun|sans',
      off: 'escompte',
      none: 'n[ée]ant|aucun',
      forWhat: "n['’]est|est|pour|en cas|sur",
    },
    debit: {
      means: ['pr[ée]l[èe]vement(?: automatique)?', 'mensualisation'],
      choose: ['optez', 'choisissez', 'adh[ée]rez', 'souscrivez', 'mettez', 'passez (?:au|[àa])'],
    },
    when: [
      String.raw`\b(?:sous|dans)|\ble \d{1,2}(?!\d)|\bavant le\b|[ée]ch[ée]ance|pr[ée]lev|escompte|comptant|r[ée]ception`,
      String.raw`[àa] la livraison|[àa] l.enl[èe]vement|fin de mois|date de facture|\bpartir (?:du|del)\b|à partir|au plus tard`,
    ],
    paying: ['paie|pay[ée]|payabl|r[éèe]gl|pr[ée]l[eè]v|vers|escompte|acompte|solde'],
    smallPrint: [
      'p[ée]nalit|retard|propri[ée]t|retour',
      String.raw`\bescompte .{0,20}(?:paiement|r[èe]glement) anticip`,
      String.raw`\breste(?:nt)? .{0,40}jusqu`,
    ],
    toPay: [
      String.raw`r[éèe]gl|pa(?:ie|ye[rz])|pr[ée]l[eè]v|[ée]ch[ée]ance|d[ée]bit|(?<!\p{L})vers(?:er|ez|[ée]e?s?|ement)(?!\p{L})`,
    ],
    until: '[àa] partir du|le|au|avant|pour',
    notice: ['r[ée]sili', 'r[ée]clamation', 'contest(?:er|ation)', 'r[ée]tractation', 'engag[ée]e? jusqu'],
    late: [
      'en cas de (?:retard|non[- ]paiement|d[ée]faut)',
      '(?:[àa]|par) d[ée]faut de (?:paiement|r[èe]glement)',
      'p[ée]nalit|tout retard',
      'tout(?:e|es)? (?:somme|facture|montant)s? (?:non|impay)',
    ],
    complaints: ['r[ée]clamations?|contestations?'],
    givenBack: [String.raw`rembours\p{L}*|r[ée]tract\p{L}*`],
    later: [
      String.raw`prochaine?s?\b(?!\s+(?:\d|jours?\b|semaine|mois\b)|\s*$)|d[ée]sormais`,
      // "30 jours à compter du 1er mars" counts the days to pay.
      String.raw`(?<!(?:jours?|mois|semaines?)\s)[àa] compter du|nouvelle? (?:mensualit|[ée]ch[ée]ance)`,
    ],
    paid: [String.raw`\b(?:pay[ée]e?|re[çc]ue?|r[ée]gl[ée]e?|acquitt[ée]e?)\s+le\s*$`],
    settled: [
      String.raw`(?:a|ont)\s(?:d[ée]j[àa]\s|bien\s)?[ée]t[ée]\s(?:d[ée]j[àa]\s)?(?:pay|r[ée]gl|acquitt|d[ée]bit|pr[ée]lev)[ée]e?s?`,
    ],
    please: "veuillez|merci de|s['’]il vous pla[iî]t",
    method: 'pay[ée]e?|r[ée]gl[ée]e?',
  },
} satisfies Lexicon;
