/**
 * The error catalogue of the product specification §8: every sentence the client itself puts before a user, in one
 * place. What the server says in `detail` is shown as it is.
 */
export const messages = {
  authenticationRequired: 'Authentication required. Please log in again.',
  notFound: 'The requested resource was not found.',
  serverError: 'Server error. Please try again later.',
  noResponse: 'No response from server. Please check your network connection.',
  invalidFormat: 'Invalid response format from server',
  emptyResponse: 'Empty response from server',
  unexpected: 'An unexpected error occurred',
  serverStatus: (status: number) => `Server error (${status})`,

  uploadNotPdf: 'Please upload a PDF file',
  uploadNeedsToken: 'Authentication required',
  analysisFailed: 'Error analyzing file',

  invalidCredentials: 'Invalid credentials',
  loginFieldsMissing: 'Please enter username and password',
  loginFailed: 'Authentication failed',
  loginEmpty: 'Login failed: Server returned empty response. Please try again.',
  loginUnparsable: 'Server returned invalid response format',
  loginWithoutToken: 'Login failed: Invalid server response',

  registrationFailed: 'Registration failed',
  registrationOffline: 'Network error: Unable to connect to server. Please check your internet connection.',
  registrationUnreadable: 'Invalid server response. Please try again.',
  passwordsDiffer: 'Passwords do not match',

  resetTokenMissing: 'Invalid or missing reset token',
  resetTokenInvalid: 'Invalid or expired reset token',
  resetMailFailed: 'Failed to send reset email',
  resetFailed: 'Failed to reset password',
  resetUnknown: 'An error occurred. Please try again.',
  resetEmailMissing: 'Please enter your email address',
  resetMailSent: 'If an account with that email exists, a password reset link has been sent.',

  plansFailed: 'Failed to load pricing plans',
  trialFailed: 'Failed to start trial',
  checkoutFailed: 'Failed to create checkout session',

  documentsLoadFailed: 'Failed to load documents',
  entitiesLoadFailed: 'Failed to load entity data',
  documentDeleteFailed: 'Failed to delete document',
  documentsFetchFailed: 'Failed to fetch documents',
  documentFetchFailed: 'Failed to fetch document',

  pdfFetchFailed: (status: number) => `Failed to fetch PDF: ${status}`,
  pdfLoadFailed: 'Failed to load PDF',
  pageRenderFailed: 'Failed to render page',

  templatesFetchFailed: 'Failed to fetch templates',
  templateFetchFailed: 'Failed to fetch template',
  templateDeleteFailed: 'Failed to delete template',
  templateNotFound: 'Template not found',
  templatePdfMissing: 'PDF not available',
  templateSaveFailed: 'Failed to save template',
  templateSaveServerError: 'Server error occurred. Please check the console and server logs.',
  templateSampleMissing: 'Template PDF not found. You can upload a new document to edit zones.',
  sampleFailed: (message: string) => `Error processing file: ${message}`,
  samplePageFailed: (message: string) => `Failed to render page: ${message}`,
  sampleUnreadable: 'Unknown error reading file',
  pdfjsNotLoaded: 'PDF.js not loaded yet. Please try again in a moment.',

  assistantApology:
    'I apologize, but I encountered an error processing your request. Please try again or contact support if the issue persists.',
  assistantEmpty: 'Empty response from AI service',
  assistantUnreadable: 'Invalid response format',

  contactFailed: 'Failed to send message. Please try again.',
  contactSent: "Thank you for contacting us! We'll get back to you shortly via email.",
} as const;

/** A call that did not give what was asked for; `message` is the sentence of the catalogue for the user. */
export class ApiError extends Error {
  /** HTTP status; 0 when the server did not answer. */
  readonly status: number;
  /** The server's machine-readable code, e.g. "document.not_found". */
  readonly code: string | null;
  /** The server's own sentence, where it gave one. */
  readonly detail: string | null;
  /** What was wrong with an answer of status 2xx. */
  readonly unreadable: 'empty' | 'unparsable' | 'unexpected' | null;
  /** What the server's sentence speaks of, e.g. `document_id` of a document that could not be analyzed. */
  readonly params: Readonly<Record<string, unknown>>;
  /** All fields of the answer's body. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    about: {
      status: number;
      code?: string | null;
      detail?: string | null;
      unreadable?: ApiError['unreadable'];
      params?: Readonly<Record<string, unknown>>;
      body?: Readonly<Record<string, unknown>>;
    },
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = about.status;
    this.code = about.code ?? null;
    this.detail = about.detail ?? null;
    this.unreadable = about.unreadable ?? null;
    this.params = about.params ?? {};
    this.body = about.body ?? {};
  }
}

/** The sentence for a status (§8): fixed for 401, 404 and 5xx, else the server's detail. */
function statusMessage(status: number, detail: string | null): string {
  if (status === 401) return messages.authenticationRequired;
  if (status === 404) return messages.notFound;
  if (status >= 500) return messages.serverError;
  return detail ?? messages.serverStatus(status);
}

/** The `detail` of an error body: text, or an object with a message (§7). */
function detailOf(detail: unknown): string | null {
  if (typeof detail === 'string' && detail.trim() !== '') return detail;
  if (typeof detail === 'object' && detail !== null && 'message' in detail) return detailOf(detail.message);
  return null;
}

/** Translates an answer outside 2xx; `body` is its text, which need not be JSON. */
export function errorFromAnswer(status: number, body: string): ApiError {
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(body);
  } catch {
    // A proxy's HTML page or nothing at all: the status alone decides the sentence.
  }
  const fields = typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  const detail = detailOf(fields.detail);
  const code = typeof fields.code === 'string' ? fields.code : null;
  const params = typeof fields.params === 'object' && fields.params !== null ? { ...fields.params } : {};
  return new ApiError(statusMessage(status, detail), { status, code, detail, params, body: fields });
}

/** The server did not answer, or went silent for too long. */
export function noAnswer(): ApiError {
  return new ApiError(messages.noResponse, { status: 0, code: 'network' });
}

/** An answer of status 2xx that cannot be used. */
export function unreadableAnswer(status: number, unreadable: NonNullable<ApiError['unreadable']>): ApiError {
  const message = unreadable === 'empty' ? messages.emptyResponse : messages.invalidFormat;
  return new ApiError(message, { status, code: `answer.${unreadable}`, unreadable });
}

/** The sentence to show for anything thrown: its own message, else `fallback`. */
export function messageOf(error: unknown, fallback: string = messages.unexpected): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** The sentence of the template screens (§8): the response's detail, else the error's message, else `fallback`. */
export function templateMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.detail) || messageOf(error, fallback);
}

/** True when the user or a newer request stopped the call: nothing to report. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
