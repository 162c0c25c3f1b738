/** Thrown where a rule needs one value of a kind and the XML has another there: such a rule cannot hold. */
export class Uncastable extends Error {
  /** Whether the reason says all: a value given twice is not missing, whatever the rule would say. */
  readonly saysAll: boolean;

  constructor(reason: string, saysAll = false) {
    super(reason);
    this.saysAll = saysAll;
  }
}

/** A truth value as XML Schema writes it. Throws `Uncastable` for any other text. */
export function truthOf(text: string): boolean {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new Uncastable(`"${text.slice(0, 40)}" is neither true nor false.`);
}
