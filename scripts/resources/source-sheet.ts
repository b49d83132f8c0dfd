import { gapMark } from '../../src/features/learning/policy-quizzes.ts';
import type { Question } from '../../src/features/learning/server/content/kinds/questions.ts';
import type { CourseFacts } from './course-facts.ts';
import { esc, type Sheet } from './sheet-page.ts';
import type { Words } from './words.ts';

const sourcesOnPage = 5;
const atMost = 9;

interface Source {
  source: string;
  text: string;
  ask?: string | undefined;
}

/** The sources of films, questions and task, what each says in our own words, and what to discuss in pairs. */
export function makeSourceSheet(course: CourseFacts, words: Words): Sheet {
  const sources = listSources(course).slice(0, atMost);
  const [first, second] = [sources.slice(0, sourcesOnPage), sources.slice(sourcesOnPage)];
  const questions = [...course.films.flatMap(({ talk }) => talk.slice(0, 1)), ...words.questions].slice(0, 5);
  const discussion = `<div class="card peach"><h3>${esc(words.discuss)}</h3><div class="steps" style="margin-top:10px">${questions
    .map(
      (question, index) =>
        `<p class="question" style="font-size:15px"><span class="number">${index + 1}</span><span>${esc(question)}</span></p>`,
    )
    .join('')}</div></div><p class="muted">${esc(words.ask)}</p>`;
  return {
    format: 'A4',
    foot: words.respect,
    pages: [
      {
        body: `<div><p class="eyebrow">${esc(words.sourcesheet)}</p><h1 style="font-size:38px">${esc(course.title)}</h1>
          <p class="muted" style="font-size:17px">${esc(course.tagline)}</p></div>
          <div class="card">${esc(words.readFirst)}</div>${toList(first)}`,
      },
      { body: `${toList(second)}${discussion}` },
    ],
  };
}

function toList(sources: readonly Source[]): string {
  return `<div class="sources">${sources
    .map(
      ({ source, text, ask }) =>
        `<article><p><span class="pill">${esc(source)}</span></p>${ask ? `<p class="ask">${esc(ask)}</p>` : ''}<p>${esc(text)}</p></article>`,
    )
    .join('')}</div>`;
}

/** Each text once; the films' own sources first. */
function listSources({ films, questions, games, task }: CourseFacts): Source[] {
  const ofFilms = films.flatMap(({ source, summary }) => (source ? [{ source, text: summary }] : []));
  const ofQuestions = questions.flatMap((question) =>
    question.source ? [{ source: question.source, text: question.explanation, ask: askOf(question) }] : [],
  );
  const ofTask = task?.body.source ? [{ source: task.body.source, text: task.body.why }] : [];
  const ofGames = games.flatMap(({ body }): Source[] => {
    // What was learned ends with its source in brackets.
    const [, text, source] = /^([\s\S]+?)\s*\(([^()]+)\)[.]?$/.exec(body.learned) ?? [];
    return text && source ? [{ source, text: /[.!?]$/.test(text) ? text : `${text}.` }] : [];
  });
  return [...ofFilms, ...ofTask, ...ofGames, ...ofQuestions];
}

/** A question that can be asked without its answers. */
function askOf({ type, ask }: Question): string | undefined {
  if (type === 'fill') return ask.replaceAll(gapMark, '________');
  return type === 'single' ? ask : undefined;
}
