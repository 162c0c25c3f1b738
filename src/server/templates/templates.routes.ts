import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pageWordsSchema } from '#contracts/document.ts';
import { importTemplateSchema, newTemplateSchema, putTemplateSchema, templateSchema } from '#contracts/template.ts';
import { byteBudget } from '../analysis/byte-budget.ts';
import { receiveForm } from '../analysis/upload-file.ts';
import type { Deps } from '../deps.ts';
import { appError, fileMissing, invalidField, serverBusy, templateNotFound } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { contentDisposition } from '../http/byte-range.ts';
import { parseInput } from '../http/parse-input.ts';
import { failures, idParams, noContent, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { FileMissingError } from '../storage/storage.ts';
import { readSampleFile, type SampleFile } from './sample-file.ts';
import { samplePages } from './sample-words.ts';
import { changeTemplate, createTemplate, deleteTemplate, importTemplate, replaceSample } from './save-template.ts';
import { toTemplate, wholeTemplate } from './template-wire.ts';
import { countDocumentsRead, findTemplate, listTemplates } from './templates.repository.ts';

const tags = ['templates'];
const BYTES = z.unknown().describe('The bytes');
/** Bytes of samples being taken in at the same time; more wait on the disk. */
const MEMORY_FOR_SAMPLES = 64 * 1024 * 1024;
/** 500 zones with some rules each. */
const TEMPLATE_BODY = { bodyLimit: 4 * 1024 * 1024 };

/** Templates and their samples, each user's own. */
export async function templatesRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const onRequest = requireUser(deps);
  const withinMemory = byteBudget(MEMORY_FOR_SAMPLES, serverBusy);
  const keyOf = (request: { params: { id: string }; user: { id: string } }) => ({
    id: request.params.id,
    userId: request.user.id,
  });
  const findOwn = async (request: Parameters<typeof keyOf>[0]) => {
    const row = await findTemplate(deps.db, keyOf(request));
    if (!row) throw templateNotFound();
    return row;
  };

  /** The fields of a form, and its sample, handed on while its bytes may be held. */
  async function withSample<Result>(
    request: FastifyRequest & { user: { id: string } },
    work: (fields: Record<string, string>, sample: SampleFile | null) => Promise<Result>,
  ): Promise<Result> {
    const { fields, file } = await receiveForm(request, deps.config, 'pdf_file');
    if (!file) return work(fields, null);
    return withinMemory(file.size, async () => work(fields, await readSampleFile(deps, request.user.id, file))).finally(
      file.discard,
    );
  }

  app.get(
    '/api/templates',
    {
      onRequest,
      schema: {
        tags,
        summary: 'All templates, newest first',
        ...SIGNED_IN,
        response: { 200: z.array(templateSchema), ...failures(401) },
      },
    },
    async ({ user }) => {
      const rows = await listTemplates(deps.db, user.id);
      const counts = await countDocumentsRead(
        deps.db,
        user.id,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => toTemplate(row, counts.get(row.id) ?? 0));
    },
  );

  app.post(
    '/api/templates',
    {
      onRequest,
      schema: {
        tags,
        summary: 'A new template',
        description:
          'As multipart: `name`, `description`, `status`, `version`, `zones` and `documentTypes` (JSON texts), ' +
          '`pdf_file` (a PDF or an image; optional) or `document_id` (a document as sample). Or the same as JSON, without a file.',
        consumes: ['multipart/form-data', 'application/json'],
        ...SIGNED_IN,
        response: { 201: templateSchema, ...failures(401, 404, 413, 415, 422) },
      },
      ...TEMPLATE_BODY,
    },
    async (request, reply) => {
      const { id: userId } = request.user;
      const row = request.isMultipart()
        ? await withSample(request, (fields, sample) =>
            createTemplate(deps, userId, parseInput(newTemplateSchema, formTemplate(fields)), sample),
          )
        : await createTemplate(deps, userId, parseInput(newTemplateSchema, request.body), null);
      return reply.code(201).send(await wholeTemplate(deps, row));
    },
  );

  app.post(
    '/api/templates/import',
    {
      onRequest,
      schema: {
        tags,
        summary: 'A new template from an exported one',
        ...SIGNED_IN,
        body: importTemplateSchema,
        response: { 201: templateSchema, ...failures(401, 413, 422) },
      },
      ...TEMPLATE_BODY,
    },
    async (request, reply) =>
      reply.code(201).send(await wholeTemplate(deps, await importTemplate(deps, request.user.id, request.body))),
  );

  app.get(
    '/api/templates/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'One template',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: templateSchema, ...failures(401, 404) },
      },
    },
    async (request) => wholeTemplate(deps, await findOwn(request)),
  );

  app.put(
    '/api/templates/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Change a template; what is left out stays',
        ...SIGNED_IN,
        params: idParams,
        body: putTemplateSchema,
        response: { 200: templateSchema, ...failures(401, 404, 413, 422) },
      },
      ...TEMPLATE_BODY,
    },
    async (request) => wholeTemplate(deps, await changeTemplate(deps, keyOf(request), request.body)),
  );

  app.delete(
    '/api/templates/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Delete a template with its sample; what it read stays',
        ...SIGNED_IN,
        params: idParams,
        response: { 204: noContent, ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      await deleteTemplate(deps, keyOf(request));
      return reply.code(204).send(undefined);
    },
  );

  app.get(
    '/api/templates/:id/pdf',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The sample, as PDF',
        ...SIGNED_IN,
        params: idParams,
        response: { 200: BYTES, ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const { sha256, pdfFilename, pdfSize } = await findOwn(request);
      if (!sha256) throw appError('template.no_pdf', 404, 'PDF not available');
      const stream = await deps.storage.stream(sha256).catch((error: unknown) => {
        throw error instanceof FileMissingError ? fileMissing() : error;
      });
      return reply
        .type('application/pdf')
        .header('content-length', pdfSize ?? undefined)
        .header('content-disposition', contentDisposition('inline', pdfFilename ?? 'sample.pdf'))
        .send(stream);
    },
  );

  app.put(
    '/api/templates/:id/pdf',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Replace the sample: a PDF or an image as multipart field `pdf_file`',
        consumes: ['multipart/form-data'],
        ...SIGNED_IN,
        params: idParams,
        response: { 200: templateSchema, ...failures(401, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      await findOwn(request);
      return withSample(request, async (_fields, sample) => {
        if (!sample) throw invalidField('pdf_file', 'Please choose a PDF or an image.');
        return wholeTemplate(deps, await replaceSample(deps, keyOf(request), sample));
      });
    },
  );

  app.get(
    '/api/templates/:id/pages/:page/words',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The words of a page of the sample, as zones read them',
        ...SIGNED_IN,
        params: idParams.extend({ page: z.string() }),
        response: { 200: pageWordsSchema, ...failures(401, 404, 422, 503) },
      },
    },
    async (request) => {
      const { sha256, userId } = await findOwn(request);
      if (!sha256) throw appError('template.no_pdf', 404, 'PDF not available');
      const { pages } = await samplePages(deps, userId, sha256, { patient: false });
      const page = pages.find(({ number }) => String(number) === request.params.page);
      if (!page) throw appError('page.not_found', 404, `The PDF has no page ${request.params.page}.`);
      return { width: page.width, height: page.height, rotation: 0 as const, words: page.words };
    },
  );
}

/** The fields of the form as the schema has them: lists travel as JSON. */
function formTemplate({ zones, documentTypes, ...fields }: Record<string, string>): Record<string, unknown> {
  return {
    ...fields,
    ...(zones === undefined ? {} : { zones: jsonField('zones', zones) }),
    ...(documentTypes === undefined ? {} : { documentTypes: jsonField('documentTypes', documentTypes) }),
  };
}

function jsonField(name: string, text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField(name, `'${name}' must be a list in JSON.`);
  }
}
