import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#platform/crypto/passwords.ts';

let running = 0;
let most = 0;
vi.mock('@node-rs/argon2', () => ({
  async hash() {
    running += 1;
    most = Math.max(most, running);
    await setTimeout(1);
    running -= 1;
    return 'hash';
  },
}));

test('however many passwords arrive at once, at most two are hashed at a time', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 ? hashPassword('seven bright candles') : verifyPassword('seven bright candles', undefined),
    ),
  );
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});
