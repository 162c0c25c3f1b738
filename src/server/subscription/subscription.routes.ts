import { z } from 'zod';
import {
  checkoutRequestSchema,
  checkoutSchema,
  planSchema,
  portalSchema,
  subscriptionStatusSchema,
} from '#contracts/subscription.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from '../http/authenticate.ts';
import { failures, idParams, SIGNED_IN, type TypedFastify } from '../http/typed-fastify.ts';
import { productHead, WEB_CLIENT_FOLDER } from '../http/web-client.ts';
import { cancelSubscription, keepSubscription, portalUrl } from './cancel-subscription.ts';
import { createCheckout } from './checkout.ts';
import { startTrialNow } from './start-plan.ts';
import { PLANS_ON_WIRE, subscriptionStatus } from './subscription-status.ts';
import { completeTestCheckout, findTestCheckout } from './test-checkout.ts';
import { testCheckoutOver, testCheckoutPage } from './test-checkout-page.ts';

const tags = ['subscription'];

/** Plans, the user's standing, and the way to pay. */
export async function subscriptionRoutes(app: TypedFastify, deps: Deps): Promise<void> {
  const user = requireUser(deps);

  app.get(
    '/api/subscription/plans',
    { schema: { tags, summary: 'The three plans', response: { 200: z.array(planSchema), ...failures() } } },
    async () => PLANS_ON_WIRE,
  );

  app.get(
    '/api/subscription/status',
    {
      onRequest: user,
      schema: {
        tags,
        summary: 'Plan and usage',
        ...SIGNED_IN,
        response: { 200: subscriptionStatusSchema, ...failures(401) },
      },
    },
    (request) => subscriptionStatus(deps, request.user.id),
  );

  app.post(
    '/api/subscription/start-trial',
    {
      onRequest: user,
      config: { withoutKeys: true },
      schema: {
        tags,
        summary: 'Start the 14-day trial',
        ...SIGNED_IN,
        response: { 200: subscriptionStatusSchema, ...failures(401, 409) },
      },
    },
    async (request) => {
      await startTrialNow(deps, request.user.id);
      return subscriptionStatus(deps, request.user.id);
    },
  );

  app.post(
    '/api/subscription/create-checkout-session',
    {
      onRequest: user,
      config: { withoutKeys: true },
      schema: {
        tags,
        summary: 'Where a plan is paid',
        ...SIGNED_IN,
        body: checkoutRequestSchema,
        response: { 200: checkoutSchema, ...failures(401, 409, 422, 503) },
      },
    },
    async (request) => ({ checkout_url: await createCheckout(deps, request.user, request.body.plan) }),
  );

  app.post(
    '/api/subscription/portal',
    {
      onRequest: user,
      config: { withoutKeys: true },
      schema: {
        tags,
        summary: 'Where card, plan and bills are changed',
        ...SIGNED_IN,
        response: { 200: portalSchema, ...failures(401, 409, 503) },
      },
    },
    async (request) => ({ portal_url: await portalUrl(deps, request.user.id) }),
  );

  app.post(
    '/api/subscription/cancel',
    {
      onRequest: user,
      config: { withoutKeys: true },
      schema: {
        tags,
        summary: "Cancel to the period's end",
        ...SIGNED_IN,
        response: { 200: subscriptionStatusSchema, ...failures(401, 409, 503) },
      },
    },
    async (request) => {
      await cancelSubscription(deps, request.user.id);
      return subscriptionStatus(deps, request.user.id);
    },
  );

  app.post(
    '/api/subscription/keep',
    {
      onRequest: user,
      config: { withoutKeys: true },
      schema: {
        tags,
        summary: 'Take a cancellation, or a smaller plan that was to follow, back',
        ...SIGNED_IN,
        response: { 200: subscriptionStatusSchema, ...failures(401, 409, 503) },
      },
    },
    async (request) => {
      await keepSubscription(deps, request.user.id);
      return subscriptionStatus(deps, request.user.id);
    },
  );

  if (deps.config.BILLING !== 'test') return;

  const head = productHead(WEB_CLIENT_FOLDER);
  const pages = {
    tags,
    params: idParams,
    response: {
      404: z.unknown().describe('A page'),
      ...failures(),
    },
  };
  app.get(
    '/checkout/test/:id',
    {
      schema: {
        ...pages,
        summary: 'The test checkout page',
        response: { ...pages.response, 200: z.unknown().describe('A page') },
      },
    },
    async (request, reply) => {
      const checkout = await findTestCheckout(deps, request.params.id);
      reply.type('text/html; charset=utf-8');
      if (typeof checkout !== 'string') return testCheckoutPage(head, checkout);
      return reply.code(404).send(testCheckoutOver(head, checkout));
    },
  );

  app.post(
    '/checkout/test/:id',
    {
      schema: {
        ...pages,
        // The page's own form: no call for programs.
        hide: true,
        summary: 'Pay or cancel on the test checkout page',
        consumes: ['application/x-www-form-urlencoded'],
        response: { ...pages.response, 303: z.unknown().describe('Back to the product') },
        body: z.object({ outcome: z.enum(['paid', 'cancelled'], 'Choose paid or cancelled') }),
      },
    },
    async (request, reply) => {
      const { outcome } = request.body;
      if (!(await completeTestCheckout(deps, request.params.id, outcome))) {
        const over = await findTestCheckout(deps, request.params.id);
        const page = testCheckoutOver(head, typeof over === 'string' ? over : 'unknown');
        return reply.code(404).type('text/html; charset=utf-8').send(page);
      }
      const result = outcome === 'paid' ? 'success' : 'cancelled';
      return reply.redirect(`${deps.publicUrl()}/pricing?checkout=${result}`, 303);
    },
  );
}
