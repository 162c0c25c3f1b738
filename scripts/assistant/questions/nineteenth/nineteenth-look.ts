import { askedOnce } from '../asked.ts';
import { ENGLISH } from './english.ts';

export const NINETEENTH = askedOnce([...ENGLISH]);
