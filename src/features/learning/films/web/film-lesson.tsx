import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '#page/page-provider.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { QuizView } from '#features/learning/quizzes/contract.ts';
import { videoQuery } from './video-query.ts';
import { QuestionsToRead } from '#features/learning/quizzes/web/questions-to-read.tsx';
import { StopPanel } from '#features/learning/quizzes/web/stop-panel.tsx';
import { StopsReview } from '#features/learning/quizzes/web/stops-review.tsx';
import { useScoreWords } from '#features/learning/quizzes/web/use-score-words.ts';
import { useStops } from '#features/learning/quizzes/web/use-stops.ts';
import { ChapterButtons } from './chapter-buttons.tsx';
import { FilmStage } from './film-stage.tsx';
import { FinishedCard } from '#features/learning/lesson/web/finished-card.tsx';
import { KeyHelp } from './key-help.tsx';
import { LessonFrame } from '#features/learning/lesson/web/lesson-frame.tsx';
import { LessonHead } from '#features/learning/lesson/web/lesson-head.tsx';
import type { Neighbours } from '#features/learning/lesson/web/neighbours.ts';
import { TalkQuestions } from './talk-questions.tsx';
import { StopCount } from '#features/learning/quizzes/web/stop-count.tsx';
import { Transcript } from './transcript.tsx';
import { useCaptionChoice } from './use-caption-choice.ts';
import { useNextStep } from '#features/learning/lesson/web/use-next-step.ts';
import { useWatching } from './use-watching.ts';
import type { PlayRequest } from './play-request.ts';

interface FilmLessonProps {
  course: CourseView;
  place: Neighbours;
  /** The questions of a VidQuiz, at which the film stops. */
  quiz?: QuizView;
}

/** Data older than this is refetched, so that a film continues where another device left off. */
const staleMilliseconds = 10_000;

/** A lesson with a film that may be watched. */
export function FilmLesson({ course, place, quiz }: FilmLessonProps) {
  const page = usePage();
  const viewer = useViewer();
  const { item } = place;
  const { data: film, dataUpdatedAt, refetch } = useSuspenseQuery(videoQuery(page, item.id));
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [wanted, setWanted] = useState<PlayRequest>();
  const play = (seconds: number) => setWanted({ seconds });
  const [captions, chooseCaptions] = useCaptionChoice();
  const watching = useWatching(film, video);
  const stops = useStops({ film, quiz, video, onPlay: play, settle: watching.settle });
  const scoreWords = useScoreWords(stops.answers.questions);
  // What the last answer earned is shown once its question no longer covers the film.
  const { outcome, dismiss } = stops.answers.outcome ? stops.answers : watching;
  const refresh = useEffectEvent(() => {
    if (viewer && Date.now() - dataUpdatedAt > staleMilliseconds) void refetch();
  });
  useEffect(() => refresh(), []);

  const next = useNextStep(course, place);
  const captionFile = film.captions.find(({ lang }) => lang === captions.language);
  return (
    <>
      <LessonHead course={course} item={item} film={film} />
      <LessonFrame
        course={course}
        place={place}
        underHeading={
          <>
            {quiz && <StopCount count={quiz.questions.length} />}
            <KeyHelp hasTracks={film.audio !== undefined} />
          </>
        }
        stage={
          <>
            <FilmStage
              item={item}
              film={film}
              captions={captions}
              onCaptions={chooseCaptions}
              video={video}
              onVideo={setVideo}
              wanted={wanted}
              onWanted={play}
              next={next}
              question={stops.question && <StopPanel stops={stops} />}
              stops={stops.marks}
            />
            <ChapterButtons chapters={film.chapters} video={video} onPlay={play} />
            {quiz && <QuestionsToRead questions={quiz.questions} />}
          </>
        }
      >
        {quiz && <StopsReview questions={stops.answers.questions} />}
        {item.talk?.length ? <TalkQuestions questions={item.talk} lang={item.lang} /> : null}
        {captionFile && (
          <Transcript src={captionFile.src} language={captionFile.lang} video={video} onPlay={play} />
        )}
      </LessonFrame>
      {outcome && !stops.question && (
        <FinishedCard outcome={outcome} next={next} words={quiz && scoreWords} onClose={dismiss} />
      )}
    </>
  );
}
