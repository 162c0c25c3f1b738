import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { compactName } from '../../names/same-name.ts';

/** So many letters have words for trades at least: "Carter Consulting" begins with its name, and is not consulting-payne.com. */
const TRADE = 8;

/** Whether a web or e-mail domain ("acme" of "info@acme.co.uk") agrees with a printed name. */
export function namesDomain(domain: string, name: string): boolean {
  const own = compactName(name.replace(LEGAL_FORM, ''));
  if (own.length < 3) return false;
  const [first = '', ...others] = name.split(/\s+/).map(compactName);
  return (
    domain.includes(own) ||
    own.includes(domain) ||
    (first.length >= 5 && domain.includes(first)) ||
    // "Polymerhandel Wessendorf", of wessendorf-polymere.com: what it deals in may stand before its own name.
    (first.length >= TRADE && others.some((word) => word.length >= 7 && domain.startsWith(word)))
  );
}
