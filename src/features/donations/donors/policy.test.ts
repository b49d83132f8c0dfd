import { expect, test } from 'vitest';
import { decideMerge, looseMailbox, thanksStateOf } from './policy.ts';

test.each([
  ['Leah.Donor+gifts@Example.org', 'leahdonor@example.org'],
  [' leah@googlemail.com', 'leah@gmail.com'],
  ['l.e.a.h@gmail.com', 'leah@gmail.com'],
  ['leah@ex.ample.org', 'leah@ex.ample.org'],
])('%j probably leads to the mailbox %j', (address, mailbox) => {
  expect(looseMailbox(address)).toBe(mailbox);
});

test('other names and other hosts are other mailboxes', () => {
  expect(looseMailbox('leah@example.org')).not.toBe(looseMailbox('lea@example.org'));
  expect(looseMailbox('leah@example.org')).not.toBe(looseMailbox('leah@example.com'));
});

test('a donor waits for thanks until a day of thanks that is not before her latest gift', () => {
  const gift = new Date('2026-11-17T22:00:00Z');
  expect(thanksStateOf(null, gift)).toBe('never');
  expect(thanksStateOf('2026-11-16', gift)).toBe('again');
  expect(thanksStateOf('2026-11-17', gift)).toBe('done');
  // All of it went back: there is nothing to thank for.
  expect(thanksStateOf('2026-11-16', null)).toBe('done');
});

test('two who stand for themselves are merged; those who are one already stay so', () => {
  const alone = (id: string) => ({ id, head_id: id });
  expect(decideMerge(alone('a'), alone('b'))).toBe('merge');
  expect(decideMerge(alone('a'), alone('a'))).toBe('done');
  expect(decideMerge(alone('a'), { id: 'b', head_id: 'a' })).toBe('done');
  // The other way round at the same moment.
  expect(decideMerge({ id: 'b', head_id: 'a' }, alone('a'))).toBe('done');
});

test('one who was merged with a third meanwhile is not merged again', () => {
  const elsewhere = { id: 'b', head_id: 'c' };
  expect(decideMerge({ id: 'a', head_id: 'a' }, elsewhere)).toBe('merged_meanwhile');
  expect(decideMerge(elsewhere, { id: 'a', head_id: 'a' })).toBe('merged_meanwhile');
});
