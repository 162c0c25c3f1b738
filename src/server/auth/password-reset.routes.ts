import { z } from 'zod';
import { confirmResetSchema, requestResetSchema, validateTokenSchema } from '#contracts/auth.ts';
import { messageSchema } from '#contracts/common.ts';
import type { Deps } from '../deps.ts';
import { addressKey } from '../http/address-key.ts';
import { failures, SMALL_BODY, type TypedFastify } from '../http/typed-fastify.ts';
import { confirmPasswordReset, isResetTokenValid, requestPasswordReset } from './password-reset.ts';

const tags = ['accounts'];

/** Asking for a reset link, checking its token, choosing a new password. */
export async function passwordResetRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  app.post(
    '/api/auth/request-reset',
    {
      ...SMALL_BODY,
      schema: {
        tags,
        summary: 'Ask for a password reset link',
        body: requestResetSchema,
        response: { 200: messageSchema, ...failures(413, 422) },
      },
    },
    async (request) => {
      await requestPasswordReset(deps, { email: request.body.email, address: addressKey(request.ip) });
      return {
        success: true,
        message: 'If an account with that email exists, a password reset link has been sent.',
      };
    },
  );

  app.post(
    '/api/auth/validate-token',
    {
      ...SMALL_BODY,
      schema: {
        tags,
        summary: 'Whether a reset token is valid',
        querystring: z.object({ token: z.string().max(500).default('') }),
        response: { 200: validateTokenSchema, ...failures(422) },
      },
    },
    async (request) => ({ valid: await isResetTokenValid(deps, request.query.token) }),
  );

  app.post(
    '/api/auth/confirm-reset',
    {
      ...SMALL_BODY,
      schema: {
        tags,
        summary: 'Choose a new password',
        body: confirmResetSchema,
        response: { 200: messageSchema, ...failures(413, 422) },
      },
    },
    async (request) => {
      const { token, new_password: newPassword } = request.body;
      await confirmPasswordReset(deps, { token, newPassword, address: addressKey(request.ip) });
      return { success: true, message: 'Your password has been reset.' };
    },
  );
}
