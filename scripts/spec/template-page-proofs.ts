import type { Proof } from './proof.ts';

const LIST = 'e2e/templates.spec.ts';
const DETAIL = 'e2e/template-detail.spec.ts';
const TESTS = 'e2e/template-test.spec.ts';
const QUICK = 'src/core/templates/quick-check.test.ts';

/** Sections 2, 4, 5, 8 and 9 for the list of templates, a template's page, and its tests. */
export const TEMPLATE_PAGE_PROOFS: readonly Proof[] = [
  {
    test: `${LIST} › without templates the list says in five steps how one is made`,
    holds: { 'a five-step how-to': 'Configure extraction rules' },
  },
  {
    test: `${LIST} › cards show name, description, status and last use; grid and list; search by name or description`,
    holds: { 'an edit button to /templates/{id}/edit': "name: 'Edit Northwind'" },
  },
  {
    test: `${LIST} › the first click arms for three seconds only, the second one in time deletes`,
    shows: ['Delete template', 'Click again to confirm', 'Deleting...'],
    holds: { 'the window of templates is 3 s too': 'waitForTimeout(3200)' },
  },
  {
    test: `${LIST} › a list or deletion that fails says so in the words of the server, else in those of the error`,
    shows: ['Failed to fetch templates', 'Failed to delete template'],
    holds: { 'the response detail comes before the error message': 'The disk is full' },
  },
  {
    test: `${LIST} › an exported template is imported again; what is no template is refused by the server in words`,
    holds: { 'Export downloads the template as JSON': "suggestedFilename()).toBe('acme-2026.json')" },
  },
  {
    test: `${DETAIL} › the overview has information, statistics and the zones`,
    holds: { 'three tabs': "['Overview', 'PDF Preview', 'Test & Validate']" },
  },
  {
    test: `${DETAIL} › the preview shows the sample with or without its zones, zooms from 0.5 to 2 by 0.1, and saves it`,
    holds: { 'the preview frame is 800 px high': 'toBe(800)' },
  },
  {
    test: 'src/web/templates/preview-zoom.test.ts › the zoom of the preview goes from 0.5 to 2 in steps of 0.1',
    holds: { 'preview zoom 0.5 to 2 in steps of 0.1': '1.8, 1.9, 2]' },
  },
  {
    test: `${DETAIL} › a template without a sample says so and has no preview; one that cannot be loaded can be tried again`,
    shows: ['No Template Document', 'PDF not available'],
  },
  {
    test: `${DETAIL} › an absent template is not found; one that cannot be fetched says why and leads back`,
    shows: ['Template not found', 'Failed to fetch template'],
    holds: { 'with a Back to Templates button': "{ name: 'Back to Templates' }" },
  },
  {
    test: `${TESTS} › without analyzed documents it says so; a list or entities that cannot be fetched are only logged`,
    shows: ['No analyzed documents available', 'No rules added yet...'],
  },
  {
    test: `${TESTS} › the documents are those whose analysis is completed, in a list of limited height`,
    holds: { 'a scrolling list of limited height': 'toBeLessThanOrEqual(384)' },
  },
  {
    test: `${TESTS} › the quick check: keywords among the entities, a status and message per zone, the overall score`,
    holds: { '+N more...': '+2 more...' },
  },
  {
    test: `${QUICK} › a required zone without a match fails, any other one warns`,
    shows: ['Required field not found', 'No matching content found'],
  },
  {
    test: `${QUICK} › a mean confidence below 0.7 warns, one of just 0.7 does not`,
    shows: ['Low confidence matches'],
    holds: { 'confidence warning below 0.7': 'matching(0.699999)' },
  },
  {
    test: `${QUICK} › a zone without rules warns, even a required one`,
    shows: ['No validation rules defined'],
  },
  {
    test: `${QUICK} › a zone whose first rule is no keyword rule passes with confidence 0, whatever comes after it`,
    holds: { 'passes with confidence 0': "status: 'pass', message: null, confidence: 0" },
  },
  {
    test: `${QUICK} › 80 or more is green, 60 or more yellow, below 60 red`,
    holds: { 'score 80 or more green, 60 or more yellow': '[100, 80, 79, 60, 59, 0]' },
  },
  {
    test: `${QUICK} › at most three matches are shown, the others are counted`,
    holds: { 'at most 3 matched entities': 'more: 2' },
  },
];
