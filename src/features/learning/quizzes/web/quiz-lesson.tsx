import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { LessonFrame } from '#features/learning/lesson/web/lesson-frame.tsx';
import { LessonHead } from '#features/learning/lesson/web/lesson-head.tsx';
import type { Neighbours } from '#features/learning/lesson/web/neighbours.ts';
import { useNextStep } from '#features/learning/lesson/web/use-next-step.ts';
import { quizQuery } from './quiz-query.ts';
import { QuestionList } from './question-list.tsx';
import { QuestionsToRead } from './questions-to-read.tsx';
import { QuizCard } from './quiz-card.tsx';
import { useQuizAnswers } from './use-quiz-answers.ts';

/** A quiz that the viewer may answer. */
export function QuizLesson({ course, place }: { course: CourseView; place: Neighbours }) {
  const { item } = place;
  const { data: quiz } = useSuspenseQuery(quizQuery(usePage(), item.id));
  const answers = useQuizAnswers(quiz);
  const next = useNextStep(course, place);
  return (
    <>
      <LessonHead course={course} item={item} />
      <LessonFrame
        course={course}
        place={place}
        stage={
          <>
            <div className="noscript:hidden print:hidden">
              <QuizCard answers={answers} next={next} />
            </div>
            {/* In print all questions, to be answered with a pencil. */}
            <div className="hidden print:block">
              <QuestionList questions={quiz.questions} />
            </div>
            <QuestionsToRead questions={quiz.questions} />
          </>
        }
      />
    </>
  );
}
