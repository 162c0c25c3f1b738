/** Specification §2: what they are called, and the question that each puts into the input. */
export const QUICK_ACTIONS = [
  { name: 'Recent documents', question: 'Show my recent documents' },
  { name: 'Find entities', question: 'Which entities are in my documents?' },
  { name: 'System stats', question: 'Show me the system stats' },
  { name: 'Help', question: 'What can you do?' },
] as const;

/** What an account with documents may begin with. */
export const FIRST_QUESTIONS = [
  'How much did I spend this year, by month?',
  'Which invoices are overdue?',
  'Who are my top 5 sellers?',
] as const;
