/** How the schema library's own messages begin; ours are whole sentences. */
const LIBRARY_MESSAGE = /^(Invalid (input|option|key|string|union)|Too (big|small):|Unrecognized key)/;

/** What the schema library knows of a mistake. */
export interface Mistake {
  code?: string;
  expected?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  values?: unknown[];
}

/** The sentence for a mistake in the field at `path` ('' for the whole request). Sentences of our own stay. */
export function validationSentence(path: string, message: string, mistake: Mistake): string {
  if (!LIBRARY_MESSAGE.test(message)) return message;
  const field = path ? `'${path}'` : 'The request';
  if (/received undefined$/.test(message)) return `${field} is missing.`;
  if (mistake.code === 'invalid_value' && mistake.values)
    return `${field} must be one of ${mistake.values.join(', ')}.`;
  if (mistake.code === 'too_small' || mistake.code === 'too_big') return `${field} must ${bound(mistake)}.`;
  if (mistake.code === 'invalid_type' && mistake.expected)
    return `${field} must be ${KINDS[mistake.expected] ?? 'different'}.`;
  return `${field} is not valid.`;
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function bound({ code, origin, minimum, maximum }: Mistake): string {
  const units = UNITS[origin ?? ''];
  const [limit, side] = code === 'too_small' ? [minimum, 'at least'] : [maximum, 'at most'];
  return units ? `have ${side} ${limit} ${units[Number(limit) === 1 ? 0 : 1]}` : `be ${side} ${limit}`;
}

const UNITS: Record<string, readonly [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};
