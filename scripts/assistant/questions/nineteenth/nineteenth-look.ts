import { askedOnce } from '../asked.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';

export const NINETEENTH = askedOnce([...ENGLISH, ...GERMAN, ...FRENCH]);
