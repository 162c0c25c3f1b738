import type { Proof } from './proof.ts';

const DOCUMENTS = 'e2e/documents.spec.ts';
const ANALYSIS = 'e2e/analysis.spec.ts';
const REVIEW = 'e2e/review.spec.ts';
const VIEWER = 'e2e/viewer.spec.ts';
const STORE = 'src/web/api/documents-store.test.ts';

/** Sections 2, 4, 5, 8 and 9 for the analysis screen, the documents screen and the viewer. */
export const DOCUMENT_PROOFS: readonly Proof[] = [
  { test: `${ANALYSIS} › a file that is no PDF is refused`, shows: ['Please upload a PDF file'] },
  {
    test: `${ANALYSIS} › dragging something else shows a no-drop cursor, dropping a PDF anywhere uploads it`,
    holds: { 'a non-PDF over the zone shows a no-drop cursor': "toHaveCSS('cursor', 'no-drop')" },
  },
  {
    test: `${ANALYSIS} › an analysis in the background is followed through its stages`,
    shows: ['Analyzing document...'],
    holds: { 'progress is shown as a bar': "getByRole('progressbar'" },
  },
  {
    test: `${ANALYSIS} › an error about the plan offers the plans, any other can be tried again`,
    shows: ['View Pricing Plans'],
  },
  {
    test: 'src/web/analysis/upload/upload-queue.test.ts › without a session nothing is sent',
    shows: ['Authentication required'],
  },
  {
    test: 'src/web/analysis/upload/plan-words.test.ts › is about the plan',
    holds: { 'trial, subscription, upgrade or limit reached': 'Document limit reached' },
  },
  {
    test: `${ANALYSIS} › without documents it offers the upload and a sample invoice`,
    shows: ['Document Analytics Dashboard', 'No Documents Yet'],
  },
  {
    test: `${ANALYSIS} › its cards, charts and lists lead to what is behind them`,
    shows: ['No Documents Found', 'this week'],
  },
  {
    test: 'src/web/analysis/initial-tab.test.ts › without a selection the dashboard opens where documents exist',
    holds: { 'the initial tab': "toBe('upload')" },
  },
  {
    test: `${REVIEW} › the summary: entities, confidence, completeness, version, time and size, and the sources`,
    holds: { 'completeness is found/8 key fields': '8key fields found' },
  },
  {
    test: `${REVIEW} › a document analyzed before versions were kept shows v2.0`,
    holds: { 'the analyzer version defaults to v2.0': "toContainText('v2.0')" },
  },
  {
    test: `${REVIEW} › search, type and confidence narrow the groups down to No Results Found`,
    shows: ['No Results Found'],
    holds: { 'the confidence slider goes in steps of 0.1': "toHaveAttribute('step', '0.1')" },
  },
  {
    test: `${REVIEW} › an entity unfolds its context, pattern and method`,
    holds: { 'a matched pattern is cut to 50 characters': 'pattern.slice(0, 50)' },
  },
  {
    test: 'src/web/entities/entity-figures.test.ts › confidences fall into the bands of the specification',
    holds: { 'high from 0.8, medium from 0.6': '[1, 0.8, 0.799, 0.6, 0.599]' },
  },
  { test: `${REVIEW} › a failed analysis says why and can be run again`, shows: ['Error analyzing file'] },
  {
    test: `${DOCUMENTS} › register, upload, results, reload, documents, delete, gone`,
    shows: ['completed', 'Click again to confirm'],
  },
  {
    test: `${DOCUMENTS} › the first click arms for three seconds only, the second one in time deletes`,
    shows: ['Deleting...'],
    holds: { 'the delete confirm window is 3 s': 'waitForTimeout(3200)' },
  },
  {
    test: `${DOCUMENTS} › a deep link opens the panel with its four tabs; deleting the open document closes it`,
    shows: ['Document Details'],
  },
  {
    test: `${DOCUMENTS} › line items stand in Tables, with the specified sentence for all other tables`,
    shows: ['Table extraction coming soon'],
  },
  {
    test: `${DOCUMENTS} › what the server still works on, or has failed at, shows in its badge`,
    shows: ['Processing'],
  },
  {
    test: `${DOCUMENTS} › lists, entities, deletions and documents that fail say so and can be tried again`,
    shows: ['Failed to load documents', 'Failed to load entity data', 'Failed to delete document'],
  },
  {
    test: `${STORE} › a failure ends loading with its own message, or the sentence of the store`,
    shows: ['Failed to fetch documents', 'Failed to fetch document'],
  },
  {
    test: `${STORE} › adding a document replaces the one with the same metadata file name in its place`,
    holds: { 'otherwise puts it first': "['9', '1', '2']" },
  },
  {
    test: `${VIEWER} › the zoom starts at 1.2 and goes from 0.6 to 3 in steps of 0.2`,
    holds: { 'zoom start 1.2': '120%', 'zoom step 0.2': '140%', 'zoom range 0.6 to 3': '300%' },
  },
  {
    test: `${VIEWER} › a file that cannot be fetched or opened says so and can be tried again`,
    shows: ['Failed to load PDF'],
    holds: { 'Failed to fetch PDF: status': 'Failed to fetch PDF: 503' },
  },
  { test: `${VIEWER} › a page that cannot be drawn offers to try again`, shows: ['Failed to render page'] },
  {
    test: 'src/web/format/file-size.test.ts › %d bytes read as %s',
    holds: { 'sizes display in Bytes/KB/MB/GB': "'1.5 GB'" },
  },
];
