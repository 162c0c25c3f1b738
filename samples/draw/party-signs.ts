import type { Draft } from './draft.ts';
import { nameOf } from './party-block.ts';
import type { Style } from './style.ts';
import type { Text } from './text.ts';

const LEGAL_TAIL =
  /,?\s+(?:Inc\.?|LLC|Corp\.?|Corporation|Co\.|LP|PLLC|LLP|PLC|& Co Ltd|Ltd\.?|Limited|DAC|Ltée|Pty.*|Pvt.*|Private Limited|GmbH.*|AG|e\.K\.|KG|OHG|UG.*|mbH|GbR|eG|e\.V\.|SARL|SASU?|SA|S\.A\.R\.L\.|EURL|SNC|SRL|S\.r\.l\.|S\.p\.A\.|B\.?V\.?|N\.?V\.?|V\.?O\.?F\.?|S\.L\.U?\.?|SL|S\.A\.)$/;

/** The seller's name as its logo writes it: without legal form, often the first word only, in any case of letters. */
export function wordmark({ content, random }: Draft): string {
  const trunk = content.seller.name.replace(LEGAL_TAIL, '');
  const short = random.chance(0.5) ? trunk.split(' ').slice(0, 1).join(' ') : trunk;
  return random.pick([short, short, short.toLowerCase(), short.toUpperCase()]);
}

const PAYABLE = {
  en: [
    'Make all checks payable to {name}',
    'Please make cheques payable to {name}',
    'Payable to: {name}',
    'Please remit payment to {name}',
    'Account Name: {name}',
  ],
  de: ['Zahlungsempfänger: {name}', 'Bitte überweisen Sie an {name}', 'Kontoinhaber: {name}'],
  fr: ['Chèque à l’ordre de {name}', 'Titulaire du compte : {name}', 'Bénéficiaire : {name}'],
  nl: ['Gelieve te betalen aan {name}', 't.n.v. {name}', 'Ten name van {name}'],
  es: ['Titular: {name}', 'Beneficiario: {name}', 'Ingreso a favor de {name}'],
  it: ['Beneficiario: {name}', 'Intestatario: {name}', 'Bonifico a favore di {name}'],
} as const;

/** Whom to pay, in one line. Returns the y below. */
export function payableLine(draft: Draft, x: number, y: number, style: Style = {}): number {
  return writeNamed(draft, draft.random.pick(PAYABLE[draft.content.locale.language]), x, y, style);
}

const CHOSEN = {
  en: ['Thank you for choosing {name}.', 'Thank you for your business with {name}!', 'Thanks for shopping at {name}'],
  de: ['Vielen Dank, dass Sie sich für {name} entschieden haben.', 'Ihr Team von {name}'],
  fr: ['Merci d’avoir choisi {name}.', 'L’équipe {name} vous remercie.'],
  nl: ['Bedankt voor uw bestelling bij {name}.', 'Het team van {name}'],
  es: ['Gracias por confiar en {name}.', 'El equipo de {name}'],
  it: ['Grazie per aver scelto {name}.', 'Il team di {name}'],
} as const;

/** A polite line that names the seller. Returns the y below. */
export function chosenLine(draft: Draft, x: number, y: number, style: Style = {}): number {
  return writeNamed(draft, draft.random.pick(CHOSEN[draft.content.locale.language]), x, y, style);
}

/** "© 2024 Acme Ltd. All rights reserved." and the like. Returns the y below. */
export function copyrightLine(draft: Draft, x: number, y: number, style: Style = {}): number {
  const year = draft.content.date.slice(0, 4);
  const pattern = draft.random.pick([
    `© ${year} {name}. All rights reserved.`,
    `© {name} ${year}`,
    `Copyright ${year} {name}`,
  ]);
  return writeNamed(draft, pattern, x, y, style);
}

/** "For Acme Ltd" above the space for a signature. Returns the y below. */
export function signedFor(draft: Draft, x: number, y: number, style: Style = {}): number {
  const top = writeNamed(draft, draft.random.pick(['For {name}', 'for {name}', 'For and on behalf of {name}']), x, y, {
    ...style,
    bold: true,
  });
  return draft.sheet.write(
    draft.random.pick(['Authorised Signatory', 'Authorized Signature', 'Proprietor']),
    x,
    top + 24,
    style,
  );
}

/** Name, seat and register in one sentence, as companies must state at the foot. Returns the y below. */
export function companyLine(draft: Draft, x: number, y: number, style: Style = {}): number {
  const { seller, registration } = draft.content;
  const link = draft.random.pick([', ', ' · ', ' - ', ' | ']);
  const text: Text = [
    ...[nameOf(draft, 'seller')].flat(),
    link,
    seller.lines.join(', '),
    link,
    registration,
    ...(draft.random.chance(0.5) ? [link, seller.web] : []),
  ];
  return draft.sheet.write(text, x, y, { size: 7.5, color: '#555555', ...style });
}

function writeNamed(draft: Draft, pattern: string, x: number, y: number, style: Style): number {
  const [before, after] = pattern.split('{name}') as [string, string];
  return draft.sheet.write([before, ...[nameOf(draft, 'seller')].flat(), after], x, y, style);
}
