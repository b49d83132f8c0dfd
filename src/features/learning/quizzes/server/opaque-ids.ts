import type { Sealing } from '#platform/crypto/sealing.ts';
import type { Question } from './authoring/questions.ts';
import type { Response } from './grading.ts';

interface Choice {
  id: string;
  text: string;
}

/** A question that is safe to send: neither the ids of its answers nor their order reveal anything. */
export interface OpaqueIds {
  answers: Choice[];
  /** The choices to join to the answers of a match. */
  matches: Choice[] | undefined;
  write(response: Response): string;
  /** The authored ids of a response as sent; undefined for anything that is not this question's. */
  read(responseId: string): Response | undefined;
}

/** The disguise of a question, the same in every language and process. */
export function disguise(sealing: Sealing, itemId: string, question: Question): OpaqueIds {
  const { id, type, answers, correct } = question;
  const idOf = (side: 'answer' | 'match', answer: string) =>
    sealing.disguise(['answer', itemId, id, side, answer].join('\n'));
  const authored = new Map(
    answers.flatMap(({ id }) => [
      [idOf('answer', id), id],
      [`:${idOf('match', id)}`, id],
    ]),
  );
  const writePart = (part: string) => {
    const [left = '', right] = part.split(':');
    const sent = idOf('answer', left);
    return right === undefined ? sent : `${sent}:${idOf('match', right)}`;
  };
  const readPart = (part: string) => {
    const [left = '', right, ...rest] = part.split(':');
    if (rest.length > 0 || (type === 'match') !== (right !== undefined)) return undefined;
    const one = authored.get(left);
    const other = right === undefined ? undefined : authored.get(`:${right}`);
    if (one === undefined || (right !== undefined && other === undefined)) return undefined;
    return other === undefined ? one : `${one}:${other}`;
  };

  const shown = inOrderOf(answers, ({ id }) => idOf('answer', id));
  const isKey = type === 'order' && shown.every(({ id }, index) => id === correct[index]);
  const [first, ...others] = shown;
  const mixed = isKey && first ? [...others, first] : shown;
  return {
    answers: mixed.map(({ id, text }) => ({ id: idOf('answer', id), text })),
    matches:
      type === 'match'
        ? inOrderOf(answers, ({ id }) => idOf('match', id)).map(({ id, match = '' }) => ({
            id: idOf('match', id),
            text: match,
          }))
        : undefined,
    write: (response) => response.map(writePart).join(','),
    read(responseId) {
      const parts = responseId.split(',').map(readPart);
      return parts.every((part) => part !== undefined) ? parts : undefined;
    },
  };
}

function inOrderOf<T>(all: readonly T[], key: (one: T) => string): T[] {
  return all.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
