import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import {
  changeTexts,
  freeName,
  listOfObjects,
  listOfTexts,
  movedInList,
  withoutTexts,
  type ItemDraft,
} from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { withThing, withThingChanged } from '#features/learning/authoring/web/editor/draft/named-things.ts';
import type { QuestionType } from '#features/learning/quizzes/contract.ts';
import { questionTypes } from './type-names.ts';

/** A question as far as it has been written. */
export interface QuestionDraft {
  slug: string;
  type: QuestionType;
  answers: string[];
  /** One answer for `single`, several for `multiple`, one for each gap of `fill`; none where the answers are the key. */
  correct: string[];
  picture: string | undefined;
  hasStill: boolean;
  sources: string[];
  /** Seconds of a VidQuiz's film. */
  at: number;
  explainedAt: number;
}

const firstAnswers: Record<QuestionType, number> = { single: 3, multiple: 4, order: 3, match: 3, fill: 3 };
const stopsApart = 10;

/** The questions of a quiz or VidQuiz, in order. */
export function listQuestions({ shared }: Pick<ItemDraft, 'shared'>): QuestionDraft[] {
  return listOfObjects(shared['questions']).map(readQuestion);
}

function readQuestion(question: JsonObject): QuestionDraft {
  const { slug, type, correct, picture, at, explainedAt } = question;
  return {
    slug: typeof slug === 'string' ? slug : '',
    type: questionTypes.find((one) => one === type) ?? 'single',
    answers: listOfTexts(question['answers']),
    correct: typeof correct === 'string' ? [correct] : listOfTexts(correct),
    picture: typeof picture === 'string' ? picture : undefined,
    hasStill: question['still'] !== undefined,
    sources: listOfTexts(question['sources']),
    at: typeof at === 'number' ? at : 0,
    explainedAt: typeof explainedAt === 'number' ? explainedAt : 0,
  };
}

/** With a question of one choice more; in a VidQuiz it stands some seconds after the last one. */
export function addQuestion(
  draft: ItemDraft,
  { id, isInFilm }: { id: string; isInFilm: boolean },
): ItemDraft {
  const questions = listQuestions(draft);
  const slug = freeName(
    'question',
    questions.map((question) => question.slug),
  );
  const at = (questions.at(-1)?.at ?? 0) + stopsApart;
  const times = isInFilm ? { at, explainedAt: at - stopsApart } : {};
  const answers = nameAnswers(firstAnswers.single);
  return withThing(draft, 'questions', { id, slug, type: 'single', answers, correct: '', ...times });
}

/** With a question of another type: answers keep their words, and as much of the key as still makes sense. */
export function setQuestionType(draft: ItemDraft, slug: string, type: QuestionType): ItemDraft {
  const before = findQuestion(draft, slug);
  if (!before || before.type === type) return draft;
  const kept = before.correct.filter(Boolean);
  const changed = change(draft, slug, {
    type,
    correct: keyFor(type, type === 'single' ? kept.slice(0, 1) : kept),
  });
  if ((before.type === 'match') === (type === 'match')) return changed;
  return changeTexts(changed, ['questions', slug, 'answers'], (answers) =>
    isJsonObject(answers)
      ? Object.fromEntries(
          Object.entries(answers).map(([id, text]) => [id, joinOrPart(text, type === 'match')]),
        )
      : answers,
  );
}

function joinOrPart(text: Json, isPair: boolean): Json {
  if (isPair) return Array.isArray(text) ? text : [text, ''];
  return Array.isArray(text) ? (text[0] ?? '') : text;
}

/** How a key is written for a type; undefined where the answers themselves are it. */
function keyFor(type: QuestionType, correct: readonly string[]): Json | undefined {
  if (type === 'order' || type === 'match') return undefined;
  return type === 'single' ? (correct[0] ?? '') : [...correct];
}

export function addAnswer(draft: ItemDraft, slug: string): ItemDraft {
  const question = findQuestion(draft, slug);
  if (!question) return draft;
  return change(draft, slug, { answers: [...question.answers, freeName('answer', question.answers)] });
}

/** Without an answer, its texts in every language and its part of the key. */
export function removeAnswer(draft: ItemDraft, slug: string, answer: string): ItemDraft {
  const question = findQuestion(draft, slug);
  if (!question) return draft;
  const { type, answers, correct } = question;
  const rest = correct.filter((one) => one !== answer);
  const changed = change(draft, slug, {
    answers: answers.filter((one) => one !== answer),
    correct: keyFor(type, rest),
  });
  return withoutTexts(changed, ['questions', slug, 'answers', answer]);
}

export function moveAnswer(draft: ItemDraft, slug: string, from: number, to: number): ItemDraft {
  const question = findQuestion(draft, slug);
  return question ? change(draft, slug, { answers: movedInList(question.answers, from, to) }) : draft;
}

/** Makes an answer right, or no longer; of a single choice only one is. */
export function toggleRight(draft: ItemDraft, slug: string, answer: string): ItemDraft {
  const question = findQuestion(draft, slug);
  if (!question) return draft;
  const { type, answers, correct } = question;
  if (type === 'single') return change(draft, slug, { correct: answer });
  const isRight = correct.includes(answer);
  return change(draft, slug, {
    correct: answers.filter((one) => (one === answer ? !isRight : correct.includes(one))),
  });
}

/** Puts a word into a gap; a word is in one gap only. */
export function fillGap(draft: ItemDraft, slug: string, gap: number, word: string): ItemDraft {
  const question = findQuestion(draft, slug);
  if (!question) return draft;
  const correct = question.correct.map((one) => (one === word ? '' : one));
  while (correct.length <= gap) correct.push('');
  correct[gap] = word;
  return change(draft, slug, { correct });
}

/** As many words in the key as its text has gaps. */
export function fitGaps(draft: ItemDraft, slug: string, gaps: number): ItemDraft {
  const question = findQuestion(draft, slug);
  if (question?.type !== 'fill' || question.correct.length === gaps) return draft;
  const correct = Array.from({ length: gaps }, (_, gap) => question.correct[gap] ?? '');
  return change(draft, slug, { correct });
}

/** Sets where the film stops, or where the part that explains the answer begins; tenths of a second, within the film. */
export function setStop(
  draft: ItemDraft,
  slug: string,
  times: Partial<Record<'at' | 'explainedAt', number>>,
  duration: number,
): ItemDraft {
  const fit = (seconds: number) => Math.round(Math.min(duration, Math.max(0, seconds)) * 10) / 10;
  const fitted = Object.fromEntries(Object.entries(times).map(([name, seconds]) => [name, fit(seconds)]));
  const changed = change(draft, slug, fitted);
  const questions = listOfObjects(changed.shared['questions']).toSorted(
    (one, other) => readQuestion(one).at - readQuestion(other).at,
  );
  return { ...changed, shared: { ...changed.shared, questions } };
}

/** With other values in a question; undefined removes one. */
export function change(
  draft: ItemDraft,
  slug: string,
  changes: Readonly<Record<string, Json | undefined>>,
): ItemDraft {
  return withThingChanged(draft, 'questions', slug, changes);
}

/** Whether the texts of an answer are two, in the language. */
export function answerPath(slug: string, answer: string, type: QuestionType, side: 0 | 1) {
  const path = ['questions', slug, 'answers', answer];
  return type === 'match' ? [...path, side] : path;
}

function findQuestion(draft: ItemDraft, slug: string): QuestionDraft | undefined {
  return listQuestions(draft).find((question) => question.slug === slug);
}

function nameAnswers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `answer-${index + 1}`);
}
