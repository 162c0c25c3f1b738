import { z } from 'zod';
import { checkAccountSchema, registeredSchema, tokenSchema, userSchema } from '#contracts/auth.ts';
import type { Deps } from '../deps.ts';
import { appError } from '../errors.ts';
import { addressKey } from '../http/address-key.ts';
import { bearerToken, requireUser } from '../http/authenticate.ts';
import { failures, noContent, SIGNED_IN, SMALL_BODY, type TypedFastify } from '../http/typed-fastify.ts';
import { checkAccount, registerUser } from './register-user.ts';
import { noteSecurityEvent } from './security-log.ts';
import { revokeSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { toUser } from './users.ts';

const tags = ['accounts'];
const field = z.string().default('');

// Longer than any password we store: refused as wrong before argon2 gets to work on it.
const MAX_TRIED_PASSWORD = 256;

/** Registration, login, logout and the profile. */
export async function authRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const user = requireUser(deps);

  app.post(
    '/api/auth/register',
    {
      ...SMALL_BODY,
      schema: {
        tags,
        summary: 'Create an account',
        consumes: ['application/x-www-form-urlencoded'],
        body: z
          .object({
            username: field,
            email: field,
            password: field,
            full_name: z.string().optional(),
            company: z.string().optional(),
            selected_plan: z.string().optional(),
          })
          .nullish()
          .transform((body) => body ?? { username: '', email: '', password: '' }),
        response: { 201: registeredSchema, ...failures(403, 409, 413, 422) },
      },
    },
    async (request, reply) => {
      const form: {
        username: string;
        email: string;
        password: string;
        full_name?: string | undefined;
        company?: string | undefined;
        selected_plan?: string | undefined;
      } = request.body;
      const registered = await registerUser(deps, {
        username: form.username,
        email: form.email,
        password: form.password,
        fullName: form.full_name,
        company: form.company,
        selectedPlan: form.selected_plan,
        address: addressKey(request.ip),
      });
      return reply.code(201).send({
        access_token: registered.token,
        token_type: 'bearer' as const,
        user: toUser(registered.user),
        ...(registered.checkoutUrl ? { checkout_url: registered.checkoutUrl } : {}),
      });
    },
  );

  app.post(
    '/api/auth/check-account',
    {
      ...SMALL_BODY,
      schema: {
        tags,
        summary: 'Whether a username and e-mail address are free to be registered',
        body: checkAccountSchema,
        response: { 204: noContent, ...failures(403, 409, 413, 422) },
      },
    },
    async (request, reply) => {
      await checkAccount(deps, { ...request.body, address: addressKey(request.ip) });
      return reply.code(204).send(undefined);
    },
  );

  app.post(
    '/simple-token',
    {
      ...SMALL_BODY,
      schema: {
        tags,
        summary: 'Log in with a username or e-mail address',
        consumes: ['application/x-www-form-urlencoded'],
        body: z.object({ username: field, password: field }).nullish(),
        response: { 200: tokenSchema, ...failures(401, 413, 422) },
      },
    },
    async (request) => {
      const { username = '', password = '' } = request.body ?? {};
      if (username.trim() === '' || password === '') {
        const message = 'Please enter username and password';
        throw appError('auth.missing_credentials', 422, message, {
          errors: [{ path: username.trim() === '' ? 'username' : 'password', message }],
        });
      }
      if (password.length > MAX_TRIED_PASSWORD) throw appError('auth.invalid_credentials', 401, 'Invalid credentials');
      const token = await signIn(deps, { login: username, password, address: addressKey(request.ip) });
      return { access_token: token, token_type: 'bearer' as const };
    },
  );

  app.post(
    '/api/auth/logout',
    {
      ...SMALL_BODY,
      onRequest: user,
      // A key is ended by deleting it.
      config: { withoutKeys: true },
      schema: { tags, summary: 'Revoke the token', ...SIGNED_IN, response: { 204: noContent, ...failures(401) } },
    },
    async (request, reply) => {
      await revokeSession(deps.db, bearerToken(request) ?? '');
      noteSecurityEvent(deps, 'session.ended', request.user.id);
      return reply.code(204).send(undefined);
    },
  );

  app.get(
    '/users/me',
    {
      onRequest: user,
      schema: { tags, summary: 'The signed-in user', ...SIGNED_IN, response: { 200: userSchema, ...failures(401) } },
    },
    async (request) => toUser(request.user),
  );
}
