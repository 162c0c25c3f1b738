import { partyWords } from '../../lexicon/party-words.ts';

/**
 * What is printed before the numbers under which a sender is registered, as alternatives of a pattern: whole words, since
 * "Ivana", "Einhorn", "8610 Uster" and "Steuerbüro" begin alike and tell nothing.
 */
export const REGISTRATION_WORDS = String.raw`(?:${partyWords('registers')})(?:[-\s]?(?:n[or]|nummer|number|id|reg))?(?!\p{L})|${partyWords('registrations')}`;

/** The same with those of companies in English, which stand at the head of a line or in a sender's block. */
export const REGISTERS = String.raw`(?:${REGISTRATION_WORDS}|acn(?!\p{L})|company\s+(?:no|reg))`;
