const AMOUNT = /\d[\d.,'’]*[.,]\d{2}(?!\d)/g;

/** The amounts of a row that are printed with cents, in cents and without their signs. */
export function centsOfRow(text: string): number[] {
  return (text.match(AMOUNT) ?? []).map((amount) => Number(amount.replace(/\D/g, '')));
}
