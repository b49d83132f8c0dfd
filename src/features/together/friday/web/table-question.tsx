import { useTranslations } from 'use-intl';
import type { FridayChild } from '../contract.ts';

type Question = FridayChild['questions'][number];

/** One question to ask at the table; the answer of a quiz is folded beneath it, for the parent. */
export function TableQuestion({ question }: { question: Question }) {
  const t = useTranslations();
  if (question.kind === 'quiz')
    return (
      <li>
        <p className="text-pretty">{question.ask}</p>
        <details className="print:hidden">
          <summary className="text-link inline-block min-h-11 py-2 font-medium">
            {t('together.friday.answer')}
          </summary>
          <p className="font-semibold">{question.answer}</p>
          <p className="mt-1 text-pretty text-ink-soft">{question.explanation}</p>
        </details>
      </li>
    );
  const { title } = question;
  const open = {
    story: t('together.friday.askStory', { title }),
    game: t('together.friday.askGame', { title }),
    deed: t('together.friday.askDeed', { title }),
  };
  return <li className="text-pretty">{open[question.kind]}</li>;
}
