import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ProviderUnclear } from './provider-errors.ts';
import { withinDeadline } from './within-deadline.ts';

test('requests that are each in time, and together are not, are unclear, and what comes of them later harms nothing', async () => {
  const slow = withinDeadline('stripe-us', 40, async () => {
    for (let requests = 0; requests < 3; requests += 1) await wait(30);
    throw new Error('too late for anyone');
  });
  await expect(slow).rejects.toThrow(ProviderUnclear);
  await wait(100);
});

test('work that is done in time answers, and what it throws is thrown', async () => {
  await expect(withinDeadline('stripe-us', 1_000, () => Promise.resolve('done'))).resolves.toBe('done');
  const failing = withinDeadline('stripe-us', 1_000, () => Promise.reject(new Error('its own')));
  await expect(failing).rejects.toThrow('its own');
});
