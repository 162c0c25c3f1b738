import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createLog, describeError } from './log.ts';

function lineOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('a line is JSON with its level in words and its time in UTC', () => {
  const line = JSON.parse(lineOf((log) => log.info({ route: '/x' }, 'request')));
  expect(line).toMatchObject({ level: 'info', route: '/x', msg: 'request' });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('what a failed query was given is left out, with what the database repeats of it', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "ada@example.com"'), {
    code: '22P02',
    detail: 'Key (email)=(ada@example.com) already exists.',
    constraint: 'users_email_key',
  });
  const error = new DrizzleQueryError('insert into users values ($1, $2)', ['ada@example.com', 'Ada King'], cause);
  const line = lineOf((log) => log.error({ err: error }, 'request failed'));
  expect(line).not.toMatch(/ada|King/);
  expect(JSON.parse(line).err).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into users values ($1, $2)',
    cause: { message: 'invalid input syntax for type integer', code: '22P02', constraint: 'users_email_key' },
  });
});

test('addresses, tokens and credentials in messages are masked, and where it happened is kept', () => {
  const said = describeError(
    new Error('550 <ada@example.com>: no; Bearer abc.def; smtp://ada:secret@mail.example.com'),
  );
  expect(said.message).toBe('550 <[address]>: no; [token] smtp://mail.example.com');
  expect(said.stack?.[0]).toMatch(/^at .*log\.test\.ts/);
});

test('a request or an answer that a library hands over is a method and a status', () => {
  const request = { id: '1', method: 'GET', url: '/api/documents?q=secret', headers: { authorization: 'Bearer x' } };
  const line = JSON.parse(lineOf((log) => log.info({ req: request, res: { statusCode: 200, headers: { a: 1 } } }, '')));
  expect(line).toMatchObject({ req: { id: '1', method: 'GET' }, res: { statusCode: 200 } });
  expect(JSON.stringify(line)).not.toMatch(/secret|Bearer|headers/);
});

test('an error that is its own cause, and several in one, end somewhere', () => {
  const circle = new Error('round');
  circle.cause = circle;
  expect(JSON.stringify(describeError(circle)).match(/round/g)).toHaveLength(6);
  const both = describeError(new AggregateError([new Error('one'), new Error('two')], 'both'));
  expect(both.errors?.map(({ message }) => message)).toEqual(['one', 'two']);
});
