import { expect, test } from 'vitest';
import { holdsLink, nameHoldsLink } from './holds-link.ts';

test.each([
  'see leeds.example/pay',
  'https://leeds.example',
  'write to me@leeds.example',
  'go to www.leeds',
  'leeds\uff0eexample',
])('“%s” holds a link', (text) => expect(holdsLink(text)).toBe(true));

test.each([
  'Thank you. We did it!',
  'At 7:30 we dance… Yours, Rivka',
  'תודה רבה. כל הכבוד.',
  'Gave 3.50 twice',
])('“%s” holds none', (text) => expect(holdsLink(text)).toBe(false));

test.each([
  'http://spam.example Click here',
  'Cheap www.spam',
  'spam.example',
  'Casino.Com',
  'x.com',
  'leah@leeds.example',
])('the name “%s” holds a link', (name) => expect(nameHoldsLink(name)).toBe(true));

test.each(['J.R.Cohen', 'Dr.Cohen', 'Prof. Levi', 'ד.כהן', 'А.Левин', 'Cohen & Sons Ltd.'])(
  'the name “%s” holds none',
  (name) => expect(nameHoldsLink(name)).toBe(false),
);
