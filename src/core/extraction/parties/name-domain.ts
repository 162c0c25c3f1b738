import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { compactName } from '../../names/same-name.ts';

/** Whether a web or e-mail domain ("acme" of "info@acme.co.uk") agrees with a printed name. */
export function namesDomain(domain: string, name: string): boolean {
  const own = compactName(name.replace(LEGAL_FORM, ''));
  if (own.length < 3) return false;
  const first = compactName(name.split(/\s+/)[0]!);
  return domain.includes(own) || own.includes(domain) || (first.length >= 5 && domain.includes(first));
}
