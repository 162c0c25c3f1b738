import { validationReportSchema } from '#contracts/e-invoice.ts';
import { eInvoiceAttachment } from '#reader/attached-xml.ts';
import type { Deps } from '../deps.ts';
import { ownDocument } from '../documents/own-document.ts';
import { appError } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { documentAttachments } from './document-words.ts';

/** More are of no use to anybody; the command line tells them all. */
const MOST_FINDINGS = 500;

/** What the published rules say about a document's e-invoice. */
export async function eInvoiceRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  app.get(
    '/api/documents/:id/validation',
    {
      onRequest: requireUser(deps),
      schema: {
        tags: ['documents'],
        summary: "The document's e-invoice against the rules of EN 16931 (and XRechnung's where it is named)",
        ...SIGNED_IN,
        params: idParams,
        response: { 200: validationReportSchema, ...failures(401, 404, 422) },
      },
    },
    async (request) => {
      const key = ownDocument(request);
      const attachments = await documentAttachments(deps, key);
      const xml = eInvoiceAttachment(attachments);
      if (!xml || xml.leftOut) throw appError('file.no_xml', 404, 'This document has no embedded e-invoice.');
      const report = await deps.reader.validate(xml.bytes, { lane: key.userId });
      return { ...report, findings: report.findings.slice(0, MOST_FINDINGS) };
    },
  );
}
