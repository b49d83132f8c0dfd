import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import type { StudentItem } from '../contract.ts';

/** What a student answered first to each question, and where it was wrong, what is right. */
export function AnswerList({ answers }: { answers: StudentItem['answers'] }) {
  const t = useTranslations();
  return (
    <ol className="mt-2 mb-3 space-y-3">
      {answers.map(({ ask, given, right, correct }) => (
        <li key={ask} className="flex gap-3 rounded-control bg-sand p-3">
          <Icon
            shape={correct ? IconCheck : IconX}
            size={22}
            className={correct ? 'text-olive' : 'text-pomegranate-deep'}
          />
          <div className="min-w-0">
            <p className="font-semibold text-pretty">{ask}</p>
            <p className="mt-0.5 text-step--1 wrap-anywhere">
              {correct ? t('teaching.answer.right', { given }) : t('teaching.answer.wrong', { given })}
            </p>
            {!correct && (
              <p className="mt-0.5 text-step--1 wrap-anywhere text-olive">
                {t('teaching.missed.right', { right })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
