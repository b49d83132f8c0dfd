import { describe, expect, test } from 'vitest';
import { brand } from '#core/brand.ts';
import { localeCodes } from '#core/locale.ts';
import { checkStaticPages } from './check-static-pages.ts';

const head = `---
title: About {brand}
description: Who makes the films, why they are made of paper, and how to write to us.
updated: 2026-11-22
---
`;
const body = `
We are **many**, and write at
[{email}](mailto:{email}).

## Paper {#paper}

- Cut by hand, see [Paper](/about#paper).
- Lit
  from above.
`;

/** The same page in seven languages, except those given their own text. */
function pages(own: Record<string, string | undefined> = {}): Map<string, string> {
  const texts = localeCodes.map((locale) => [locale, locale in own ? own[locale] : head + body] as const);
  return new Map(
    texts.flatMap(([locale, text]) => (text ? [[`content/pages/about/${locale}.md`, text] as const] : [])),
  );
}

describe('an authored page', () => {
  test('is parsed into paragraphs, lists, bold words and links, with the names from the brand file', () => {
    const page = checkStaticPages(pages()).get('about')?.en;
    expect(page).toEqual({
      title: `About ${brand.name}`,
      description: 'Who makes the films, why they are made of paper, and how to write to us.',
      updatedOn: '2026-11-22',
      intro: [
        {
          kind: 'paragraph',
          runs: [
            { text: 'We are ' },
            { text: 'many', strong: true },
            { text: ', and write at ' },
            { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
            { text: '.' },
          ],
        },
      ],
      sections: [
        {
          id: 'paper',
          title: 'Paper',
          blocks: [
            {
              kind: 'list',
              points: [
                [{ text: 'Cut by hand, see ' }, { text: 'Paper', href: '/about#paper' }, { text: '.' }],
                [{ text: 'Lit from above.' }],
              ],
            },
          ],
        },
      ],
    });
  });

  test.each([
    ['a language is missing', { de: undefined }, 'content/pages/about/de.md:1: this language is missing'],
    [
      'a section is missing',
      { fr: `${head}\nNothing.\n` },
      'fr.md:1: the sections differ from those of the English page',
    ],
    ['its head is incomplete', { it: '---\ntitle: x\n---\n' }, 'it.md:1: description'],
    ['it contains HTML', { en: `${head}\n<b>x</b>\n` }, 'en.md:7: “<” is not understood here'],
    ['a mark is not closed', { en: `${head}\nWe are **many\n` }, 'en.md:7: “*” is not understood here'],
    ['a link leads to a script', { en: `${head}\n[x](javascript:x)\n` }, 'not to javascript:x'],
    ['a link leads nowhere', { en: `${head}\n[x](/nowhere)\n` }, 'there is no /nowhere'],
    ['a link leads to a missing section', { en: `${head}\n[x](/about#none)\n` }, 'there is no /about#none'],
    ['a placeholder is unknown', { en: `${head}\n{nobody}\n` }, 'en.md:7: “{” is not understood here'],
  ])('is refused when %s', (_, own, message) => {
    expect(() => checkStaticPages(pages(own))).toThrow(message);
  });

  test('is refused if its path belongs to another page', () => {
    const texts = new Map([...pages()].map(([path, text]) => [path.replace('about', 'home'), text]));
    expect(() => checkStaticPages(texts)).toThrow('/home is another page');
  });
});
