import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import type { RevealedAnswerProps } from './revealed-answer-props.ts';
import { RevealedRow } from './revealed-row.tsx';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

/** All answers, marking the right ones and the chosen ones. */
export function RevealedChoice({ question, given }: RevealedAnswerProps) {
  const t = useTranslations();
  const right = given.correctResponse.split(',');
  const chosen = given.responseId.split(',');
  const tagOf = (id: string) => {
    if (chosen.includes(id)) return t('learning.quiz.chosenTag');
    return right.includes(id) ? t('learning.quiz.rightTag') : undefined;
  };
  return (
    <ul className={classNames('grid gap-3', !question.picture && 'sm:grid-cols-2')}>
      {question.answers.map(({ id, text }) => (
        <li key={id} className="sm:last:odd:col-span-full">
          <RevealedRow
            tone={right.includes(id) ? 'right' : chosen.includes(id) ? 'chosen' : 'rest'}
            tag={tagOf(id)}
          >
            <BodyText>{text}</BodyText>
          </RevealedRow>
        </li>
      ))}
    </ul>
  );
}
