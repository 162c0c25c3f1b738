import { withoutAccents } from '../../lexicon/fold.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** What a paper without a title says has been done or is to be done; without accents, in small letters. */
const PAID_OUT = words([
  String.raw`\bwe (?:have |ve )?(?:today |just )?(?:transferred|paid|remitted|credited your bank)\b.{0,90}(?:your|respect|following|invoices?)|payment (?:of \S+(?: \S+)? )?has been (?:made|sent|issued) (?:to you|to your|for|in respect|against)|(?:the )?following (?:invoices|items|amounts) (?:have been|were|are being) paid`,
  String.raw`\b(?:haben wir|wir haben)\b.{0,90}(?:ausgeglichen|uberwiesen|angewiesen|bezahlt|zur zahlung)|(?:wurden?|werden) .{0,60}(?:auf ihr konto|an sie) (?:uberwiesen|gezahlt)`,
  String.raw`\bnous (?:vous )?avons\b[^.;!?]{0,60}\b(?:vire|regle|verse|procede au (?:virement|reglement|paiement))(?:e?s|e)?\b|\bnous (?:vous )?venons\b[^.;!?]{0,60}\b(?:virer|regler|verser|proceder au (?:virement|reglement|paiement))\b|virement .{0,40}(?:a ete|vient d.etre) (?:effectue|emis)`,
  String.raw`\b(?:hebben wij|wij hebben|hebben we)\b.{0,90}(?:overgemaakt|betaalbaar gesteld|uitbetaald|betaald)`,
  String.raw`\b(?:hemos|se ha)\b.{0,40}(?:transferido|ordenado|realizado .{0,20}(?:pago|transferencia)|procedido al pago)`,
  String.raw`\b(?:abbiamo|e stato|sono stati)\b.{0,60}(?:disposto|bonificat\w+|accreditat\w+)`,
  String.raw`\b(?:transferimos|efetuamos|foi (?:efetuad[oa]|transferid[oa]))\b.{0,60}(?:pagamento|transferencia|conta)|(?:przelalismy|dokonalismy (?:przelewu|platnosci))|vi har (?:i dag |idag )?(?:betalat|overfort|betalt|utbetalt|udbetalt)\b.{0,60}(?:konto|faktur)`,
]);
const ORDERED = words([
  String.raw`\b(?:we.?ve (?:got|received)|we have (?:got|received)|thanks? (?:you )?for) your order|your order (?:\S+ )?(?:has been|was|is) (?:\S+ )?(?:received|placed|confirmed|accepted)|please (?:supply|deliver|provide) (?:us with )?the following|(?:we )?acknowledge (?:receipt of )?your order|we (?:hereby )?order\b|quot(?:e|ing) our (?:order )?number`,
  String.raw`\bbestellung (?:\S+ ){0,3}(?:ist |wurde )?(?:eingegangen|erhalten|angenommen)|\bsie haben (?:\S+ ){0,8}bestellt\b|\b(?:wir bestellen|bestellen wir|hiermit bestellen)\b|\b(?:auftrag|bestellung),? (?:den|die) wir (?:\S+ ){0,3}ausfuhren\b|\bbestatigen (?:wir )?(?:ihnen )?(?:hiermit )?(?:gern\p{L}* )?(?:ihren|den|diesen|ihre|die) (?:auftrag|bestellung)\b`,
  String.raw`\b(?:nous (?:vous )?(?:passons|confirmons) .{0,20}commande|votre commande .{0,20}(?:a ete|est) (?:bien )?(?:enregistree|confirmee|recue|prise)|merci de nous livrer|veuillez nous livrer|accus\p{L}+ (?:bonne )?reception de votre (?:commande|reservation))`,
  String.raw`\b(?:hierbij bestellen|wij bestellen|bestelt bij|uw bestelling (?:is|hebben))|\bbevestigen (?:wij )?(?:hierbij )?uw (?:bestelling|order|opdracht)\b|gewenste leverdatum`,
  String.raw`\b(?:hemos recibido|confirmamos) su pedido|su pedido ha sido|(?:rogamos|sirvanse) .{0,20}(?:suministr|enviar|envien|sirvan|entreg)\w*|(?:abbiamo ricevuto|confermiamo) il (?:suo|tuo|vostro) ordine|vogliate fornirci|(?:recebemos|confirmamos) a sua encomenda`,
  String.raw`\bzamawiamy\b|(?:otrzymalismy|potwierdzamy) (?:panstwa |twoje )?zamowienie|vi (?:bestaller|bestiller)\b|(?:vi har (?:mottagit|modtaget|mottatt)|tak for|tack for|takk for) (?:din|deres|jeres) (?:bestallning|ordre|bestilling)`,
]);
const HANDED_OVER = words([
  String.raw`\breceived (?:the (?:above|goods) )?in good (?:order|condition)|goods received (?:by|in)|(?:please find|we deliver|delivered today).{0,40}goods`,
  String.raw`\bwir liefern (?:ihnen|heute|an)|ware .{0,30}(?:erhalten|ubernommen|empfangen)|(?:ordnungsgemass|vollstandig) (?:erhalten|ubernommen)`,
  String.raw`\bnous vous livrons|marchandises? .{0,20}recues?|recu (?:la )?marchandise|hierbij ontvangt u|in goede orde ontvangen|ontvangen in goede orde`,
  String.raw`\brecibi (?:conforme|la mercancia)|mercancia (?:entregada|recibida)|le entregamos|merce (?:consegnata|ricevuta)|per ricevuta (?:della )?merce|mercadoria (?:entregue|recebida)|towar (?:wydano|odebrano|odebral)|godset (?:ar )?mottaget|varerne (?:er )?modtaget`,
]);
/** Both, what was earned and what is paid out of it, stand in the papers of those who are employed. */
const EARNED = words([
  String.raw`\b(?:gross (?:pay|salary|wages|earnings)|basic pay|brutto(?:lohn|gehalt|verdienst|bezuge|entgelt)|gesamtbrutto|(?:salaire|remuneration|traitement) (?:de base |mensuelle? )?brute?|salaire de base|bruto ?(?:loon|salaris)|brutoloon|total devengad[oa]|salario base|sueldo (?:base|bruto)|retribuzione (?:lorda|base)|vencimento base|salario (?:base|bruto)|wynagrodzenie (?:brutto|zasadnicze)|brutt?olon|grundlon)\b`,
]);
const PAID_TO_EARNER = words([
  String.raw`\b(?:net (?:pay|salary|wages)|take.home pay|netto(?:lohn|gehalt|verdienst|bezuge)|auszahlungsbetrag|net a payer|net (?:paye|imposable)|salaire net|netto ?(?:loon|salaris)|nettoloon|uit te betalen|liquido (?:total )?a percibir|neto a (?:percibir|cobrar)|netto (?:in busta|del mese)|liquido a receber|(?:valor|total|salario) liquido|do wyplaty|wynagrodzenie netto|nettolon|att utbetala|til udbetaling|til utbetaling)\b`,
]);
/** What an account held before and after. */
const HELD_BEFORE = words([
  String.raw`\b(?:opening balance|balance (?:b/?f|brought forward)|old balance|alter (?:konto)?(?:stand|saldo)|anfangs(?:saldo|bestand)|ancien solde|solde (?:initial|precedent|au debut)|beginsaldo|vorig saldo|saldo (?:inicial|anterior|iniziale|precedente|poczatkowe)|ingaende saldo|primosaldo)\b`,
]);
const HELD_AFTER = words([
  String.raw`\b(?:closing balance|new balance|balance (?:c/?f|carried forward)|neuer (?:konto)?(?:stand|saldo)|end(?:saldo|bestand)|nouveau solde|solde (?:final|au \d\S*)|saldo (?:em|al?|op|per|pr\.?|den) \d\S*|eindsaldo|nieuw saldo|saldo (?:final|finale|actual|koncowe)|utgaende saldo|ultimosaldo)\b`,
]);
/** Money that was taken, as who took it writes: "Received from Mr J. Cole the sum of £240.00". */
const TAKEN = words([
  String.raw`\breceived (?:with thanks )?(?:from|of) .{2,80}(?:sum of|amount of|[£$€])|received with thanks\b|we (?:have|ve) received your (?:donation|gift)|thank you for your (?:donation|gift)`,
  String.raw`\bvon .{2,80}(?:dankend|bar|richtig) erhalten|(?:betrag|summe) .{0,40}(?:dankend|bar|richtig) erhalten`,
  String.raw`\brecu (?:de|la somme) .{2,80}(?:somme|euros?|€)|ontvangen van .{2,80}(?:bedrag|som|€|euro)`,
  String.raw`\brecib(?:i|imos|ido) de .{2,80}(?:cantidad|suma|€|euros)|ricev(?:o|uto|iamo) da\S* .{2,80}(?:somma|euro|€)|receb(?:i|emos|ido) de .{2,80}(?:quantia|valor|€|euros)`,
  String.raw`\b(?:otrzymal\S*|przyjeto) od .{2,80}(?:kwote|zl)|mottag(?:it|et) av .{2,80}kr|modtaget (?:af|fra) .{2,80}kr`,
]);

