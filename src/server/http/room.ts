import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '#contracts/common.ts';

/** What a feature's routes are registered on. */
export type Room = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The error answers of a route, for its schema. */
export function failures(...statuses: number[]): Record<number, typeof errorSchema> {
  return Object.fromEntries([...statuses, 429].map((status) => [status, errorSchema]));
}

/** For routes behind `requireUser`. */
export const SIGNED_IN = { security: [{ bearer: [] as string[] }] };

export const noContent = z.undefined().describe('Done');
export const idParams = z.object({ id: z.string().min(1).max(100) });
