import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { classNames } from '#ui/styles/class-names.ts';
import type { QuestionView } from '#features/learning/contract.ts';
import { rightWords } from '#features/presenting/web/right-words.ts';
import type { LiveTold, OwnLiveAnswer } from '../contract.ts';

interface OwnResultProps {
  question: QuestionView;
  told: LiveTold;
  own: OwnLiveAnswer | null;
  lang: Locale | undefined;
}

/** What was right and why, and kindly whether she had it. */
export function OwnResult({ question, told, own, lang }: OwnResultProps) {
  const t = useTranslations();
  const language = lang && { lang, dir: locales[lang].direction };
  const correct = own?.correct ?? null;
  return (
    <div className="mt-4">
      <p
        role="status"
        className={classNames(
          'rounded-card px-5 py-4 text-center text-step-2 font-extrabold',
          correct === true ? 'bg-tint-olive text-olive' : 'bg-tint-gold text-on-gold',
        )}
      >
        {correct === true
          ? t('presenting.game.right')
          : correct === false
            ? t('presenting.game.almost')
            : t('presenting.game.noAnswer')}
      </p>
      <h1 className="mt-5 text-step-1 font-bold text-balance" {...language}>
        {question.type === 'fill' ? t('presenting.game.fill') : question.ask}
      </h1>
      <div className="mt-3 rounded-card bg-paper p-5 shadow-lift-1">
        <p className="text-step--1 font-bold text-olive">{t('presenting.question.right')}</p>
        <ul className="mt-1 text-step-1 font-bold" {...language}>
          {rightWords(question, told).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {told.explanation && (
          <p className="mt-3 text-pretty" {...language}>
            {told.explanation}
          </p>
        )}
      </div>
    </div>
  );
}
