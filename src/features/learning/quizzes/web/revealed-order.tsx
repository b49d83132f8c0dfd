import { useTranslations } from 'use-intl';
import type { RevealedAnswerProps } from './revealed-answer-props.ts';
import { RevealedRow } from './revealed-row.tsx';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

/** Everything in the right order, and where the user put it. */
export function RevealedOrder({ question, given }: RevealedAnswerProps) {
  const t = useTranslations();
  const textOf = new Map(question.answers.map(({ id, text }) => [id, text]));
  const chosen = given.responseId.split(',');
  return (
    <ol className="grid gap-2">
      {given.correctResponse.split(',').map((id, place) => {
        const put = chosen.indexOf(id);
        const isRight = put === place;
        return (
          <li key={id}>
            <RevealedRow
              tone={isRight ? 'right' : 'chosen'}
              tag={isRight ? undefined : t('learning.quiz.youPut', { place: put + 1 })}
            >
              <BodyText>
                {t('learning.quiz.numbered', { number: place + 1, answer: textOf.get(id) ?? '' })}
              </BodyText>
            </RevealedRow>
          </li>
        );
      })}
    </ol>
  );
}
