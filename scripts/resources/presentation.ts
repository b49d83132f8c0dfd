import type { CourseFacts } from './course-facts.ts';
import { esc, type Sheet } from './sheet-page.ts';
import type { Words } from './words.ts';

const filmsAtMost = 2;

/** Slides for one lesson: what it is about, each film and its questions, the task, and a question to take home. */
export function makePresentation(course: CourseFacts, words: Words): Sheet {
  const films = course.films.slice(0, filmsAtMost);
  const { task } = course;
  return {
    format: 'slide',
    pages: [
      {
        look: 'night',
        body: `<div class="art"><img alt="" src="${course.art}"></div><div class="words"><h1>${esc(course.title)}</h1><p class="tagline">${esc(course.tagline)}</p></div>`,
      },
      {
        body: `<h2>${esc(words.today)}</h2><div class="card grow" style="display:grid;align-content:center;font-size:34px;line-height:1.45">${esc(course.description)}</div>`,
      },
      ...films.flatMap(({ title, summary, source, talk }) => [
        {
          body: `<p class="eyebrow">${esc(words.watch)}</p><h2>${esc(title)}</h2>
            <div class="card grow" style="display:grid;align-content:center;gap:26px;font-size:34px;line-height:1.4"><p>${esc(summary)}</p>${source ? `<p><span class="pill" style="font-size:24px">${esc(source)}</span></p>` : ''}</div>`,
        },
        {
          body: `<p class="eyebrow">${esc(title)}</p><h2>${esc(words.talk)}</h2>
            <div class="card peach grow" style="display:grid;align-content:center;gap:34px;font-size:27px">${talk
              .map(
                (question, index) =>
                  `<p class="question"><span class="number">${index + 1}</span><span>${esc(question)}</span></p>`,
              )
              .join('')}</div><p class="muted">${esc(words.thinkAlone)}</p>`,
        },
      ]),
      ...(task
        ? [
            {
              body: `<p class="eyebrow">${esc(words.task)}</p><h2>${esc(task.title)}</h2><div class="card grow" style="display:grid;align-content:center;gap:10px;padding:20px 36px">${task.body.steps
                .map(
                  (step, index) =>
                    `<p class="question" style="font-weight:400;font-size:21px;line-height:1.3"><span class="number">${index + 1}</span><span>${esc(step)}</span></p>`,
                )
                .join('')}</div>`,
            },
          ]
        : []),
      {
        look: 'night',
        body: `<div class="art"><img alt="" src="${course.art}"></div><div class="words"><p class="eyebrow" style="color:var(--accent)">${esc(words.takeHome)}</p><h2>${esc(words.thanks)}</h2></div>`,
      },
    ],
  };
}
