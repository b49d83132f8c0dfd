import { chance, shuffled } from './chance.ts';
import type { CourseFacts } from './course-facts.ts';
import { esc } from './sheet-page.ts';
import type { Words } from './words/words.ts';
import { makeWordSearch } from './word-search.ts';

/** A page's puzzle from one of the course's own games: hidden words, pairs to join or steps to number. */
export function puzzleOf({ id, lang, games }: CourseFacts, words: Words): string {
  const next = chance(`${id} ${lang}`);
  const bodies = games.map(({ body }) => body);
  const search = bodies.find((body) => body.game === 'word-search');
  const crossword = bodies.find((body) => body.game === 'crossword');
  const pairs = bodies.find((body) => body.game === 'pairs');
  const order = bodies.find((body) => body.game === 'order');
  const hidden = search?.words.map(({ word }) => word) ?? crossword?.words.map(({ answer }) => answer);
  if (hidden) {
    const longest = Math.max(...hidden.map((word) => word.length));
    const size = Math.max(search?.size ?? 0, longest, 11);
    const square = makeWordSearch(hidden, size, lang, id);
    const letters = square.map(
      (row) => `<div style="display:flex">${row.map((letter) => `<b>${letter}</b>`).join('')}</div>`,
    );
    return `${head(words.search, words.searchHow)}<div class="square">${letters.join('')}</div>
      <div class="chips">${hidden.map((word) => `<span>${esc(word)}</span>`).join('')}</div>`;
  }
  if (pairs) {
    const partners = shuffled(
      pairs.pairs.map(({ texts }) => texts[1]),
      next,
    );
    const rows = pairs.pairs.map(
      ({ texts }, index) => `<span>${esc(texts[0])}</span><span>${esc(partners[index] ?? '')}</span>`,
    );
    return `${head(words.pairs, words.pairsHow)}<div class="columns">${rows.join('')}</div>`;
  }
  if (!order) throw new Error(`${id} has no game to make a puzzle from`);
  const steps = shuffled(order.steps, next).map(
    ({ text }) => `<div class="step"><span class="ring"></span><span>${esc(text)}</span></div>`,
  );
  return `${head(words.order, words.orderHow)}<div class="steps card">${steps.join('')}</div>`;
}

function head(title: string, how: string): string {
  return `<div><h2>${esc(title)}</h2><p class="muted">${esc(how)}</p></div>`;
}
