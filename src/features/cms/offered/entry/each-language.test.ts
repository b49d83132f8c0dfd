import { expect, test, vi } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { actOnEach } from './each-language.ts';
import type { LifeChange } from './entry-life.ts';

const notReady = new Error('not ready');
const publish = (...locales: Locale[]): LifeChange => ({ act: 'publish', locales });

test('a language that is not ready keeps none of the others back', async () => {
  const act = vi.fn(async ({ locales }: LifeChange) => {
    if (locales[0] === 'he') throw notReady;
  });
  expect(await actOnEach(publish('ru', 'he', 'en'), act)).toEqual({
    done: ['en', 'ru'],
    refused: [{ locale: 'he', error: notReady }],
  });
  expect(act.mock.calls.map(([change]) => change)).toEqual([publish('en'), publish('he'), publish('ru')]);
});

test('what refuses a single language is thrown', async () => {
  await expect(actOnEach(publish('he'), () => Promise.reject(notReady))).rejects.toBe(notReady);
});
