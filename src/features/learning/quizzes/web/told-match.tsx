import { useTranslations } from 'use-intl';
import type { ToldAnswerProps } from './told-answer.tsx';
import { partnerOf } from './draft.ts';
import { ToldRow } from './told-row.tsx';

/** The right pairs, and what was joined instead. */
export function ToldMatch({ question, given }: ToldAnswerProps) {
  const t = useTranslations();
  const { answers, matches = [] } = question;
  const textOf = (id: string | undefined) => matches.find((match) => match.id === id)?.text ?? '';
  const right = given.correctResponse.split(',');
  const chosen = given.responseId.split(',');
  return (
    <ul className="grid gap-2">
      {answers.map(({ id, text }) => {
        const match = textOf(partnerOf(right, id));
        const joinedTo = textOf(partnerOf(chosen, id));
        const isRight = match === joinedTo;
        return (
          <li key={id}>
            <ToldRow
              tone={isRight ? 'right' : 'chosen'}
              tag={isRight ? undefined : t('learning.quiz.youChose', { answer: joinedTo })}
            >
              <b className="font-bold">{text}</b> <span className="text-muted">·</span> {match}
            </ToldRow>
          </li>
        );
      })}
    </ul>
  );
}
