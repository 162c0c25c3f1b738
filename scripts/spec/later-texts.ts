import type { LaterTexts } from './proof.ts';

/** Quoted texts whose screens are not built yet; a topic leaves this list when its screens arrive with their tests. */
export const LATER_TEXTS: LaterTexts = {
  'Template editor': [
    'Error saving template',
    'Pattern matches!',
    'No match found',
    '1.0.0',
    'Zone N',
    'Template name is required',
    'At least one zone is required for activation',
    'Required zones must have extraction rules: {zone names}',
    'All extraction rules must have valid patterns/values',
    'Please fix validation errors before saving',
    'Zone {first 8 chars of id}',
    ' (Copy)',
    'Template PDF not found. You can upload a new document to edit zones.',
    'Failed to save template',
    'Server error occurred. Please check the console and server logs.',
    'Error processing file: {message}',
    'PDF.js not loaded yet. Please try again in a moment.',
    'Failed to render page: {message}',
    'Unknown error reading file',
  ],
};
