import type { Draft } from './draft.ts';
import { taxIdOf } from './party-block.ts';
import type { Style } from './style.ts';
import { stating, type Text } from './text.ts';

/** The terms as a line of their own, unless they are placed already. Returns the y below (y itself when there are none). */
export function termsLine(
  draft: Draft,
  x: number,
  y: number,
  style: Style = {},
  labelled = draft.random.chance(0.5),
): number {
  const { content, phrasing, sheet, placed } = draft;
  if (!content.terms || placed.has('terms')) return y;
  placed.add('terms');
  const label = labelled || content.terms.isShort ? `${phrasing.label('paymentTerms')}: ` : '';
  return sheet.write([label, ...phrasing.terms()!], x, y, style);
}

/** Why there is no tax, when there is none; a polite line otherwise by chance. Returns the y below. */
export function taxNote(draft: Draft, x: number, y: number, style: Style = {}): number {
  const { content, phrasing, sheet } = draft;
  const { model } = content.amounts;
  if (model !== 'reverse' && model !== 'exempt') return y;
  return sheet.write(phrasing.label(model === 'reverse' ? 'reverseCharge' : 'exempt'), x, y, style);
}

/** Bank name, IBAN or account number, BIC; one text each. */
export function bankTexts(draft: Draft): Text[] {
  const { content, phrasing, random } = draft;
  const { bank } = content;
  draft.placed.add('bank');
  const texts: Text[] = [];
  if (random.chance(0.4)) texts.push(`${phrasing.label('accountHolder')}: ${content.seller.name}`);
  texts.push(random.chance(0.5) ? `${phrasing.label('bank')}: ${bank.bank}` : bank.bank);
  if (bank.iban) texts.push([random.pick(['IBAN: ', 'IBAN ', 'IBAN: ']), ...stating(bank.iban, 'IBAN')]);
  for (const part of bank.national) texts.push(`${part.label}: ${part.value}`);
  if (bank.bic) texts.push([random.pick(['BIC: ', 'BIC ', 'SWIFT: ', 'BIC/SWIFT: ']), ...stating(bank.bic, 'BIC')]);
  return texts;
}

/** Bank details below each other under a heading. */
export function bankBlock(draft: Draft, x: number, y: number, style: Style = {}, heading = true): number {
  const { sheet, phrasing } = draft;
  let top = y;
  if (heading) top = sheet.write(phrasing.label('bankDetails'), x, top, { ...style, bold: true });
  for (const text of bankTexts(draft)) top = sheet.write(text, x, top, style);
  return top;
}

/** Up to four small columns at the foot of the page: company, how to reach it, bank, register. */
export function footerColumns(
  draft: Draft,
  x: number,
  y: number,
  width: number,
  style: Style = {},
  options: { sellerName?: boolean; rule?: boolean } = {},
): void {
  const { content, sheet, phrasing, random } = draft;
  const { seller } = content;
  const columns: Text[][] = [
    [options.sellerName === false ? '' : stating(seller.name, 'SELLER_NAME'), ...seller.lines],
    [`${phrasing.label('phone')} ${seller.phone}`, seller.email, seller.web],
    bankTexts(draft),
    [content.registration, taxIdOf(draft, 'seller'), ...(random.chance(0.4) ? [seller.contact] : [])],
  ].map((column) => column.filter((text) => text !== ''));
  if (options.rule !== false) sheet.line(x, y - 6, x + width, y - 6, '#999999', 0.5);
  const cell = width / columns.length;
  columns.forEach((column, i) => {
    let top = y;
    for (const text of column)
      top = sheet.write(text, x + i * cell, top, { size: 7, color: '#444444', ...style, width: cell - 8, fit: true });
  });
}

/** Everything of the seller in one centred footer line or two. */
export function footerLine(
  draft: Draft,
  y: number,
  style: Style = {},
  options: { sellerName?: boolean; bank?: boolean } = {},
): number {
  const { content, sheet } = draft;
  const { seller } = content;
  const center: Style = { size: 7.5, color: '#555555', width: sheet.width - 80, align: 'center', ...style };
  const dot = draft.random.pick([' · ', ' | ', ' - ', ', ']);
  const first: Text = [
    ...(options.sellerName === false ? [] : [...stating(seller.name, 'SELLER_NAME'), dot]),
    seller.lines.join(', '),
    dot,
    seller.phone,
    dot,
    seller.email,
  ];
  let top = sheet.write(first, 40, y, center);
  const second: Text[] = [taxIdOf(draft, 'seller'), content.registration];
  top = sheet.write(
    second.flatMap((text, i) => [...(i > 0 ? [dot] : []), ...stating(text)]),
    40,
    top,
    center,
  );
  if (options.bank !== false && !draft.placed.has('bank'))
    top = sheet.write(
      bankTexts(draft).flatMap((text, i) => [...(i > 0 ? [dot] : []), ...stating(text)]),
      40,
      top,
      center,
    );
  return top;
}
