import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { clockTime } from '#core/clock-time.ts';
import { ProgressStrip } from './progress-strip.tsx';
import { QuestionPanel } from './question-panel.tsx';
import type { Stops } from './use-stops.ts';

/** A VidQuiz question, on paper over the paused film. Its keys are its own, not the film's. */
export function StopPanel({ stops }: { stops: Stops }) {
  const t = useTranslations();
  const { locale } = usePage();
  const { question, answers, wasSkipped, goOn, lookAgain, begunAt, watchFrom } = stops;
  if (!question) return null;
  const { id, given } = question;
  const explainedAt = given && !given.correct ? given.explainedAt : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done here: keys are kept from the film
    <div
      dir={locales[locale].direction}
      onKeyDown={(event) => event.stopPropagation()}
      className="film-question p-3 sm:p-6"
    >
      <Card padding="none" className="mx-auto max-w-3xl animate-settle p-5 select-text sm:p-6">
        {!given && (
          <p className="mb-3 text-step--1 font-semibold text-violet">
            {wasSkipped ? t('learning.vidquiz.first') : t('learning.vidquiz.eyebrow')}
          </p>
        )}
        <ProgressStrip
          questions={answers.questions}
          step={answers.questions.findIndex((question) => question.id === id)}
        />
        <div className="mt-5">
          <QuestionPanel
            key={id}
            question={question}
            answers={answers}
            takesFocus
            refused={answers.isTooSoon ? <TooSoon from={begunAt} onWatch={watchFrom} /> : undefined}
          >
            <Button icon={IconPlayerPlayFilled} onClick={goOn}>
              {t('learning.vidquiz.goOn')}
            </Button>
            {explainedAt !== undefined && (
              <Button variant="secondary" icon={IconArrowBackUp} onClick={() => lookAgain(explainedAt)}>
                {t('learning.vidquiz.again', { time: clockTime(explainedAt) })}
              </Button>
            )}
          </QuestionPanel>
        </div>
      </Card>
    </div>
  );
}

/** The question stays closed until the film has been watched up to it. */
function TooSoon({ from, onWatch }: { from: number; onWatch(seconds: number): void }) {
  const t = useTranslations();
  return (
    <>
      <p>{t('learning.refusal.notWatchedToStop')}</p>
      <Button size="s" icon={IconPlayerPlayFilled} className="mt-3" onClick={() => onWatch(from)}>
        {t('learning.vidquiz.watchFrom', { time: clockTime(from) })}
      </Button>
    </>
  );
}
