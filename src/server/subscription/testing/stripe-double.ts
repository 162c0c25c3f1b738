import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StoredSubscription {
  id: string;
  customer: string;
  status: string;
  priceId: string;
  userId: string;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/**
 * A local server that speaks the part of Stripe's HTTP protocol we use, to the real SDK: form-encoded requests,
 * bearer keys, JSON objects, Stripe's error shape, and signed webhook bodies.
 */
export interface StripeDouble {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** The parameters of every checkout session that was asked for. */
  checkouts: Record<string, string>[];
  subscriptions: Map<string, StoredSubscription>;
  /** The parameters of every change of a subscription, with its id. */
  changes: Record<string, string>[];
  /** The ids of subscriptions that were ended at once. */
  ended: string[];
  /** As of a card that must be confirmed: a prorated change waits until it is paid. */
  cardAsksBack: boolean;
  /** As of a provider in trouble: ending a subscription fails. */
  endingFails: boolean;
  /** A webhook body with its signature header, signed as Stripe does. */
  signedEvent(event: { id?: string; type: string; object: unknown; signedAt?: Date }): {
    body: string;
    signature: string;
  };
  close(): Promise<void>;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

function subscriptionObject(stored: StoredSubscription) {
  return {
    id: stored.id,
    object: 'subscription',
    customer: stored.customer,
    status: stored.status,
    start_date: seconds(stored.startedAt),
    cancel_at_period_end: stored.cancelAtPeriodEnd,
    cancel_at: null,
    pending_update: null,
    latest_invoice: null,
    metadata: { user_id: stored.userId },
    items: {
      object: 'list',
      data: [
        {
          id: `si_${stored.id}`,
          object: 'subscription_item',
          price: { id: stored.priceId, object: 'price' },
          current_period_start: seconds(stored.periodStart),
          current_period_end: seconds(stored.periodEnd),
        },
      ],
    },
  };
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` });
  response.end(JSON.stringify(body));
}

/** Starts the double on a free port of the loopback address. */
export async function startStripeDouble(): Promise<StripeDouble> {
  const secretKey = 'sk_test_double';
  const webhookSecret = 'whsec_double';
  const checkouts: Record<string, string>[] = [];
  const subscriptions = new Map<string, StoredSubscription>();
  const changes: Record<string, string>[] = [];
  const ended: string[] = [];
  const behaviour = { cardAsksBack: false, endingFails: false };

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://double');
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return answer(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    }
    const form = await readForm(request);
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
      checkouts.push(form);
      const id = `cs_test_${checkouts.length}`;
      return answer(response, 200, { id, object: 'checkout.session', url: `https://checkout.stripe.example/c/${id}` });
    }
    if (request.method === 'POST' && pathname === '/v1/billing_portal/sessions') {
      const url = `https://billing.stripe.example/p/${form.customer}`;
      return answer(response, 200, { id: 'bps_1', object: 'billing_portal.session', url });
    }
    const stored = subscriptions.get(pathname.match(/^\/v1\/subscriptions\/([^/]+)$/)?.[1] ?? '');
    if (!stored) {
      const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such subscription' };
      return answer(response, 404, { error });
    }
    if (request.method === 'DELETE') {
      if (behaviour.endingFails) return answer(response, 500, { error: { type: 'api_error', message: 'In trouble' } });
      stored.status = 'canceled';
      ended.push(stored.id);
    }
    if (request.method === 'POST') changes.push({ id: stored.id, ...form });
    const price = request.method === 'POST' ? form['items[0][price]'] : undefined;
    if (price && form['items[0][id]'] !== `si_${stored.id}`) {
      // Stripe would add a second item, and bill both.
      return answer(response, 400, { error: { type: 'invalid_request_error', message: 'Names no item to change' } });
    }
    if (price && form.payment_behavior === 'pending_if_incomplete' && behaviour.cardAsksBack) {
      const waiting = { ...subscriptionObject(stored), pending_update: { expires_at: seconds(stored.periodEnd) } };
      const hosted_invoice_url = `https://invoice.stripe.example/i/${stored.id}`;
      return answer(response, 200, { ...waiting, latest_invoice: { object: 'invoice', hosted_invoice_url } });
    }
    if (price) stored.priceId = price;
    if (request.method === 'POST' && form.cancel_at_period_end) {
      stored.cancelAtPeriodEnd = form.cancel_at_period_end === 'true';
    }
    return answer(response, 200, subscriptionObject(stored));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    webhookSecret,
    checkouts,
    subscriptions,
    changes,
    ended,
    get cardAsksBack() {
      return behaviour.cardAsksBack;
    },
    set cardAsksBack(asks) {
      behaviour.cardAsksBack = asks;
    },
    get endingFails() {
      return behaviour.endingFails;
    },
    set endingFails(fails) {
      behaviour.endingFails = fails;
    },
    signedEvent({ id = `evt_${randomUUID()}`, type, object, signedAt = new Date() }) {
      const body = JSON.stringify({
        id,
        object: 'event',
        type,
        created: seconds(signedAt),
        data: { object },
      });
      // https://docs.stripe.com/webhooks#verify-manually
      const time = seconds(signedAt);
      const digest = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
      return { body, signature: `t=${time},v1=${digest}` };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
