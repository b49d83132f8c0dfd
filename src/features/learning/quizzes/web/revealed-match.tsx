import { useTranslations } from 'use-intl';
import type { RevealedAnswerProps } from './revealed-answer-props.ts';
import { partnerOf } from './draft.ts';
import { RevealedRow } from './revealed-row.tsx';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

/** The right pairs, and what was joined instead. */
export function RevealedMatch({ question, given }: RevealedAnswerProps) {
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
            <RevealedRow
              tone={isRight ? 'right' : 'chosen'}
              tag={isRight ? undefined : t('learning.quiz.youChose', { answer: joinedTo })}
            >
              <BodyText>
                <b className="font-bold">{text}</b> <span className="text-muted">·</span> {match}
              </BodyText>
            </RevealedRow>
          </li>
        );
      })}
    </ul>
  );
}
