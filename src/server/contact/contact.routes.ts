import { messageSchema } from '#contracts/common.ts';
import { contactMessageSchema } from '#contracts/contact.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** The contact form. */
export async function contactRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  app.post(
    '/api/contact',
    {
      // 10,000 characters, written as JSON writes the rarest of them.
      bodyLimit: 96 * 1024,
      onRequest: requireUser(deps),
      schema: {
        tags: ['contact'],
        summary: 'Write to support',
        ...SIGNED_IN,
        body: contactMessageSchema,
        response: { 200: messageSchema, ...failures(401, 413, 422) },
      },
    },
    async (request) => {
      await sendContactMessage(deps, request.user, request.body);
      return { success: true, message: "Thank you for contacting us! We'll get back to you shortly via email." };
    },
  );
}
