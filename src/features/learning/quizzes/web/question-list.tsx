import type { QuestionView } from '../contract.ts';
import { gapMark } from '../policy.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

/** All questions of a quiz with their answer choices, as text. */
export function QuestionList({ questions }: { questions: readonly QuestionView[] }) {
  return (
    <ol className="mt-4 grid gap-5">
      {questions.map(({ id, ask, answers, matches = [] }) => (
        <li key={id} className="break-inside-avoid">
          <p className="font-medium">
            <BodyText>{ask.replaceAll(gapMark, '…')}</BodyText>
          </p>
          <ul className="mt-1 list-disc ps-6 text-muted print:list-[square] print:text-ink">
            {[...answers, ...matches].map((answer) => (
              <li key={answer.id}>
                <BodyText>{answer.text}</BodyText>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
