import type { PaperText } from './paper-text.ts';

/** "This is not an invoice", "the invoice will follow": what a document says about itself, without accents. */
const NO_INVOICE =
  /\b(?:(?:this|it|statement|document|certificate|quote|receipt) is not (?:a|an) (?:tax |vat )?(?:invoice|bill)|this is not (?:a|an) (?:tax |vat )?(?:invoice|bill)|do not (?:treat|use|regard) (?:this )?(?:document )?as (?:an? )?(?:invoice|bill)|not valid as an? (?:tax )?invoice|(?:ist|stellt) keine rechnung|keine rechnung (?:dar|im sinne)|(?:gilt|zahlt) nicht als rechnung|nicht als rechnung|ne (?:constitue|tient|vaut) pas (?:lieu de )?(?:une )?facture|n.est pas une facture|(?:dit )?is geen factuur|geldt niet als factuur|no (?:es|constituye) una factura|no (?:tiene valor de|es valid[oa] como) factura|non (?:e|costituisce) (?:una )?fattura|nao (?:e|constitui) (?:uma )?fatura|nie jest faktura|(?:ar|er) (?:ingen|ikke en) faktura|neni faktur\p{L}+)/u;
const INVOICE_TO_COME =
  /\b(?:(?:the |your |an |our )?invoice (?:will (?:follow|be (?:sent|issued|mailed|raised|emailed))|follows|can be downloaded|is sent separately)|(?:will|to) be invoiced (?:separately|after|on)|(?:die |eine |ihre )?rechnung (?:folgt|erhalten sie|wird (?:\p{L}+ ){0,4}(?:zugesandt|zugestellt|gestellt|versandt|ubersandt|ubermittelt)|geht ihnen)|(?:la |votre |une )?facture (?:suivra|suit|(?:vous )?sera (?:envoyee|emise|adressee))|(?:de |uw )?factuur (?:volgt|wordt (?:\p{L}+ ){0,3}(?:verzonden|verstuurd|toegezonden)|ontvangt u)|(?:la |su )?factura (?:se (?:enviara|emitira)|sera (?:enviada|emitida)|seguira)|(?:la |sua )?fattura (?:seguira|verra|sara (?:inviata|emessa)|segue)|shown on a separate (?:bill|invoice)|invoices? (?:must|should) (?:quote|state|be sent)|facture a (?:deposer|adresser|envoyer|etablir)|inviare la fattura|faktura (?:skickas|sandes|sendes|folger|foljer|vil bli sendt)|facturar (?:con|a) \d)/u;

/** Whether the text says that it is no invoice, or that the invoice is still to come. */
export function saysNoInvoice({ plain }: PaperText): boolean {
  return NO_INVOICE.test(plain) || INVOICE_TO_COME.test(plain);
}
