import { beforeEach, describe, expect, test } from 'vitest';
import { keepSearch } from '#app/keep-search.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

/** The addresses that are found, best first. */
async function find(query: string, language = 'en'): Promise<string[]> {
  const answer = await app.get(`/api/content/search?q=${encodeURIComponent(query)}&lang=${language}`);
  return answer.json<{ items: { href: string }[] }>().items.map(({ href }) => href);
}

describe('a search finds', () => {
  beforeEach(() => keepSearch(app.services));

  test.each([
    ['curriculum', 'en', '/curriculum'],
    ['downloads', 'en', '/downloads'],
    ['workbook', 'en', '/downloads'],
    ['privacy', 'en', '/privacy'],
    ['games', 'en', '/games'],
    ['jewish year', 'en', '/curriculum/jewish-calendar'],
    ['Purim', 'en', '/curriculum/jewish-calendar/adar'],
    ['Hanukkah', 'en', '/curriculum/jewish-calendar/kislev'],
    ['Chanukah', 'en', '/curriculum/jewish-calendar/kislev'],
    ['vayeshev', 'en', '/curriculum/jewish-calendar/kislev'],
    ['פורים', 'he', '/curriculum/jewish-calendar/adar'],
    ['Пурим', 'ru', '/curriculum/jewish-calendar/adar'],
    ['Pourim', 'fr', '/curriculum/jewish-calendar/adar'],
  ])('for “%s” in %s first of all %s', async (query, language, href) => {
    expect((await find(query, language))[0]).toBe(href);
  });
});
