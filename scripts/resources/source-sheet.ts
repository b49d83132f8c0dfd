import type { CourseFacts } from './course-facts.ts';
import type { SheetSource } from './course-sources.ts';
import { quotation } from './quotation.ts';
import { esc, type Sheet } from './sheet-page.ts';
import type { Words } from './words/words.ts';

const atMost = 12;

/** The sources of films, task, games and questions, the original beside our translation, and what to discuss in pairs. */
export function makeSourceSheet(
  { title, tagline, films, sources: all, respect }: CourseFacts,
  words: Words,
): Sheet {
  const sources = all.slice(0, atMost);
  const editions = [...new Set(sources.map(({ edition }) => edition))];
  const questions = [...films.flatMap(({ talk }) => talk.slice(0, 1)), ...words.questions].slice(0, 5);
  const asked = questions.map(
    (question, index) =>
      `<p class="question"><span class="number">${index + 1}</span><span>${esc(question)}</span></p>`,
  );
  return {
    format: 'A4',
    foot: respect,
    pages: [
      {
        body: `<div><p class="eyebrow">${esc(words.sourcesheet)}</p><h1 style="font-size:38px">${esc(title)}</h1>
          <p class="muted" style="font-size:17px">${esc(tagline)}</p></div><div class="card">${esc(words.readFirst)}</div>`,
        flow: [
          ...sources.map((source) => article(source, words)),
          `<div class="card peach discuss"><h3>${esc(words.discuss)}</h3>${asked.join('')}</div><p class="muted">${esc(words.ask)}</p>`,
          `<p class="edition">${editions.map(esc).join('<br>')}</p>`,
        ],
      },
    ],
  };
}

function article({ reference, context, lines, film, ask }: SheetSource, words: Words): string {
  const about = film === undefined ? '' : `<span class="about">${esc(words.film)}: ${esc(film)}</span>`;
  return `<article class="source"><p class="reference"><span class="pill">${esc(reference)}</span>${about}</p>
    <p class="muted">${esc(context)}</p>${quotation(lines)}${ask === undefined ? '' : `<p class="ask">${esc(ask)}</p>`}</article>`;
}
