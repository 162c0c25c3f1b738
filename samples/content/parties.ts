import type { Random } from '../random.ts';
import { companyName, domainOf } from './companies.ts';
import type { Locale } from './locale.ts';
import { personName } from './people.ts';
import { address, COUNTRY_NAMES, phone } from './places.ts';
import { taxIdentifier } from './tax-identifiers.ts';

/** Seller, buyer or recipient of the goods. */
export interface Party {
  name: string;
  isPerson: boolean;
  /** Somebody to talk to at a company. */
  contact: string;
  /** Street and town. */
  lines: string[];
  town: string;
  country: string;
  taxId: string;
  email: string;
  phone: string;
  web: string;
}

/** An invented business or private person of the locale's country. */
export function party(random: Random, locale: Locale, kind: 'company' | 'person'): Party {
  const name =
    kind === 'person' ? personName(random, locale.language) : companyName(random, locale.language, locale.country);
  const place = address(random, locale.country);
  const domain = domainOf(random, name, locale.country);
  const mailbox = random.pick([
    'info',
    'billing',
    'accounts',
    'hello',
    'office',
    'mail',
    'contact',
    'sales',
    'kontakt',
    'service',
  ]);
  return {
    name,
    isPerson: kind === 'person',
    contact: personName(random, locale.language),
    ...place,
    country: COUNTRY_NAMES[locale.country],
    taxId: taxIdentifier(random, locale.country),
    email: `${mailbox}@${domain}`,
    phone: phone(random, locale.country),
    web: random.pick([`www.${domain}`, domain, `https://www.${domain}`]),
  };
}
