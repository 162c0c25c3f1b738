/** Where a conversation stands in the address. */
export interface AssistantAddress {
  conversation: string | null;
  /** The document that is asked about; null for all. */
  document: string | null;
}

export function readAddress(params: URLSearchParams): AssistantAddress {
  return { conversation: params.get('conversation') || null, document: params.get('document') || null };
}

export function assistantLink({ conversation, document }: Partial<AssistantAddress> = {}): string {
  const params = new URLSearchParams({ ...(conversation ? { conversation } : {}), ...(document ? { document } : {}) });
  return params.size === 0 ? '/ai' : `/ai?${params}`;
}

/** Navigation state: a question typed elsewhere, asked on arrival. */
export interface AskState {
  question: string;
}

export function questionOf(state: unknown): string | null {
  const question = (state as Partial<AskState> | null)?.question;
  return typeof question === 'string' && question.trim() !== '' ? question : null;
}
