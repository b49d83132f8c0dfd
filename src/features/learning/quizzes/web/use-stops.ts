import { useState } from 'react';
import type { VideoView } from '#features/learning/films/contract.ts';
import type { QuizView } from '../contract.ts';
import { useFilmStop } from './use-film-stop.ts';
import { useQuizAnswers } from './use-quiz-answers.ts';

export type Stops = ReturnType<typeof useStops>;

const noQuiz: QuizView = { id: '', title: '', questions: [] };

interface StopsInput {
  film: VideoView;
  /** The questions of a VidQuiz; undefined for a plain film. */
  quiz: QuizView | undefined;
  video: HTMLVideoElement | null;
  onPlay(seconds: number): void;
  /** Reports what has been played so far: an answer counts only if the film was watched up to it. */
  settle(): Promise<void>;
}

/**
 * Where a VidQuiz stops to ask. The film does not pass the first unanswered stop; after an answer it continues, or goes
 * back to the explanation and returns to the same stop.
 */
export function useStops({ film, quiz = noQuiz, video, onPlay, settle }: StopsInput) {
  const answers = useQuizAnswers(quiz, settle);
  const [shown, setShown] = useState<{ id: string; wasSkipped: boolean }>();
  /** The stop that a second look returns to. */
  const [lookedAt, setLookedAt] = useState<string>();
  const stops = (film.stops ?? []).map(({ at, questionId }) => ({
    at,
    question: answers.questions.find(({ id }) => id === questionId),
  }));
  const awaited = shown?.id ?? lookedAt;
  const next = awaited
    ? stops.find(({ question }) => question?.id === awaited)
    : stops.find(({ question }) => question && !question.given);

  useFilmStop(video, {
    at: next?.at,
    onStop(wasSkipped) {
      if (!next?.question || shown) return;
      setLookedAt(undefined);
      setShown({ id: next.question.id, wasSkipped });
    },
  });

  const playFrom = (seconds: number) => {
    setShown(undefined);
    // On a phone the question was below the film.
    video?.scrollIntoView({ block: 'nearest' });
    onPlay(seconds);
  };
  return {
    answers,
    /** The question now covering the film. */
    question: shown && next?.question,
    wasSkipped: shown?.wasSkipped ?? false,
    /** For the film's time strip. */
    marks: stops.map(({ at, question }) => ({ at, isAnswered: question?.given !== undefined })),
    goOn: () => playFrom(next?.at ?? 0),
    /** Where to start for anyone who has not watched up to the question: the stop before it. */
    begunAt: stops.findLast(({ at }) => at < (next?.at ?? 0))?.at ?? 0,
    watchFrom(seconds: number) {
      answers.forgetFailure();
      playFrom(seconds);
    },
    lookAgain(seconds: number) {
      setLookedAt(shown?.id);
      playFrom(seconds);
    },
  };
}
