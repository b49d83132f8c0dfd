import type { CourseFacts, FilmFacts } from './course-facts.ts';
import type { Pictures } from './pictures.ts';
import { firstLines, quotation } from './quotation.ts';
import { esc, type Sheet } from './sheet-page.ts';
import type { Words } from './words/words.ts';

/** Characters of an original that a slide can hold in large letters. */
const mostQuoted = 220;

/** Slides for one lesson: what it is about, each film with its source and questions, the task, and what to take home. */
export function makePresentation(course: CourseFacts, words: Words, pictures: Pictures): Sheet {
  const { title, tagline, description, films, task, respect } = course;
  const art = `<div class="art"><img alt="" src="${pictures.art}"></div>`;
  return {
    format: 'slide',
    foot: respect,
    pages: [
      {
        look: 'night',
        body: `${art}<div class="words"><h1>${esc(title)}</h1><p class="tagline">${esc(tagline)}</p></div>`,
      },
      { body: `<h2>${esc(words.today)}</h2><div class="card grow large">${esc(description)}</div>` },
      ...films.flatMap((film) => filmSlides(film, words, pictures)),
      ...(task
        ? [
            {
              body: `<p class="eyebrow">${esc(words.task)}</p><h2>${esc(task.title)}</h2><div class="card grow list">${task.body.steps
                .map(
                  (step, index) =>
                    `<p class="question"><span class="number">${index + 1}</span><span>${esc(step)}</span></p>`,
                )
                .join('')}</div>`,
            },
          ]
        : []),
      {
        look: 'night',
        body: `${art}<div class="words"><p class="eyebrow" style="color:var(--accent)">${esc(words.takeHome)}</p><h2>${esc(words.thanks)}</h2></div>`,
      },
    ],
  };
}

function filmSlides(
  { id, title, summary, quoted, talk }: FilmFacts,
  words: Words,
  { stills }: Pictures,
): Sheet['pages'] {
  const [still] = stills.get(id) ?? [];
  const questions = talk.map(
    (question, index) =>
      `<p class="question"><span class="number">${index + 1}</span><span>${esc(question)}</span></p>`,
  );
  return [
    {
      body: `<p class="eyebrow">${esc(words.watch)}</p><h2>${esc(title)}</h2><div class="beside grow">
        <div class="card large">${esc(summary)}</div>${still === undefined ? '' : `<img alt="" src="${still}">`}</div>`,
    },
    ...(quoted
      ? [
          {
            body: `<p class="eyebrow">${esc(title)}</p><h2>${esc(words.source)}</h2><div class="card grow list">
              <p><span class="pill">${esc(quoted.reference)}</span></p>${quotation(firstLines(quoted, mostQuoted))}</div>`,
          },
        ]
      : []),
    {
      body: `<p class="eyebrow">${esc(title)}</p><h2>${esc(words.talk)}</h2><div class="card peach grow list wide">${questions.join('')}</div>
        <p class="muted">${esc(words.thinkAlone)}</p>`,
    },
  ];
}
