import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { type HttpClient, signUp } from '../../testing/http-client.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { type Received, type Reply, webhookReceiver } from '../../testing/webhook-receiver.ts';

/** A server that calls a receiver of the test's own. */
export async function startWebhooks() {
  let replies: (Reply | Promise<Reply>)[] = [];
  const receiver = await webhookReceiver(() => replies.shift() ?? { status: 204 });
  const server = await startTestServer({
    // So long that nobody who answers is too late on a busy machine.
    ...{ BILLING: 'off', WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_TIMEOUT_S: '60', REGISTRATIONS_PER_HOUR: '1000' },
  });
  return {
    server,
    receiver,
    /** How the receiver answers, call by call; then 204. */
    reply(...next: (Reply | Promise<Reply>)[]): void {
      replies = next;
    },
    /** Forgets what came, and signs somebody up. */
    async begin(): Promise<HttpClient> {
      replies = [];
      receiver.received.length = 0;
      return (await signUp(server)).client;
    },
    async makeWebhook(by: HttpClient, fields: object = {}) {
      const { status, body } = await by.json('POST', '/api/webhooks', { url: `${receiver.url}/hook`, ...fields });
      expect(status).toBe(201);
      return body as { id: string; secret: string };
    },
    untilReceived: (count: number) =>
      expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count),
    async close(): Promise<void> {
      await server.close();
      await receiver.close();
    },
  };
}

/** What the published library makes of a call. Throws when the signature is not right. */
export const verified = ({ secret }: { secret: string }, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers) as {
    type: string;
    data: Record<string, unknown> & { document_id: string };
  };

export const deliveries = async (client: HttpClient, { id }: { id: string }) =>
  (await client.get(`/api/webhooks/${id}/deliveries`)).body;

export const untilOver = (client: HttpClient, webhook: { id: string }, status: string) =>
  expect.poll(async () => (await deliveries(client, webhook))[0]?.status, { timeout: 60_000 }).toBe(status);
