import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { clockTime } from '#core/clock-time.ts';
import type { DraftView } from '#features/learning/authoring/contract.ts';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import type { TrialProps } from '#features/learning/authoring/web/editor/trial-props.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressStrip } from '../progress-strip.tsx';
import { QuestionPanel } from '../question-panel.tsx';
import { useFilmStop } from '../use-film-stop.ts';
import { listQuestions } from './quiz-draft.ts';
import { QuizTrial } from './quiz-trial.tsx';
import { TrialScore } from './trial-score.tsx';
import { useTrialAnswers } from './use-trial-answers.ts';

/** A VidQuiz as a learner meets it; its questions alone while it has no film. */
export function VidQuizTrial(trial: TrialProps) {
  const [film] = useState(trial.view.film);
  return film ? <FilmTrial {...trial} film={film} /> : <QuizTrial {...trial} />;
}

/** The film, which stops at each question, and goes on or back to the explanation once that is answered. */
function FilmTrial({ film, ...trial }: TrialProps & { film: NonNullable<DraftView['film']> }) {
  const t = useTranslations();
  const { draft } = useEditing();
  const { questions, right, answers } = useTrialAnswers(trial);
  const [stops] = useState(() => listQuestions(draft).map(({ at }) => at));
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [step, setStep] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const question = questions[step];
  useFilmStop(video, { at: stops[step], onStop: () => setAsked(true) });
  const play = (from?: number) => {
    setAsked(false);
    if (video) playFilm(video, from);
  };
  const explainedAt = question?.given && !question.given.correct ? question.given.explainedAt : undefined;
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- staff tries where it stops; learners' player has captions */}
      <video
        ref={setVideo}
        src={film.src}
        poster={film.poster}
        controls
        preload="metadata"
        className="aspect-video w-full rounded-card bg-night"
      />
      {!question && <TrialScore right={right} count={questions.length} />}
      {question && isAsked && (
        <Card padding="none" className="p-5 sm:p-8">
          <ProgressStrip questions={questions} step={step} />
          <div className="mt-6">
            <QuestionPanel key={question.id} question={question} answers={answers} takesFocus>
              <Button
                icon={IconPlayerPlayFilled}
                onClick={() => {
                  setStep(step + 1);
                  play();
                }}
              >
                {t('learning.vidquiz.goOn')}
              </Button>
              {explainedAt !== undefined && (
                <Button variant="secondary" icon={IconArrowBackUp} onClick={() => play(explainedAt)}>
                  {t('learning.vidquiz.again', { time: clockTime(explainedAt) })}
                </Button>
              )}
            </QuestionPanel>
          </div>
        </Card>
      )}
    </div>
  );
}

function playFilm(video: HTMLVideoElement, from = video.currentTime): void {
  video.currentTime = from;
  // The question stood below the film.
  video.scrollIntoView({ block: 'nearest' });
  void video.play();
}
