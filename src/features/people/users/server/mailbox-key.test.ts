import { expect, test } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

test.each([
  ['Noa@Example.org', 'noa@example.org'],
  ['noa+mum@example.org', 'noa@example.org'],
  ['noa+mum+dad@example.org', 'noa@example.org'],
  ['n.o.a@example.org', 'n.o.a@example.org'],
  ['n.o.a+mum@gmail.com', 'noa@gmail.com'],
  ['noa@GoogleMail.com', 'noa@gmail.com'],
  ['ｎｏａ@example.org', 'noa@example.org'],
  ['+noa@example.org', '+noa@example.org'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxKey(address)).toBe(mailbox);
});
