import { useFormatter, useTranslations } from 'use-intl';
import type { Locale } from '#core/locale.ts';
import { inLanguage } from '#features/learning/offered/text-language.ts';

interface TalkQuestionsProps {
  questions: readonly string[];
  /** Their language, if it is not the page's. */
  lang: Locale | undefined;
}

/** Questions to talk about after the film, at home or in class. */
export function TalkQuestions({ questions, lang }: TalkQuestionsProps) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <section aria-labelledby="talk-title">
      <h2 id="talk-title" className="text-step-2">
        {t('learning.lesson.talk')}
      </h2>
      <p className="mt-1 text-muted">{t('learning.lesson.talkHint')}</p>
      <ol className="mt-5 space-y-4">
        {questions.map((question, index) => (
          <li key={question} className="flex gap-4 rounded-card bg-tint-peach p-5">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-content-center rounded-pill bg-paper text-step-1 font-extrabold text-pomegranate-deep"
            >
              {format.number(index + 1)}
            </span>
            <p className="self-center text-step-1 text-pretty" {...inLanguage(lang)}>
              {question}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
