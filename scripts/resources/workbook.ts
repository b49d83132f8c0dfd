import type { CourseFacts, FilmFacts } from './course-facts.ts';
import type { Pictures } from './pictures.ts';
import { puzzleOf } from './puzzle.ts';
import { firstLines, quotation } from './quotation.ts';
import { esc, lines, type Sheet } from './sheet-page.ts';
import type { Words } from './words/words.ts';

/** Characters of an original that leave room to write. */
const mostQuoted = 190;

/** Cover, a page for each film, a puzzle, a page to draw, and the task. */
export function makeWorkbook(course: CourseFacts, words: Words, pictures: Pictures): Sheet {
  const { games, task, films, respect } = course;
  const learned = games[0]?.body.learned;
  return {
    format: 'A4',
    foot: respect,
    pages: [
      {
        look: 'night',
        body: `${cover(course, words.workbook, pictures)}<p class="name">${esc(words.belongsTo)} <i></i></p></div>`,
      },
      ...films.map((film, index) => ({ body: filmPage(film, index + 1, words, pictures) })),
      {
        body: `${puzzleOf(course, words)}${
          learned ? `<div class="card"><h3>${esc(words.learned)}</h3><p>${esc(learned)}</p></div>` : ''
        }`,
      },
      {
        body: `<div><h2>${esc(words.draw)}</h2><p class="muted">${esc(words.drawHow)}</p></div><div class="frame"></div>
          <div><h3>${esc(words.drawCaption)}</h3>${lines(2)}</div>`,
      },
      ...(task ? [{ body: taskPage(task, words) }] : []),
    ],
  };
}

/** The cover's art above calm night; its words are left open for what stands below them. */
function cover({ title, tagline }: CourseFacts, eyebrow: string, { art }: Pictures): string {
  return `<div class="art"><img alt="" src="${art}"></div>
    <svg class="wave" viewBox="0 0 794 130" preserveAspectRatio="none"><path fill="var(--accent)" d="M0 74c150-70 300 30 470-10 130-30 220-70 324-24v60H0Z"/><path fill="var(--front)" d="M0 92c150-70 300 30 470-10 130-30 220-64 324-20v68H0Z"/></svg>
    <div class="words"><p class="eyebrow" style="color:var(--accent);font-size:20px">${esc(eyebrow)}</p><h1>${esc(title)}</h1>
    <p class="tagline">${esc(tagline)}</p>`;
}

function filmPage(
  { id, title, summary, source, quoted, talk }: FilmFacts,
  number: number,
  words: Words,
  { stills }: Pictures,
): string {
  const questions = talk.map(
    (question, index) =>
      `<div><p class="question"><span class="number">${index + 1}</span><span>${esc(question)}</span></p>${lines(3)}</div>`,
  );
  const moments = (stills.get(id) ?? []).map((still) => `<img alt="" src="${still}">`);
  return `<div><p class="eyebrow">${esc(words.film)} ${number}</p><h2>${esc(title)}</h2></div>
    <div class="stills">${moments.join('')}</div><p>${esc(summary)}</p>
    ${source === undefined ? '' : `<div class="card"><p class="reference"><span class="pill">${esc(source)}</span></p>${quoted ? quotation(firstLines(quoted, mostQuoted)) : ''}</div>`}
    <h3>${esc(words.talk)}</h3>${questions.join('')}
    <div class="card peach grow"><h3>${esc(words.remember)}</h3></div>`;
}

function taskPage({ title, body }: NonNullable<CourseFacts['task']>, words: Words): string {
  const steps = body.steps.map(
    (step) => `<div class="step"><span class="box"></span><span>${esc(step)}</span></div>`,
  );
  return `<div><p class="eyebrow">${esc(words.task)}</p><h2>${esc(title)}</h2></div>
    <div class="card"><p>${esc(body.why)}</p>${body.source ? `<p style="margin-top:10px"><span class="pill">${esc(body.source)}</span></p>` : ''}</div>
    ${body.needs.length ? `<p><b>${esc(words.needs)}:</b> ${esc(body.needs.join(' · '))}</p>` : ''}
    <h3>${esc(words.steps)}</h3><div class="steps">${steps.join('')}</div>
    <div class="two"><div class="card"><h3>${esc(words.tip)}</h3><p>${esc(body.tip)}</p></div><div class="card"><h3>${esc(words.show)}</h3><p>${esc(body.show)}</p></div></div>
    <div class="grow"><h3>${esc(words.notes)}</h3>${lines(4)}</div>`;
}
