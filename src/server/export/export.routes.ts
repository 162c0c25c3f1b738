import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  type ExportQuery,
  exportBegunSchema,
  exportBodySchema,
  exportJobSchema,
  exportQuerySchema,
  exportRefusedSchema,
} from '#contracts/export.ts';
import type { Deps } from '../deps.ts';
import { appError, fileMissing, serverBusy } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { contentDisposition } from '../http/byte-range.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { userTurns } from '../http/user-turns.ts';
import { FileMissingError } from '../storage/storage.ts';
import { exportDocuments } from './export-documents.ts';
import { findExport } from './export-jobs.ts';
import { FORMATS } from './write-export.ts';

const tags = ['export'];
const BYTES = z.unknown().describe('The file');
/** One user's exports that are written at the same time. */
const EXPORTS_AT_ONCE = 2;

const exportNotFound = () => appError('export.not_found', 404, 'Export not found');

/** Taking documents along: as tables, results, or the files themselves. */
export async function exportRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);
  const turns = userTurns(EXPORTS_AT_ONCE, serverBusy);

  async function answer(userId: string, query: ExportQuery, reply: FastifyReply) {
    const giveBack = await turns.take(userId);
    const gone = new AbortController();
    const leave = () => {
      giveBack();
      gone.abort();
    };
    reply.raw.once('close', leave);
    // Whoever left while waiting closes nothing any more.
    if (reply.raw.destroyed) leave();
    const exported = await exportDocuments(deps, userId, query, { signal: gone.signal });
    if ('jobId' in exported) return reply.code(202).send({ job_id: exported.jobId });
    return reply
      .type(exported.type)
      .header('content-disposition', contentDisposition('attachment', exported.filename))
      .send(exported.open());
  }

  const described = {
    tags,
    description:
      'Up to 1,000 documents come at once as an attachment; for more of them the answer is 202 and the file can be ' +
      'fetched when its job is completed. CSV is UTF-8 with a byte order mark. E-invoices (`ubl`, `facturx`; several ' +
      'as a ZIP) are checked by the rules of EN 16931: where one lacks a term the answer is 422 `export.incomplete`, ' +
      'which names them all in `missing`; in a job those are left out, counted in `left_out` and named in the ZIP.',
    ...SIGNED_IN,
    response: { 200: BYTES, 202: exportBegunSchema, ...failures(401, 404, 503), 422: exportRefusedSchema },
  };

  app.get(
    '/api/export',
    {
      onRequest,
      schema: {
        ...described,
        summary: 'Export the documents that pass a filter, or named ones',
        querystring: exportQuerySchema,
      },
    },
    (request, reply) => answer(request.user.id, request.query, reply),
  );

  app.post(
    '/api/export',
    {
      onRequest,
      config: { readsOnly: true },
      schema: { ...described, summary: 'As GET, for more ids than an address can hold', body: exportBodySchema },
    },
    (request, reply) => answer(request.user.id, request.body, reply),
  );

  const job = '/api/export/jobs/:id';

  app.get(
    job,
    {
      onRequest,
      schema: {
        tags,
        summary: 'How far a large export is',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: exportJobSchema, ...failures(401, 404) },
      },
    },
    async ({ params, user }) => {
      const row = await findExport(deps.db, { id: params.id, userId: user.id }, deps.now());
      if (!row) throw exportNotFound();
      const { id, status, progress, filename, leftOut } = row;
      return {
        status,
        progress,
        filename,
        ...(status === 'completed' ? { download_url: `/api/export/jobs/${id}/file` } : {}),
        ...(leftOut > 0 ? { left_out: leftOut } : {}),
        ...(status === 'failed' ? { detail: 'The export could not be written. Please try again.' } : {}),
      };
    },
  );

  app.get(
    `${job}/file`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The file of a large export, for 24 hours',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: BYTES, ...failures(401, 404) },
      },
    },
    async ({ params, user }, reply) => {
      const row = await findExport(deps.db, { id: params.id, userId: user.id }, deps.now());
      if (row?.status !== 'completed') throw exportNotFound();
      const content = await deps.storage.streamExport(row.id).catch((error: unknown) => {
        throw error instanceof FileMissingError ? fileMissing() : error;
      });
      return reply
        .type(FORMATS[row.query.format].type)
        .header('content-disposition', contentDisposition('attachment', row.filename))
        .send(content);
    },
  );
}
