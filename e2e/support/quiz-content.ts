import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '#core/locale.ts';

/** A question as authored, with its texts in one language. */
export interface AuthoredQuestion {
  type: 'single' | 'multiple' | 'order' | 'match' | 'fill';
  ask: string;
  explanation: string;
  /** The right answers as texts; for a match, the pairs. */
  right: string[];
  pairs: [string, string][];
  /** A wrong answer; a match, an order and a fill have none. */
  wrong: string;
  /** For a VidQuiz: the second at which the film stops to ask, and the one at which the answer's explanation begins. */
  at: number;
  explainedAt: number;
}

interface Structure {
  questions: {
    slug: string;
    type: AuthoredQuestion['type'];
    answers: string[];
    correct?: string | string[];
    at?: number;
    explainedAt?: number;
  }[];
}

interface Texts {
  questions: Record<
    string,
    { ask: string; explanation: string; answers: Record<string, string | [string, string]> }
  >;
}

/** The questions of an item in order, so that a journey knows the right answers. */
export function readQuestions(course: string, item: string, locale: Locale): AuthoredQuestion[] {
  const folder = `content/courses/${course}`;
  const { questions } = parse(readFileSync(`${folder}/items/${item}.yaml`, 'utf8')) as Structure;
  const texts = parse(readFileSync(`${folder}/${locale}/items/${item}.yaml`, 'utf8')) as Texts;
  return questions.map(({ slug, type, answers, correct = answers, at = 0, explainedAt = 0 }) => {
    const said = texts.questions[slug];
    const keys = [correct].flat();
    const textOf = (answer: string) => String([said?.answers[answer]].flat()[0]);
    return {
      type,
      at,
      explainedAt,
      ask: said?.ask ?? '',
      explanation: said?.explanation ?? '',
      right: keys.map(textOf),
      pairs: answers.map((answer) => said?.answers[answer]).filter((text) => Array.isArray(text)),
      wrong: textOf(answers.find((answer) => !keys.includes(answer)) ?? ''),
    };
  });
}
