import { z } from 'zod';
import { pageWordsSchema } from '#contracts/document.ts';
import { wordsInReadingOrder } from '#core/layout/layout-document.ts';
import type { Word } from '#core/text-document.ts';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { pageWords } from './document-words.ts';

/** What the engine read on the pages. */
export async function wordsRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  app.get(
    '/api/documents/:id/pages/:page/words',
    {
      onRequest: requireUser(deps),
      schema: {
        tags: ['documents'],
        summary: 'The words of a page, as the engine read them',
        ...SIGNED_IN,
        params: idParams.extend({ page: z.string() }),
        response: { 200: pageWordsSchema, ...failures(401, 404, 422, 503) },
      },
    },
    async (request) => {
      const { id, page: wanted } = request.params;
      const number = /^[1-9]\d{0,5}$/.test(wanted) ? Number(wanted) : 0;
      if (number === 0) throw appError('page.not_found', 404, `The PDF has no page ${wanted}.`);
      const page = await pageWords(deps, { id, userId: request.user.id }, number);
      const { width, height, rotation } = page;
      return { width, height, rotation, words: wordsInReadingOrder(page).map(toWire) };
    },
  );
}

const toWire = ({ text, box, confidence }: Word) => ({
  text,
  box,
  ...(confidence === undefined ? {} : { confidence }),
});
