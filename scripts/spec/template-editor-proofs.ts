import type { Proof } from './proof.ts';

const EDITOR = 'e2e/template-editor.spec.ts';
const STATES = 'e2e/template-editor-states.spec.ts';
const LAYOUT = 'e2e/template-layout.spec.ts';
const STATE = 'src/web/template-editor/state';
const REDUCER = `${STATE}/editor-reducer.test.ts`;
const GEOMETRY = `${STATE}/zone-geometry.test.ts`;

/** Sections 2 to 5, 7, 8 and 9 for the template editor. */
export const TEMPLATE_EDITOR_PROOFS: readonly Proof[] = [
  {
    test: `${EDITOR} › a template is drawn on a sample, given a rule that is tried out, saved, and changed`,
    shows: ['Pattern matches!', 'No match found', 'No rules added yet...'],
    holds: { 'after creating it goes to /templates/{id}': 'toHaveURL(/\\/templates\\/(?!new)[^/]+$/)' },
  },
  {
    test: `${EDITOR} › what keeps a template from being saved or active is listed, and an attempt to save says so`,
    shows: [
      'Error saving template',
      'Please fix validation errors before saving',
      'Template name is required',
      'At least one zone is required for activation',
      'All extraction rules must have valid patterns/values',
    ],
    holds: {
      'Required zones must have extraction rules: {zone names}': 'Required zones must have extraction rules: Zone 1',
      'the tooltip lists what is left to do': 'Fill in all rule values',
      'Save is disabled while any issue exists': "toHaveAttribute('aria-disabled', 'true')",
    },
  },
  {
    test: `${EDITOR} › keys delete, duplicate, undo, redo and switch the grid, and are dead inside inputs`,
    holds: { 'Ctrl+Shift+Z or Ctrl/Cmd+Y redo': "press('Control+Shift+Z')", '? help': "press('?')" },
  },
  {
    test: `${EDITOR} › everything can be done with the keyboard alone`,
    holds: { 'arrow keys nudge': "press('Shift+ArrowDown')" },
  },
  {
    test: `${EDITOR} › a label is renamed where it stands: Enter and leaving commit, Escape cancels, blank is ignored`,
    holds: { 'Escape cancels a rename': "press('Escape')" },
  },
  {
    test: `${EDITOR} › the zoom starts at 150 % and goes from 50 to 300 in steps of 20; two fingers zoom as well`,
    holds: { 'touch pinch zooms': 'Input.dispatchTouchEvent' },
  },
  {
    test: `${EDITOR} › pages are turned and their zones counted; a page number is clamped`,
    holds: { 'page number input is clamped to 1..total pages': "toHaveValue('3')" },
  },
  {
    test: `${EDITOR} › without a zone the panel says what to do, in four steps`,
    holds: { 'an empty state with four steps': 'toHaveCount(4)' },
  },
  {
    test: `${EDITOR} › each type of rule has its own fields`,
    holds: { 'a keyword rule is a comma-separated list': 'Total, Amount due' },
  },
  {
    test: 'src/web/template-editor/canvas/editor-zoom.test.ts › the editor starts at 1.5 and steps by 0.2 from 0.5 to 3',
    holds: { 'editor zoom: start 1.5, step 0.2, range 0.5 to 3': 'toEqual([0.5, 3])' },
  },
  {
    test: `${REDUCER} › a drawn rectangle becomes a selected zone called Zone N, and the mode returns to select`,
    shows: ['Zone N'],
  },
  {
    test: `${REDUCER} › a duplicate carries ' (Copy)' and lies 0.02 to the right and below, with ids of its own`,
    shows: [' (Copy)'],
    holds: { 'duplicate offset 0.02': '{ x: 0.22, y: 0.32 }' },
  },
  {
    test: `${REDUCER} › fifty steps can be taken back`,
    holds: { 'undo history 50': 'toBe(50)' },
  },
  {
    test: `${REDUCER} › the six presets have the sizes, types and labels of the specification`,
    holds: { 'Quick Add presets': "['Line Items', 'table', 0.8, 0.3, 'LINE_ITEMS']" },
  },
  {
    test: `${REDUCER} › arrow keys nudge by 0.005 without snapping, and not off the page`,
    holds: { 'nudge 0.005': 'x: 0.005' },
  },
  {
    test: `${GEOMETRY} › the grid has lines every 5 % of the page`,
    holds: { 'grid spacing 0.05': 'toBe(0.05)' },
  },
  {
    test: `${GEOMETRY} › a resized zone keeps a side of 0.01 and stays within the page`,
    holds: { 'minimum zone size 0.01 per side': 'toBe(0.01)' },
  },
  {
    test: `${STATE}/load-template.test.ts › a zone that lacks everything gets its defaults, then lies on the page`,
    shows: ['Zone {first 8 chars of id}'],
  },
  {
    test: `${STATE}/saved-template.test.ts › a template is sent as version '1.0.0', with x, y, width and height alone, and the page beside them`,
    shows: ['1.0.0'],
  },
  {
    test: 'src/web/template-editor/save/save-failure.test.ts › otherwise the response',
    shows: ['Failed to save template', 'Server error occurred. Please check the console and server logs.'],
  },
  {
    test: `${STATES} › a template whose sample is gone can still be edited, and takes another sample`,
    shows: ['Template PDF not found. You can upload a new document to edit zones.'],
  },
  {
    test: `${STATES} › a file that cannot be a sample says why`,
    holds: { 'Error processing file: {message}': 'Error processing file: Failed to load PDF' },
  },
  {
    test: `${STATES} › a browser that could not fetch its program for PDFs says so`,
    shows: ['PDF.js not loaded yet. Please try again in a moment.'],
  },
  {
    test: `${STATES} › a page that cannot be drawn says why and offers Retry`,
    holds: { 'Failed to render page: {message}': 'Failed to render page: no 2d here' },
  },
  {
    test: 'src/web/template-editor/sample/open-sample.test.ts › a file that cannot be read without a reason says so',
    shows: ['Unknown error reading file'],
  },
  {
    test: `${STATES} › leaving with unsaved changes is asked about`,
    holds: { 'unsaved changes trigger a browser leave-page warning': "toBe('beforeunload')" },
  },
  {
    test: `${LAYOUT} › two hundred zones are dragged among without being drawn anew`,
    holds: { 'only the dragged zone is drawn anew': "toEqual(['zone-25'])" },
  },
];
