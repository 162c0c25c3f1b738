/** Only where digits begin: of an endless row of digits each would be tried as a beginning, in time that grows squared. */
const AMOUNT = /(?<!\d|\d[.,'’])\d[\d.,'’]*[.,]\d{2}(?!\d)/g;

/** The amounts of a text that are printed with cents, in cents and without their signs. */
export function centsIn(text: string): number[] {
  return (text.match(AMOUNT) ?? []).map((amount) => Number(amount.replace(/\D/g, '')));
}
