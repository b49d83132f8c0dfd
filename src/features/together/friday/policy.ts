/** What a question needs to know about something learned. */
export interface Asked {
  id: string;
  title: string;
  type: string;
  questions: readonly { ask: string; answer: string; explanation: string }[];
}

/** A question from a quiz with its answer, or an open one about something that she saw, played or did. */
export type TableQuestion =
  | { kind: 'quiz'; title: string; ask: string; answer: string; explanation: string }
  | { kind: 'story' | 'game' | 'deed'; title: string };

const questionsPerChild = 2;

/**
 * Two questions to ask a child about what she learned: one with an answer where a quiz has one, the other open, about
 * something else. The same all week; `seed` gives siblings who learned the same different ones.
 */
export function chooseQuestions(items: readonly Asked[], seed: string): TableQuestion[] {
  const start = sumOf(seed);
  const pick = <T>(from: readonly T[], index: number) => from[index % from.length];
  const quiz = pick(
    items.filter(({ questions }) => questions.length > 0),
    start,
  );
  const about = quiz && pick(quiz.questions, start);
  const asked: TableQuestion[] = about ? [{ kind: 'quiz', title: quiz.title, ...about }] : [];
  const others = items.filter(({ id, type }) => id !== quiz?.id && type !== 'quiz');
  for (let index = 0; asked.length < questionsPerChild && index < others.length; index += 1) {
    const item = pick(others, start + index);
    if (item) asked.push({ kind: openKindOf(item.type), title: item.title });
  }
  const second = quiz?.questions.find((question) => question !== about);
  if (asked.length < questionsPerChild && quiz && second)
    asked.push({ kind: 'quiz', title: quiz.title, ...second });
  return asked;
}

function openKindOf(type: string): 'story' | 'game' | 'deed' {
  if (type === 'game') return 'game';
  return type === 'challenge' || type === 'rwi' ? 'deed' : 'story';
}

function sumOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}

/** Titles as a list in any language: a Hebrew “and” would be glued to the last one, and Russian lists of this kind have no commas. */
export function listTitles(titles: readonly string[]): string {
  return titles.join(', ');
}
