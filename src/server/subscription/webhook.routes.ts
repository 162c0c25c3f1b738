import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { resourceNotFound } from '../http/error-handler.ts';
import { failures, type TypedFastify } from '../http/typed-fastify.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { providerUnreachable } from './change-plan.ts';
import type { PaymentEvent } from './payments.ts';

/** The payment provider's webhook; registered apart because the signature is over the body's very bytes. */
export async function webhookRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/api/subscription/webhook',
    {
      schema: {
        tags: ['subscription'],
        summary: "The payment provider's signed events",
        response: { 200: z.object({ received: z.literal(true) }), ...failures(401, 404, 503) },
      },
    },
    async (request) => {
      if (!deps.payments) throw resourceNotFound();
      const event = readSigned(request.body, request.headers['stripe-signature']);
      try {
        await applyPaymentEvent(deps, event);
      } catch (cause) {
        // Not acknowledged: the provider sends it again.
        request.log.error({ err: cause, event: event.id }, 'payment event failed');
        throw providerUnreachable(cause);
      }
      return { received: true as const };
    },
  );

  function readSigned(body: unknown, signature: string | string[] | undefined): PaymentEvent {
    try {
      return deps.payments!.readEvent(body as Buffer, String(signature ?? ''));
    } catch (cause) {
      throw appError('subscription.invalid_signature', 401, 'The signature does not fit the event.', { cause });
    }
  }
}
