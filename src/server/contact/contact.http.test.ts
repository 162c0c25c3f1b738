import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../testing/http-client.ts';
import { mailWritten } from '../testing/outbox.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ REGISTRATIONS_PER_HOUR: '1000' });
});
afterAll(() => server.close());

test('a contact message is stored and mailed to support, and says what is missing', async () => {
  const { username, client } = await signUp(server);
  const message = { name: 'Ada', email: 'ada@example.com', subject: `Hello from ${username}`, message: 'A question' };
  expect(await client.json('POST', '/api/contact', message)).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: "Thank you for contacting us! We'll get back to you shortly via email.",
    },
  });
  const mail = await mailWritten(server.dataDir, ({ subject }) => subject === `[Invoscope] Hello from ${username}`);
  expect(mail.replyTo?.[0]?.address).toBe('ada@example.com');
  expect(mail.to?.[0]?.address).toBe('support@localhost');
  for (const [field, value] of [
    ['name', ' '],
    ['email', 'ada'],
    ['subject', ''],
    ['message', ''],
  ] as const) {
    const answer = await client.json('POST', '/api/contact', { ...message, [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(field);
  }
  for (let sent = 2; sent <= 10; sent += 1) await client.json('POST', '/api/contact', message);
  expect((await client.json('POST', '/api/contact', message)).status).toBe(429);
});
