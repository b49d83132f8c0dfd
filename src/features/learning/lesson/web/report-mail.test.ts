import { expect, test } from 'vitest';
import { mailHref } from './report-mail.ts';

test('a mail keeps its text intact, whatever a title contains', () => {
  const subject = 'Lamed: “Salt & Pepper?” #1 = 100%';
  const href = mailHref('help@lamed.example', { subject, body: 'ב״ה\nhttps://lamed.example/a?b=c&d' });
  expect(href).not.toMatch(/[\s"“]/);
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe('help@lamed.example');
  expect(searchParams.get('subject')).toBe(subject);
  expect(searchParams.get('body')).toBe('ב״ה\r\nhttps://lamed.example/a?b=c&d');
});
