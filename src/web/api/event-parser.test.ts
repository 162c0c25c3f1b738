import { expect, test } from 'vitest';
import { eventParser } from './event-parser.ts';

test('an event may arrive in any pieces', () => {
  const text = 'event: progress\ndata: {"progress":40}\n\nevent: completed\ndata: {}\n\n';
  for (let size = 1; size <= text.length; size += 1) {
    const parse = eventParser();
    const events = [];
    for (let at = 0; at < text.length; at += size) events.push(...parse(text.slice(at, at + size)));
    expect(events).toEqual([
      { name: 'progress', data: '{"progress":40}' },
      { name: 'completed', data: '{}' },
    ]);
  }
});

test('heartbeats and unknown fields are passed over', () => {
  expect(eventParser()(': heartbeat\n\nid: 7\nretry: 10\ndata: x\n\n')).toEqual([{ name: 'message', data: 'x' }]);
});

test('several data lines are one text, and Windows line ends count', () => {
  expect(eventParser()('data: a\r\ndata:b\r\n\r\n')).toEqual([{ name: 'message', data: 'a\nb' }]);
});

test('a line end split between two pieces ends one line, not two', () => {
  const parse = eventParser();
  expect(parse('event: progress\r')).toEqual([]);
  expect(parse('\ndata: 1\r\n\r\n')).toEqual([{ name: 'progress', data: '1' }]);
});

test('an event without its empty line is not complete', () => {
  expect(eventParser()('data: half\n')).toEqual([]);
});
