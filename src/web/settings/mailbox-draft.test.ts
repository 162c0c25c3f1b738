import { expect, test } from 'vitest';
import { readDraft, toDraft, withSecurity } from './mailbox-draft.ts';

const typed = { ...toDraft(null), host: 'imap.example.com', username: 'ada', password: 'secret' };

test('what is typed becomes a mailbox: senders in lines or with commas, the password only where one was typed', () => {
  expect(readDraft({ ...typed, senders: 'Billing@example.com, shop.example\n' }, { isNew: true })).toEqual({
    mailbox: {
      host: 'imap.example.com',
      port: 993,
      security: 'tls',
      username: 'ada',
      password: 'secret',
      folder: 'INBOX',
      senders: ['billing@example.com', 'shop.example'],
      afterwards: 'read',
      move_to: null,
      active: true,
    },
  });
  const kept = readDraft({ ...typed, password: '' }, { isNew: false });
  expect('mailbox' in kept && kept.mailbox.password).toBe(undefined);
});

test('every field says what is wrong with it', () => {
  const draft = { ...toDraft(null), port: 'many', afterwards: 'move' as const };
  expect(readDraft(draft, { isNew: true })).toEqual({
    problems: {
      host: 'Please enter the mail server',
      port: 'A port is a number from 1 to 65535',
      username: 'Please enter the user name',
      password: 'Please enter the password',
      move_to: 'Please enter the folder to move mail to',
    },
  });
  expect(readDraft({ ...typed, afterwards: 'move', moveTo: ' ' }, { isNew: true })).toEqual({
    problems: { move_to: 'Please enter the folder to move mail to' },
  });
});

test('the usual port goes along with the kind of TLS, another one stays', () => {
  expect(withSecurity(typed, 'starttls').port).toBe('143');
  expect(withSecurity({ ...typed, port: '1993' }, 'starttls').port).toBe('1993');
});
