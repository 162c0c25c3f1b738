import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '#contracts/common.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { isUnstorable } from '../db/unstorable.ts';
import { AppError, appError, fromReaderError, serverUnavailable, storageFull } from '../errors.ts';
import { isOutage } from './outage.ts';
import { validationSentence } from './validation-sentence.ts';

/** A fault of ours, as the user reads it. */
export const SERVER_ERROR = appError('server.error', 500, 'Server error. Please try again later.');

/** Fastify's own refusals, by its error codes. */
const FASTIFY_ERRORS: Record<string, [code: string, status: number, detail: string]> = {
  FST_ERR_BAD_URL: ['request.not_found', 404, 'The requested resource was not found.'],
  FST_ERR_MAX_PARAM_LENGTH: ['request.not_found', 404, 'The requested resource was not found.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['request.unsupported_type', 415, 'This content type is not supported here.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['request.too_large', 413, 'The request is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['request.malformed', 422, 'The request could not be read.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['request.invalid', 422, 'The request has no content.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['request.malformed', 422, 'The request is not valid JSON.'],
  FST_REQ_FILE_TOO_LARGE: ['file.too_large', 413, 'The file is too large.'],
  FST_FILES_LIMIT: ['request.invalid', 422, 'Please upload one file at a time.'],
  FST_PARTS_LIMIT: ['request.invalid', 422, 'The form has too many parts.'],
  FST_FIELDS_LIMIT: ['request.invalid', 422, 'The form has too many fields.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['request.unsupported_type', 415, 'Please send the file as multipart/form-data.'],
};

/** The disk's words, and PostgreSQL's (`disk_full`), for being full. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Every way a request can fail, as an answer the user may read. Null: a fault of ours. */
export function toAppError(error: FastifyError | Error): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ReaderError) return error.code === 'analysis.failed' ? null : fromReaderError(error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message = 'Invalid value', keyword, params }) => {
      const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
      return { path, message: validationSentence(path, message, { ...params, code: keyword }) };
    });
    return appError('request.invalid', 422, errors[0]?.message ?? 'Invalid request', { errors });
  }
  const { code = '', statusCode = 500 } = error as FastifyError;
  const sqlState = (error.cause as { code?: unknown } | undefined)?.code ?? code;
  const known = FASTIFY_ERRORS[code];
  if (known) return appError(...known, { cause: error });
  if (isUnstorable(error)) {
    return appError('request.invalid', 422, 'The request holds characters that cannot be stored.');
  }
  if (FULL.has(sqlState) || FULL.has(code)) return storageFull(error);
  if (isOutage(error)) return serverUnavailable(error);
  // The file server's word for names it does not take: nothing is there.
  if (statusCode === 403) return resourceNotFound();
  if (statusCode >= 400 && statusCode < 500) {
    return appError('request.malformed', statusCode === 400 ? 422 : statusCode, 'The request could not be read.', {
      cause: error,
    });
  }
  return null;
}

function send(reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorBody = { ...error.body, detail: error.message, code: error.code };
  if (error.params) body.params = error.params;
  if (error.errors) body.errors = error.errors;
  // What is wrong with a request as a whole has no path.
  else if (error.status === 422 && error.code.startsWith('request.')) {
    body.errors = [{ path: '', message: error.message }];
  }
  return reply
    .code(error.status)
    .headers(error.headers)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

/** Requests that fail before any route is found. */
export function answerFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  send(reply, toAppError(error) ?? SERVER_ERROR);
}

/** One place decides what a failing request answers; no stack, SQL or path ever leaves the server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const known = toAppError(error);
    if (!known || (known.status === 503 && known.cause)) request.log.error({ err: error }, 'request failed');
    return send(reply, known ?? SERVER_ERROR);
  });
}

export const resourceNotFound = () => appError('request.not_found', 404, 'The requested resource was not found.');
