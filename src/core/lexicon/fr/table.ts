import { type Lexicon, phrases } from '../lexicon.ts';

export const columns = {
  position: phrases('ligne, n, no ligne, rang'),
  article: phrases('ref article, code article, code produit, n article'),
  description: phrases(`
    designation, libelle, produit, produits, article designation, prestation, prestations, nature,
    nature de la prestation, description des prestations, intitule, detail des prestations, objet, articles, mission,
    missions, phase, element de mission, nature des charges, nature de la charge, poste de charges, garanties, garanties souscrites, couverture, couvertures, avenant, avenants`),
  date: phrases('date de livraison, periode, jour'),
  quantity: phrases(
    'quantite, quantites, qte, qt, qte tps, qte temps, temps, nb, nbre, nombre, nb heures, heures, nb jours, jours',
  ),
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
    situation du mois, montant du mois, ce mois, present mois, situation actuelle, cette situation, cette facture, a facturer, presente situation, votre quote part, votre part,
    quote part locataire, part locataire, prime, primes, cotisation, prime ttc`),
  other: phrases(`
    poids, taille, couleur, projet, remarque, avancement, cumul, cumul anterieur, deja facture, montant marche,
    montant du marche, montant avenant, montant accepte, montant approuve, montant contrat, montant du contrat, honoraires contrat, situation precedente,
    situations precedentes, mois precedent, mois precedents, cumul precedent, deja regle, situation prec, situations prec, sit prec, precedent, avanc, marche, marche initial,
    total immeuble, charges immeuble, tantiemes, vos tantiemes, milliemes, cle de repartition, capital assure, capitaux assures, montant assure, somme assuree, plafond, franchise`),
  settlement: phrases('echeance, paiement, reglement, mode de paiement'),
} satisfies Lexicon['columns'];

export const columnMarks = {
  net: phrases('ht, hors taxe, hors taxes, hors tva, h t, htva'),
  gross: phrases('ttc, t t c, toutes taxes comprises, tvac, tva comprise'),
  alone: phrases(String.raw`h\.?t\.?, t\.?t\.?c\.?`),
} satisfies Lexicon['columnMarks'];

export const pricedBy = phrases('mois, heure, jour, semaine, an, unité, pièce, pce, personne, nuit');
export const columnFillers = phrases('de, des, du, la, le, les, et');

export const sums = {
  carried: phrases(`
    report, a reporter, total a reporter, montant a reporter, report page, report de la page,
    sous total a reporter`),
  subtotal: phrases(`
    sous total, total ht, total hors taxe, total hors taxes, montant ht, total h t, total net ht,
    montant total ht, net ht, montant net, base ht, total brut ht, montant hors tva, montant hors taxe,
    montant hors taxes, prime ht, prime hors taxes, cotisation ht, base soumise a tva, base soumise a la tva,
    montant soumis a tva, total soumis a tva, base imposable, base taxable, base tva`),
  total: phrases(`
    total ttc, totaux, net a payer, montant ttc, total a payer, montant total, montant a payer, montant du, total general,
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
} satisfies Lexicon['sums'];

export const sumFillers = 'sur de du des en le la les hors ttc ht tva taux';
export const taxWork = 'déclaration déclarations conseil révision';
export const ordinarySums = 'base net report verse';

export const adjustments = {
  deduction: phrases('remise, rabais, réduction, avoir'),
  charge: phrases(`
    solde (?:antérieur|précédent), arrondi, acompte, livraison, déplacement, port, transport, frais,
    débours`),
  tax: phrases(String.raw`t\.?v\.?a`),
} satisfies Lexicon['adjustments'];
