import { PLACES } from '#web/frame/places.ts';
import type { Screen } from './palette-options.ts';

/** Every screen that the palette leads to. */
export const SCREENS: readonly Screen[] = [
  ...PLACES,
  { to: '/?tab=upload', label: 'Upload New', words: 'add invoice file' },
  { to: '/documents?due=overdue', label: 'Overdue invoices', words: 'documents unpaid' },
  { to: '/documents?review=needed', label: 'Documents to review', words: 'check' },
  { to: '/pricing', label: 'Pricing', words: 'plan plans subscription upgrade usage' },
  { to: '/settings', label: 'Settings', words: 'profile company api keys account' },
  { to: '/contact', label: 'Contact', words: 'support help' },
];
