import { useFormatter, useTranslations } from 'use-intl';

/** Questions to talk about after the film, at home or in class. */
export function TalkQuestions({ questions }: { questions: readonly string[] }) {
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
            <p className="self-center text-step-1 text-pretty">{question}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
