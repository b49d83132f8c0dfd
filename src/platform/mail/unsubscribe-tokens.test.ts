import { expect, test } from 'vitest';
import type { UserId } from '#core/ids.ts';
import { createUnsubscribeTokens, type EndableMails } from './unsubscribe-tokens.ts';

const secret = 'a secret of thirty-two characters';
const tokens = createUnsubscribeTokens({ secret });
const mails: EndableMails[] = [
  { to: 'ruth@example.org', topic: 'invitations' },
  { to: 'ruth@example.org', topic: { kind: 'submissions.approved', userId: 'u1' as UserId } },
];

test.each(mails)('a token stands for its mails and tells nobody else the address', (each) => {
  const token = tokens.make(each);
  expect(tokens.read(token)).toEqual(each);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('ruth');
});

test('a token that was changed, or made with another secret, stands for nothing', () => {
  const token = tokens.make({ to: 'ruth@example.org', topic: 'approvals' });
  const last = token.endsWith('A') ? 'B' : 'A';
  const others = createUnsubscribeTokens({ secret: 'another secret of thirty-two chars' });
  for (const wrong of [
    token.slice(0, -4) + last.repeat(4),
    '',
    'x',
    'a.b',
    others.make(mails[0] as EndableMails),
  ])
    expect(tokens.read(wrong)).toBeUndefined();
});

test('a token outlives a change of the secret', () => {
  const token = tokens.make({ to: 'ruth@example.org', topic: 'approvals' });
  const later = createUnsubscribeTokens({
    secret: 'the next secret of thirty-two chars',
    previousSecret: secret,
  });
  expect(later.read(token)).toMatchObject({ topic: 'approvals' });
});
