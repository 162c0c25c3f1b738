import { type ChatEvent, type ChatRequest, chatEventSchema } from '#contracts/assistant.ts';

/** Asks in the streamed form and returns all events, in their order. Throws for a status other than 200. */
export async function chatEvents(url: string, token: string, body: ChatRequest): Promise<ChatEvent[]> {
  const response = await fetch(`${url}/ai/chat`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
  });
  if (response.status !== 200) throw new Error(`The stream answered ${response.status}: ${await response.text()}`);
  const blocks = (await response.text()).split('\n\n').filter((block) => block !== '' && !block.startsWith(':'));
  return blocks.map((block) => {
    const [, type, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    return chatEventSchema.parse({ type, ...JSON.parse(data) });
  });
}