function words(all: readonly string[]): RegExp {
  return new RegExp(all.join('|'), 'u');
}

/** What the paper tells of a deal, in its own words. */
export interface DealSigns {
  wages: boolean;
  taken: boolean;
  /** What is asked only where no title tells more. */
  deal: () => {
    /** Who writes has paid bills of the reader's. */
    paidOut: boolean;
    ordered: boolean;
    handedOver: boolean;
    /** What an account held before or after, with movements that are signed. */
    account: boolean;
    /** Each movement leads from one balance to the next. */
    runs: boolean;
  };
}

/** What the words of the first page say of the deal. */
export function dealSigns({ layout }: DocumentFacts): DealSigns {
  const rows = (layout.pages[0]?.rows ?? []).map(({ text }) => text);
  const said = withoutAccents(rows.join('\n').toLowerCase()).replaceAll('ł', 'l').replaceAll('ø', 'o');
  const running = said.replaceAll('\n', ' ');
  const says = (pattern: RegExp) => pattern.test(running);
  const isSigned = () => said.split('\n').filter((row) => SIGNED.test(row)).length >= 2;
  return {
    wages: says(EARNED) && says(PAID_TO_EARNER),
    taken: says(TAKEN),
    deal: () => ({
      paidOut: says(PAID_OUT),
      ordered: says(ORDERED),
      handedOver: says(HANDED_OVER),
      account: says(HELD_AFTER) && (says(HELD_BEFORE) || isSigned()),
      runs: keepsBalance(rows),
    }),
  };
}

/** Whether three rows in a row end in a balance that the row's own movement makes of the one above. */
function keepsBalance(rows: readonly string[]): boolean {
  let [balance, run] = [null as number | null, 0];
  for (const row of rows) {
    const cents = (row.match(AMOUNT) ?? []).map((amount) => Number(amount.replace(/\D/g, '')));
    const after = cents.at(-1);
    if (after === undefined) continue;
    const moved = cents.at(-2);
    run = moved && balance !== null && Math.abs(after - balance) === moved ? run + 1 : 0;
    if (run >= 3) return true;
    balance = after;
  }
  return false;
}

const AMOUNT = /\d[\d.,'’]*[.,]\d{2}(?!\d)/g;
/** A movement of an account: an amount with its sign. */
const SIGNED = /(?:^|\s)[-–+]\s?\d[\d.,']*[.,]\d{2}(?!\d)|\d[.,]\d{2}\s?(?:[-+]|[sh])(?:\s|$)/u;
