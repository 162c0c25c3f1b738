import type { Proof } from './proof.ts';

const ANALYSIS = 'e2e/analysis.spec.ts';
const DOCUMENTS = 'e2e/documents.spec.ts';
const REVIEW = 'e2e/review.spec.ts';
const VIEWER = 'e2e/viewer.spec.ts';

/** Sections 2, 4, 5, 8 and 9 for the analysis screen, the documents screen and the viewer. */
export const DOCUMENT_PROOFS: readonly Proof[] = [
  { test: `${ANALYSIS} › a file that is no PDF is refused`, shows: ['Please upload a PDF file'] },
  {
    test: `${ANALYSIS} › an analysis in the background is followed through its stages`,
    shows: ['Analyzing document...', 'completed'],
  },
  {
    test: `${ANALYSIS} › an error about the plan offers the plans, any other can be tried again`,
    shows: ['View Pricing Plans'],
  },
  {
    test: `${ANALYSIS} › without documents it offers the upload and a sample invoice`,
    shows: ['Document Analytics Dashboard', 'No Documents Yet'],
  },
  {
    test: `${ANALYSIS} › its cards, charts and lists lead to what is behind them`,
    shows: ['this week', 'No Documents Found'],
  },
  {
    test: 'src/web/analysis/upload/upload-queue.test.ts › without a session nothing is sent',
    shows: ['Authentication required'],
  },
  {
    test: `${REVIEW} › search, type and confidence narrow the groups down to No Results Found`,
    shows: ['No Results Found'],
  },
  { test: `${REVIEW} › a failed analysis says why and can be run again`, shows: ['Error analyzing file'] },
  {
    test: `${REVIEW} › a document analyzed before versions were kept shows v2.0`,
    holds: { 'the analyzer version defaults to v2.0': 'v2.0' },
  },
  {
    test: 'src/web/analysis/results/entity-figures.test.ts › a matched pattern is cut after 50 characters, not through one',
    holds: { 'a matched pattern is cut to 50 characters': "'x'.repeat(51)" },
  },
  {
    test: 'src/web/analysis/results/entity-figures.test.ts › confidences fall into the bands of the specification, borders included',
    holds: { 'high from 0.8, medium from 0.6': '[1, 0.8, 0.799, 0.6, 0.599]' },
  },
  {
    test: `${DOCUMENTS} › a deep link opens the panel with its four tabs; deleting the open document closes it`,
    shows: ['Document Details'],
  },
  {
    test: `${DOCUMENTS} › line items stand in Tables, and the specified sentence where a document has none`,
    shows: ['Table extraction coming soon'],
  },
  {
    test: `${DOCUMENTS} › the first click arms for three seconds only, the second one in time deletes`,
    shows: ['Click again to confirm', 'Deleting...'],
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
    test: 'src/web/documents/documents-store.test.ts › a failure ends loading with its own message, or the sentence of the store',
    shows: ['Failed to fetch documents', 'Failed to fetch document'],
  },
  {
    test: `${VIEWER} › a file that cannot be fetched or opened says so and can be tried again`,
    shows: ['Failed to load PDF'],
    holds: { "'Failed to fetch PDF: status'": 'Failed to fetch PDF: ' },
  },
  { test: `${VIEWER} › a page that cannot be drawn offers to try again`, shows: ['Failed to render page'] },
  {
    test: 'src/web/viewer/zoom.test.ts › steps of 0.2 from 1.2 reach 3 and 0.6 exactly and stay there',
    holds: { 'the viewer zooms from 1.2 within 0.6 to 3 by 0.2': '0.6' },
  },
  {
    test: 'src/web/documents/file-size.test.ts › %d bytes read as %s',
    holds: { 'file sizes display in Bytes, KB, MB and GB': "[1_610_612_736, '1.5 GB']" },
  },
];
