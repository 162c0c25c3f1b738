import type { Socket } from 'node:net';
import type { ErrorBody } from '#contracts/common.ts';

const REASONS = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const;

const STATUS: Record<string, keyof typeof REASONS> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const BODIES: Record<keyof typeof REASONS, ErrorBody> = {
  400: { detail: 'The request could not be read.', code: 'request.malformed' },
  408: { detail: 'The request took too long to arrive.', code: 'request.timeout' },
  431: { detail: 'The request is too large.', code: 'request.too_large' },
};

/** Answers what is no HTTP request, is too long in its address or headers, or does not arrive. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // Whoever closed the connection reads no answer.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const body = JSON.stringify(BODIES[status]);
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
