import type { Party } from '../content/parties.ts';
import type { Draft } from './draft.ts';
import type { Style } from './style.ts';
import { stating, type Text } from './text.ts';

export interface PartyOptions {
  width?: number;
  heading?: string | null;
  headingStyle?: Style;
  nameStyle?: Style;
  style?: Style;
  /** Left out where the name stands elsewhere, in a logo for instance. */
  name?: boolean;
  taxId?: boolean;
  /** A person or department at a company, above or below its name. */
  contact?: 'before' | 'after' | false;
  country?: boolean;
  reach?: boolean;
}

const NAME_FIELDS = { seller: 'SELLER_NAME', buyer: 'BUYER_NAME', recipient: null } as const;
const TAX_FIELDS = { seller: 'SELLER_TAX_ID', buyer: 'BUYER_TAX_ID', recipient: null } as const;
export type Role = keyof typeof NAME_FIELDS;

function partyOf({ content }: Draft, role: Role): Party {
  return role === 'seller' ? content.seller : role === 'buyer' ? content.buyer : content.shipTo;
}

/** A party's name, marked as the name of its role. */
export function nameOf(draft: Draft, role: Role): Text {
  const field = NAME_FIELDS[role];
  const { name } = partyOf(draft, role);
  return field ? stating(name, field) : name;
}

/** "VAT No: GB123…" as one run, marked as the tax number of its role. */
export function taxIdOf(draft: Draft, role: Role): Text {
  const field = TAX_FIELDS[role];
  if (role === 'seller') draft.placed.add('sellerTaxId');
  const { taxIdLabels } = draft.content.locale;
  const label = draft.random.pick(taxIdLabels);
  const { taxId } = partyOf(draft, role);
  return [`${label}${draft.random.pick([': ', ' ', ': '])}`, field ? { text: taxId, fields: [field] } : taxId];
}

const ATTENTION = {
  en: ['Attn: ', 'Attn. ', 'ATTN: ', 'Attention: ', 'FAO ', 'c/o '],
  de: ['z. Hd. ', 'z.Hd. Frau ', 'Herrn ', 'Frau '],
  fr: ['À l’attention de ', 'A l’attention de : ', 'M. ', 'Mme '],
  nl: ['t.a.v. ', 'T.a.v. ', 'Ter attentie van '],
  es: ['A/A: ', 'Att. ', 'A la atención de '],
  it: ['c.a. ', 'Alla c.a. ', 'Att.ne '],
} as const;
const DEPARTMENTS = {
  en: ['Accounts Payable', 'Accounts Payable Department', 'Finance Department', 'Purchasing'],
  de: ['Buchhaltung', 'Rechnungsprüfung', 'Abteilung Einkauf'],
  fr: ['Service comptabilité', 'Comptabilité fournisseurs', 'Service achats'],
  nl: ['Crediteurenadministratie', 'Afdeling Inkoop', 'Administratie'],
  es: ['Departamento de Contabilidad', 'Administración'],
  it: ['Ufficio acquisti', 'Amministrazione'],
} as const;

/** Whom the letter should reach; three in ten times the bare name, as many address books print it. */
function contactLine({ random, content }: Draft, who: Party): string {
  const { language } = content.locale;
  const name = random.chance(0.15) ? random.pick(DEPARTMENTS[language]) : who.contact;
  return `${random.chance(0.3) ? '' : random.pick(ATTENTION[language])}${name}`;
}

/** Name, address and what else belongs to a party, one line each. Returns the y below. */
export function partyBlock(draft: Draft, role: Role, x: number, y: number, options: PartyOptions = {}): number {
  const { sheet, phrasing } = draft;
  const who = partyOf(draft, role);
  const style: Style = { ...options.style, ...(options.width === undefined ? {} : { width: options.width }) };
  let top = y;
  if (options.heading)
    top = sheet.write(options.heading, x, top, { ...style, bold: true, ...options.headingStyle }) + 1;
  const writes: [Text, Style][] = [];
  if (options.name !== false) writes.push([nameOf(draft, role), { ...style, ...options.nameStyle }]);
  if (options.contact && !who.isPerson) {
    const contact: [Text, Style] = [contactLine(draft, who), style];
    if (options.contact === 'before') writes.unshift(contact);
    else writes.push(contact);
  }
  for (const line of who.lines) writes.push([line, style]);
  if (options.country) writes.push([who.country, style]);
  if (options.reach) {
    writes.push(
      [`${phrasing.colonLabel('phone')} ${who.phone}`, style],
      [draft.random.chance(0.5) ? who.email : `${phrasing.colonLabel('email')} ${who.email}`, style],
    );
    if (draft.random.chance(0.5)) writes.push([who.web, style]);
  }
  if (options.taxId && !(role === 'buyer' && who.isPerson)) writes.push([taxIdOf(draft, role), style]);
  for (const [text, textStyle] of writes) top = sheet.write(text, x, top, textStyle);
  return top;
}

/** "Name · Street · Town": the small line above an address window (DIN 5008). */
export function senderLine(draft: Draft, x: number, y: number, separator: string, style: Style = {}): number {
  const { seller } = draft.content;
  return draft.sheet.write(
    [...stating(seller.name, 'SELLER_NAME'), ...seller.lines.map((line) => `${separator}${line}`)],
    x,
    y,
    { size: 7, ...style },
  );
}
