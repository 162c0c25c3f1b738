import { askedOnce } from '../asked.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';

export const EIGHTEENTH = askedOnce([...GERMAN, ...FRENCH]);
