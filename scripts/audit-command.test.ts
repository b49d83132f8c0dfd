import { expect, test } from 'vitest';
import { describeAudit, readAuditAnchor } from './audit-command.ts';

const hash = 'ab'.repeat(32);
const head = { number: 12, hash };

test.each([
  [['verify'], { number: 0, hash: '' }],
  [['verify', '12', hash], { number: 12, hash }],
])('reads %j', (words, anchor) => expect(readAuditAnchor(words)).toEqual(anchor));

test.each([[[]], [['check']], [['verify', '12']], [['verify', 'x', hash]], [['verify', '12', 'ab']]])(
  'refuses %j, which makes no sense',
  (words) => expect(readAuditAnchor(words)).toBeUndefined(),
);

test.each([
  [undefined, `The audit log is whole: 12 entries. The last: 12 ${hash}`],
  [{ kind: 'altered', number: 3, entryId: 'e3' }, 'Entry 3 (e3) was altered.'],
  [{ kind: 'missing', number: 3, entryId: 'e3' }, 'Entry 3 (e3) is missing.'],
  [{ kind: 'missing', number: 3, entryId: undefined }, 'Entry 3 is missing.'],
  [
    { kind: 'inserted', entryId: 'e9' },
    'Entry e9 was added behind the product’s back: it is not in the chain.',
  ],
  [
    { kind: 'rewritten', number: 3 },
    'The chain was rewritten: up to entry 3 it is not the one that was known.',
  ],
] as const)('says what was found: %j', (fault, words) => expect(describeAudit({ head, fault })).toBe(words));

test('an empty log is said to be empty', () =>
  expect(describeAudit({ head: { number: 0, hash: '' }, fault: undefined })).toBe('The audit log is empty.'));
