import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifySchema, RawServerDefault, RouteOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '#contracts/common.ts';
import { keyNeeds } from './key-needs.ts';

/** What a feature's routes are registered on. */
export type TypedFastify = FastifyInstance<
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

/**
 * Adds the answers every route of its kind can give: 422 to what it takes, 415 to another kind of body, 403 to API keys
 * that may not. What a path names is there or is 404.
 */
export function withCommonFailures({ schema = {}, method, config }: RouteOptions): FastifySchema {
  const takes = schema.querystring || schema.body;
  const refusesKeys =
    schema.security !== undefined && [method].flat().some((verb) => keyNeeds(verb, config) !== 'read');
  return {
    ...schema,
    response: {
      ...(takes ? { 422: errorSchema } : {}),
      ...(schema.body ? { 415: errorSchema } : {}),
      ...(refusesKeys ? { 403: errorSchema } : {}),
      ...(schema.response as object | undefined),
    },
  };
}

/** For routes that take a form of a few fields, most of them from strangers: nobody sends more than 16 kB. */
export const SMALL_BODY = { bodyLimit: 16 * 1024 };

/** For routes behind `requireUser`. */
export const SIGNED_IN = { security: [{ bearer: [] as string[] }] };

export const noContent = z.undefined().describe('Done');
/** Ids are opaque: one that cannot exist is absent like any other. */
export const idParams = z.object({ id: z.string() });
