/**
 * What is printed before the numbers under which a sender is registered, as alternatives of a pattern: whole words, since
 * "Ivana", "Einhorn", "8610 Uster" and "Steuerbüro" begin alike and tell nothing.
 */
export const REGISTRATION_WORDS = String.raw`(?:vat|tva|btw|iva|nif|cif|abn|ein|rcs|kvk|hrb)(?:[-\s]?(?:n[or]|nummer|number|id|reg))?(?!\p{L})|ust(?:-?\s?id\p{L}*)?(?!\p{L})|p\.?\s?iva(?!\p{L})|gstin|siret|siren|handelsregister|registered|steuer(?!b[üu]ro|berat|kanzlei)|st\.?-?\s?n(?:r|ummer)(?!\p{L})`;
