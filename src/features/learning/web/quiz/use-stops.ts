import { useState } from 'react';
import type { VideoView } from '../../contract.ts';
import type { QuizView } from '../../contract-quizzes.ts';
import { useFilmStop } from './use-film-stop.ts';
import { useQuizAnswers } from './use-quiz-answers.ts';

export type Stops = ReturnType<typeof useStops>;

const noQuiz: QuizView = { id: '', title: '', questions: [] };

interface StopsInput {
  film: VideoView;
  /** The questions of a VidQuiz; none of a film. */
  quiz: QuizView | undefined;
  video: HTMLVideoElement | null;
  onPlay(seconds: number): void;
}

/**
 * Where a VidQuiz stops to ask. The film does not go beyond the first stop without an answer; after an answer it goes on,
 * or back to what explains it and then comes to the same stop again.
 */
export function useStops({ film, quiz = noQuiz, video, onPlay }: StopsInput) {
  const answers = useQuizAnswers(quiz);
  const [shown, setShown] = useState<{ id: string; wasSkipped: boolean }>();
  /** The stop to which a second look comes back. */
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
    // On a phone the question stood below the film.
    video?.scrollIntoView({ block: 'nearest' });
    onPlay(seconds);
  };
  return {
    answers,
    /** The question that stands over the film now. */
    question: shown && next?.question,
    wasSkipped: shown?.wasSkipped ?? false,
    /** For the film's strip. */
    marks: stops.map(({ at, question }) => ({ at, isAnswered: question?.given !== undefined })),
    goOn: () => playFrom(next?.at ?? 0),
    lookAgain(seconds: number) {
      setLookedAt(shown?.id);
      playFrom(seconds);
    },
  };
}
