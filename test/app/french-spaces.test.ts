import { expect, test } from 'vitest';
import { words } from '#scripts/resources/words/words.ts';
import { folders } from '#app/wiring.ts';
import { readCurricula } from '#features/curriculum/server/content/read-curricula.ts';
import { checkContent } from '#features/learning/content/server/check-content.ts';
import { readContentFolder } from '#features/learning/content/server/content-folder.ts';
import { readStaticPages } from '#features/pages/server/content/read-static-pages.ts';
import { readTranslations } from '#platform/i18n/translations.ts';

/** Where a line could break before a punctuation mark, or after an opening quote. */
const breakable = /« | [:;!?»]/;

/** Every text in a value, or every one below a key `fr`. */
function textsIn(value: unknown, isFrench = false): string[] {
  if (typeof value === 'string') return isFrench ? [value] : [];
  if (value instanceof Map) return textsIn(Object.fromEntries(value), isFrench);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, isFrench || key === 'fr'));
}

test.each([
  ['messages', () => textsIn({ fr: readTranslations(folders.source).fr.messages })],
  [
    'courses and captions',
    async () => textsIn(checkContent(await readContentFolder('content'), { requireMedia: false })),
  ],
  ['curricula', async () => textsIn(await readCurricula())],
  ['authored pages', async () => textsIn(await readStaticPages())],
  ['words of printed sheets', () => textsIn(words)],
])('no line of French %s breaks before punctuation or inside its quotes', async (_, read) => {
  const texts = await read();
  expect(texts.filter((text) => /[\u00A0\u202F][:;!?»]/.test(text))).not.toEqual([]);
  expect(texts.filter((text) => breakable.test(text))).toEqual([]);
});
