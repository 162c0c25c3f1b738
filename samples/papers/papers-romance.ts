import type { PaperForm } from './paper.ts';

const paper = (language: string, kind: string, type: PaperForm['type'], text: string): PaperForm => ({
  kind,
  language,
  type,
  text,
});

/** In French, Spanish and Italian. */
export const ROMANCE_PAPERS: readonly PaperForm[] = [
  paper(
    'fr',
    'lettre',
    'other',
    `{seller}
{street}, {town}

{buyer}
{street2}

Le {date}

Madame, Monsieur,

Nous vous remercions de votre appel. Les travaux commenceront le {date2}. Le montant total d'environ
{amount} s'entend hors taxes; la facture vous sera envoyée à la fin, avec une échéance de 30 jours.
Les conditions de règlement restent les mêmes.

Cordialement,
{person}`,
  ),
  paper(
    'fr',
    'devis',
    'quote',
    `{seller}
{street}, {town}
# Devis n° {n}
Date : {date}            Validité : {date2}
Client : {buyer}

Désignation            Quantité      Prix unitaire      Montant HT
Entretien                     2             250,00          500,00
Déplacement                   1              60,00           60,00
Total HT                                                    560,00
TVA 20 %                                                    112,00
Total TTC                                                   672,00
Conditions de paiement : 30 jours`,
  ),
  paper(
    'fr',
    'commande',
    'order',
    `{buyer}
# Bon de commande {n}
Fournisseur : {seller}           Date : {date}
Article                Qté       Prix        Total
Étagère                  4      80,00       320,00
Total HT                                    320,00
TVA                                          64,00
Total TTC                                   384,00`,
  ),
  paper(
    'fr',
    'livraison',
    'delivery_note',
    `{seller}
# Bon de livraison {n}
Client : {buyer}             Date : {date}
Article                Quantité      Poids kg
Joint                         3          1,50
Total                         3          1,50
Reçu le : ..................`,
  ),
  paper(
    'fr',
    'releve',
    'statement',
    `*{bank}
# Relevé de compte
Titulaire : {buyer}           IBAN {iban}
Date          Libellé                        Débit       Crédit       Solde
{date2}    Ancien solde                                         {amount}
{date2}    Prélèvement {seller}        84,20                   1 204,11
Nouveau solde                                                   1 204,11`,
  ),
  paper(
    'fr',
    'relance',
    'reminder',
    `{seller}
{buyer}
{date}
# Relance
Notre facture n° {n} du {date2} reste impayée.
Montant de la facture        {amount}
Frais de rappel                 15,00
Total dû                     {amount2}
Merci de régler avant le {date}.`,
  ),
  paper(
    'fr',
    'contrat',
    'other',
    `# Contrat de prestation
entre {seller} et {buyer}
Article 1. Objet. Le prestataire entretient les installations du client.
Article 2. Prix. Le montant annuel est de {amount} hors taxes, soit {amount2} TTC. Le solde est payable
à l'échéance du {date}. Article 3. Durée. Le contrat prend effet le {date2}. Conditions de résiliation :
trois mois. Toute facture est payable à 30 jours.`,
  ),
  paper(
    'fr',
    'compte-rendu',
    'other',
    `# Compte rendu de la réunion du {date}
Présents : {person}, {person2}
1. Budget. Le total des dépenses est de {amount}, le solde de {amount2}. La facture n° {n} sera payée à
l'échéance. 2. Conditions. Les conditions de paiement seront revues. Prochaine réunion le {date2}.`,
  ),
  paper(
    'es',
    'carta',
    'other',
    `{seller}
{street}, {town}
{buyer}
{date}
Estimado señor {person}:
Gracias por su llamada. Empezaremos los trabajos el {date2}. El importe total de unos {amount} no incluye
el IVA; la factura se enviará al terminar, con un plazo de 30 días. Las condiciones de pago son las de siempre.
Atentamente,
{person2}`,
  ),
  paper(
    'es',
    'presupuesto',
    'quote',
    `{seller}
{street}, {town}
# Presupuesto {n}
Fecha: {date}           Válido hasta: {date2}
Cliente: {buyer}
Descripción          Cantidad     Precio     Importe
Mantenimiento               2     250,00      500,00
Base imponible                                500,00
IVA 21 %                                      105,00
Total                                         605,00
Forma de pago: 30 días`,
  ),
  paper(
    'es',
    'albaran',
    'delivery_note',
    `{seller}
# Albarán de entrega {n}
Cliente: {buyer}           Fecha: {date}
Artículo             Cantidad      Peso kg
Junta                       3         1,50
Total                       3         1,50
Recibido por: ....................`,
  ),
  paper(
    'es',
    'extracto',
    'statement',
    `*{bank}
# Extracto de cuenta
Titular: {buyer}          IBAN {iban}
Fecha         Concepto                    Importe      Saldo
{date2}    Saldo anterior                          {amount}
{date2}    Recibo {seller}         -84,20        1.204,11
Saldo final                                        1.204,11`,
  ),
  paper(
    'es',
    'acta',
    'other',
    `# Acta de la reunión de {date}
Asistentes: {person}, {person2}
1. El total de los gastos es de {amount} y el saldo de {amount2}. La factura número {n} vence el {date2} y se pagará.
2. Las condiciones de pago con los proveedores serán de 30 días. Se levanta la sesión.`,
  ),
  paper(
    'es',
    'nomina',
    'other',
    `# Nómina
Empresa: {seller}           Trabajador: {person}
Periodo: {date2} a {date}
Salario base                1.800,00
Total devengado             1.800,00
Retención IRPF                216,00
Líquido total a percibir    1.584,00`,
  ),
  paper(
    'it',
    'lettera',
    'other',
    `{seller}
{street}, {town}
{buyer}
{date}
Gentile signor {person},
grazie per la telefonata. I lavori inizieranno il {date2}. L'importo totale di circa {amount} è al netto
dell'IVA; la fattura verrà inviata alla fine, con pagamento a 30 giorni. Restano ferme le condizioni.
Cordiali saluti
{person2}`,
  ),
  paper(
    'it',
    'preventivo',
    'quote',
    `{seller}
{street}, {town}
# Preventivo n. {n}
Data: {date}            Valido fino al: {date2}
Cliente: {buyer}
Descrizione           Quantità      Prezzo      Importe
Manutenzione                 2      250,00       500,00
Imponibile                                       500,00
IVA 22 %                                         110,00
Totale                                           610,00
Pagamento: bonifico a 30 giorni`,
  ),
  paper(
    'it',
    'ordine',
    'order',
    `{seller}
# Conferma d'ordine {n}
Cliente: {buyer}          Data: {date}
Articolo             Qtà      Prezzo      Totale
Guarnizione            3       14,50       43,50
Totale imponibile                          43,50
IVA                                         9,57
Totale ordine                              53,07`,
  ),
  paper(
    'it',
    'ddt',
    'delivery_note',
    `{seller}
# Documento di trasporto n. {n}
Destinatario: {buyer}         Data: {date}
Articolo              Quantità     Peso kg
Guarnizione                  3        1,50
Totale                       3        1,50
Firma: ______________`,
  ),
  paper(
    'it',
    'sollecito',
    'reminder',
    `{seller}
{buyer}
{date}
# Sollecito di pagamento
La nostra fattura n. {n} del {date2} risulta non pagata.
Importo fattura         {amount}
Spese                      12,00
Totale da pagare        {amount2}
Vi preghiamo di pagare entro il {date}.`,
  ),
  paper(
    'it',
    'verbale',
    'other',
    `# Verbale della riunione del {date}
Presenti: {person}, {person2}
1. Il totale delle spese è di {amount}, il saldo di {amount2}. La fattura n. {n} scade il {date2}.
2. Il pagamento ai fornitori avverrà a 30 giorni. La base del calcolo resta invariata.`,
  ),
];
