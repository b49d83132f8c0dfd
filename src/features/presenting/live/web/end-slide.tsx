import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';
import { href } from '#urls.ts';
import { FitSlide } from '#features/presenting/web/fit-slide.tsx';
import type { LiveResults, LiveSession } from '../contract.ts';

/** Thanks, and what was hardest; the results come only when the teacher asks for them. */
export function EndSlide({ session: { view, results, classId, itemId } }: { session: LiveSession }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const { hardest, lang } = view;
  const language = lang && { lang, dir: locales[lang].direction };
  return (
    <FitSlide className="mx-auto grid min-h-full max-w-[80rem] content-center justify-items-center gap-5 px-6 py-6 text-center sm:px-12">
      <ScenePicture
        name="table-talk"
        lazy={false}
        className="h-[24vh] w-auto rounded-card object-cover shadow-lift-3"
      />
      <h1 className="text-step-4 font-extrabold text-balance">{t('presenting.live.thanks')}</h1>
      {hardest && (
        <div className="w-full rounded-card bg-paper p-6 text-start text-ink shadow-lift-2 sm:p-8">
          <p className="text-step-1 font-bold text-pomegranate-deep">{t('presenting.live.hardest')}</p>
          <p className="mt-1 text-step-3 font-bold text-balance" {...language}>
            {hardest.ask}
          </p>
          <p className="mt-3 text-step-2 text-pretty" {...language}>
            {hardest.explanation}
          </p>
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('presenting.results.open')}
        </Button>
        <Button variant="quiet" href={href('present', { classId, itemId })}>
          {t('presenting.results.back')}
        </Button>
      </div>
      {isOpen && results && <Results results={results} />}
    </FitSlide>
  );
}

function Results({ results: { questions, students } }: { results: LiveResults }) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <section
      aria-labelledby="results"
      className="w-full rounded-card bg-paper p-6 text-start text-ink shadow-lift-2 sm:p-8"
    >
      <h2 id="results" className="text-step-2">
        {t('presenting.results.title')}
      </h2>
      <p className="mt-1 text-muted">{t('presenting.results.kept')}</p>
      <ol className="mt-4 divide-y divide-line">
        {questions.map(({ ask, answered, right }, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 flex-1 basis-64 text-pretty">{ask}</span>
            <progress
              value={right}
              max={Math.max(1, answered)}
              aria-hidden
              className="strip h-3 w-32 text-olive"
            />
            <span className="tabular-nums">
              {t('presenting.results.rightOf', {
                right: format.number(right),
                answered: format.number(answered),
              })}
            </span>
          </li>
        ))}
      </ol>
      {students.length > 0 && (
        <>
          <h3 className="mt-6 text-step-1">{t('presenting.results.students')}</h3>
          <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
            {students.map(({ id, name, answered, right }) => (
              <li key={id} className="flex justify-between gap-4 border-t border-line py-2">
                <bdi>{name}</bdi>
                <span className="tabular-nums">
                  {t('presenting.results.rightOf', {
                    right: format.number(right),
                    answered: format.number(answered),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
