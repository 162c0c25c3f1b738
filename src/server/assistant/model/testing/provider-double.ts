import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the double answers one request with. */
export interface Turn {
  /** Pieces of text, sent one by one. */
  text?: string[];
  calls?: { name: string; input: unknown }[];
  /** Answers with this status and the provider's shape of an error. */
  failsWith?: number;
  /** Says an error within the stream, after the text. */
  failsMidway?: boolean;
  /** Closes the connection after the text, as when a proxy gives up. */
  breaksOff?: 'cleanly' | 'hard';
  /** After the text nothing more comes. */
  hangs?: boolean;
  /** The turn was cut at its limit of tokens. */
  isCut?: boolean;
  tokens?: number;
}

type Protocol = 'anthropic' | 'openai';
// biome-ignore lint/suspicious/noExplicitAny: tests look into requests of two protocols
type Received = { headers: IncomingMessage['headers']; path: string; body: any };

export interface ProviderDouble {
  url: string;
  /** Every request, oldest first. */
  received: Received[];
  /** What comes next, in this order; with nothing left it answers 500. */
  turns: Turn[];
  /** Resolves when a connection was closed from the other side while the double was hanging. */
  wasLeft: Promise<void>;
  close(): Promise<void>;
}

/** A local server that speaks a provider's protocol, streamed, to its real client. */
export async function startProviderDouble(protocol: Protocol): Promise<ProviderDouble> {
  const received: Received[] = [];
  const turns: Turn[] = [];
  let noteLeft = () => {};
  const wasLeft = new Promise<void>((resolve) => {
    noteLeft = resolve;
  });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      headers: request.headers,
      path: request.url ?? '',
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    const turn = turns.shift() ?? { failsWith: 500 };
    if (turn.failsWith) {
      response.writeHead(turn.failsWith, { 'content-type': 'application/json', 'x-should-retry': 'false' });
      response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', message: 'secret inside' } }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const isOpen = protocol === 'anthropic' ? sayAnthropic(response, turn) : sayOpenAi(response, turn);
    if (isOpen) response.on('close', noteLeft);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${protocol === 'openai' ? '/v1' : ''}`,
    received,
    turns,
    wasLeft,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns whether the stream is left open. */
function endOtherwise(response: ServerResponse, turn: Turn, sendError: () => void): boolean | null {
  if (turn.hangs) return true;
  if (turn.failsMidway) {
    sendError();
    response.end();
  } else if (turn.breaksOff === 'hard') response.destroy();
  else if (turn.breaksOff === 'cleanly') response.end();
  else return null;
  return false;
}

/** As Anthropic's Messages API streams (events named by their type). */
function sayAnthropic(response: ServerResponse, turn: Turn): boolean {
  const send = (event: { type: string; [field: string]: unknown }) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const usage = { input_tokens: turn.tokens ?? 100, output_tokens: 1 };
  const base = { id: 'msg_1', type: 'message', role: 'assistant', model: 'double', content: [] };
  send({ type: 'message_start', message: { ...base, stop_reason: null, stop_sequence: null, usage } });
  let index = 0;
  if (turn.text) {
    send({ type: 'content_block_start', index, content_block: { type: 'text', text: '' } });
    for (const text of turn.text) send({ type: 'content_block_delta', index, delta: { type: 'text_delta', text } });
  }
  const ended = endOtherwise(response, turn, () =>
    send({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  );
  if (ended !== null) return ended;
  if (turn.text) send({ type: 'content_block_stop', index: index++ });
  for (const [n, { name, input }] of (turn.calls ?? []).entries()) {
    const json = typeof input === 'string' ? input : JSON.stringify(input);
    send({
      type: 'content_block_start',
      index,
      content_block: { type: 'tool_use', id: `toolu_${n}`, name, input: {} },
    });
    for (const partial_json of [json.slice(0, 3), json.slice(3)]) {
      send({ type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json } });
    }
    send({ type: 'content_block_stop', index: index++ });
  }
  const stop_reason = turn.isCut ? 'max_tokens' : turn.calls ? 'tool_use' : 'end_turn';
  send({ type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } });
  send({ type: 'message_stop' });
  response.end();
  return false;
}

/** As OpenAI's chat completions stream (data alone, `[DONE]` at the end). */
function sayOpenAi(response: ServerResponse, turn: Turn): boolean {
  const send = (body: object) => response.write(`data: ${JSON.stringify(body)}\n\n`);
  const chunk = (delta: object, finish_reason: string | null = null) =>
    send({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'double',
      choices: [{ index: 0, delta, finish_reason }],
    });
  chunk({ role: 'assistant', content: '' });
  for (const content of turn.text ?? []) chunk({ content });
  const ended = endOtherwise(response, turn, () => send({ error: { message: 'Overloaded', type: 'server_error' } }));
  if (ended !== null) return ended;
  for (const [index, { name, input }] of (turn.calls ?? []).entries()) {
    const json = typeof input === 'string' ? input : JSON.stringify(input);
    const call = { index, id: `call_${index}`, type: 'function', function: { name, arguments: json.slice(0, 3) } };
    chunk({ tool_calls: [call] });
    chunk({ tool_calls: [{ index, function: { arguments: json.slice(3) } }] });
  }
  chunk({}, turn.isCut ? 'length' : turn.calls ? 'tool_calls' : 'stop');
  const total_tokens = turn.tokens ?? 100;
  send({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'double',
    choices: [],
    usage: { prompt_tokens: total_tokens, completion_tokens: 0, total_tokens },
  });
  response.write('data: [DONE]\n\n');
  response.end();
  return false;
}
