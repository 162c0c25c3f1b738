import { subscriptions } from '../../db/subscription-schema.ts';
import { startStripeDouble } from '../../subscription/testing/stripe-double.ts';
import { httpClient, signUp } from '../../testing/http-client.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { Answering } from './answering.test-suite.ts';

/** Trials, the test checkout, the payment provider and its webhook. */
export async function answerSubscriptions({ server, noteAnswers }: Answering): Promise<void> {
  const anyone = httpClient(server);
  await anyone.get('/api/subscription/plans');
  const { client: own } = await signUp(server, { selected_plan: 'essential' });
  await own.get('/api/subscription/status');
  const calls = ['start-trial', 'start-trial', 'portal', 'cancel'];
  for (const call of calls) await own.json('POST', `/api/subscription/${call}`);
  const checkout = () => own.json('POST', '/api/subscription/create-checkout-session', { plan: 'essential' });
  const page = new URL((await checkout()).body.checkout_url).pathname;
  await own.get(page);
  await own.get(`${page}x`);
  await own.form(`${page}x`, { outcome: 'paid' });
  await own.form(page, {});
  await own.form(page, { outcome: 'paid' });
  await checkout();
  for (const call of ['portal', 'cancel', 'keep', 'keep']) await own.json('POST', `/api/subscription/${call}`);

  const stripe = await startStripeDouble();
  const paid = await startTestServer({
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE_ESSENTIAL: 'price_essential',
    STRIPE_PRICE_ADVANCED: 'price_advanced',
    STRIPE_API_BASE: stripe.url,
  });
  const deliver = ({ body, signature }: { body: string; signature: string }) =>
    httpClient(paid).call('POST', '/api/subscription/webhook', {
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  const event = stripe.signedEvent({ type: 'customer.created', object: { id: 'cus_x' } });
  await deliver(event);
  await deliver({ ...event, signature: '' });
  await deliver(stripe.signedEvent({ type: 'customer.subscription.updated', object: { id: 'sub_missing' } }));
  const { client: payer } = await signUp(paid);
  await paid.server.deps.db.update(subscriptions).set({
    plan: 'essential',
    periodStart: new Date(),
    periodEnd: new Date(Date.now() + 86_400_000),
    renewedByProvider: true,
    customerId: 'cus_missing',
    providerSubscriptionId: 'sub_missing',
  });
  await stripe.close();
  for (const call of ['portal', 'cancel']) await payer.json('POST', `/api/subscription/${call}`);
  await paid.server.deps.db.update(subscriptions).set({ cancelAtPeriodEnd: true });
  await payer.json('POST', '/api/subscription/keep');
  await payer.json('POST', '/api/subscription/create-checkout-session', { plan: 'advanced' });
  await noteAnswers(paid);
  await paid.close();
}
