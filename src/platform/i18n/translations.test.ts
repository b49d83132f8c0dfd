import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { localeCodes } from '#core/locale.ts';
import { readTranslations } from './translations.ts';

const greeting = 'From {brand}: {count, plural, one {one letter} other {# letters}} for {name}';

function writeMessages(messages: Record<string, string>): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'app/messages'), { recursive: true });
  for (const locale of localeCodes)
    writeFileSync(join(folder, `app/messages/${locale}.json`), JSON.stringify(messages));
  return folder;
}

test('a message is formatted with its values and the product’s name', () => {
  const { en, he } = readTranslations(writeMessages({ 'app.post.greeting': greeting }));
  expect(en.say('app.post.greeting', { count: 1200, name: 'Dovi' })).toBe(
    'From Lamed: 1,200 letters for Dovi',
  );
  expect(he.say('app.post.greeting', { count: 1, name: 'Dovi' })).toBe('From למד: one letter for Dovi');
});

test('a message adapts to the gender it is given, and throws without one', () => {
  const text = '{gender, select, female {Sie lernte mit {name}} male {Er lernte} other {{name} lernt}}';
  const { de } = readTranslations(writeMessages({ 'app.post.learned': text }));
  expect(de.say('app.post.learned', { gender: 'female', name: 'Dovi' })).toBe('Sie lernte mit Dovi');
  expect(de.say('app.post.learned', { gender: 'other', name: 'Dovi' })).toBe('Dovi lernt');
  expect(() => de.say('app.post.learned', { name: 'Dovi' })).toThrow('gender');
});

test('an unknown message shows its key, so that a response is never empty', () => {
  const { en } = readTranslations(writeMessages({ '@app.post.greeting': 'a note for translators' }));
  expect(en.say('app.post.greeting')).toBe('app.post.greeting');
  expect(en.say('@app.post.greeting')).toBe('@app.post.greeting');
});

test('programs get the texts, pages the same ones compiled', async () => {
  const { en } = readTranslations(writeMessages({ 'app.post.greeting': greeting }));
  expect(JSON.parse(String((await en.flat()).plain))).toEqual({
    'app.post.greeting': greeting.replace('{brand}', 'Lamed'),
  });
  const compiled = JSON.parse(String(brotliDecompressSync((await en.forPages()).br))) as object;
  expect(compiled).toEqual({
    'app.post.greeting': expect.arrayContaining(['From Lamed: ', ['name']]) as unknown,
  });
  expect(en.messages).toEqual({ app: { post: { greeting: Object.values(compiled)[0] as unknown } } });
});
