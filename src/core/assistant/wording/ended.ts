/** A sentence with its full stop; a name that ends in one ("Northwind Tools Ltd.") gives it. */
export const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);
