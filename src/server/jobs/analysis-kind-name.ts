/** Name of the kind of jobs that read documents; their progress is a document's. */
export const ANALYSIS = 'analysis';
