import type { SamplePage } from './sample-page.ts';

/** What zones lie on while there is no sample: an empty A4 sheet. */
export const BLANK_PAGE: SamplePage = {
  width: 595,
  height: 842,
  draw: async () => document.createElement('canvas'),
};
