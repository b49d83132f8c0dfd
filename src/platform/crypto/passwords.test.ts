import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { SemaphoreFull } from '../load/semaphore.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password is stored as argon2id with 19 MiB and two passes, each time with a new salt', async () => {
  const hashes = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(new Set(hashes).size).toBe(2);
  for (const stored of hashes) expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only the password itself verifies', async () => {
  const stored = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', stored)).toBe(true);
  expect(await verifyPassword('Correct horse', stored)).toBe(false);
});

test('an accent typed as a separate character is the same password', async () => {
  const stored = await hashPassword('Éliane-2026');
  expect(await verifyPassword('E\u0301liane-2026', stored)).toBe(true);
});

test('a hash made elsewhere at another cost still verifies', async () => {
  const stored = await hash('correct horse', { memoryCost: 8192, timeCost: 1 });
  expect(await verifyPassword('correct horse', stored)).toBe(true);
});

test('a flood is turned away at once instead of queueing endlessly', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 110 }, () => verifyPassword('x', undefined)),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  // A hundred wait, and one or two are being hashed, depending on the machine's cores.
  expect([8, 9]).toContain(refused.length);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(SemaphoreFull);
  // A hundred hashes take their time on a busy machine.
}, 30_000);
