import { useTranslations } from 'use-intl';
import type { ResultOf } from '#features/learning/games/contract.ts';
import { StatementNote } from './statement-note.tsx';

interface SprintReviewProps {
  statements: readonly string[];
  said: readonly ResultOf<'say'>[];
}

/** After a sprint, without a clock: every answered statement, those answered wrong first. */
export function SprintReview({ statements, said }: SprintReviewProps) {
  const t = useTranslations();
  const all = said.map((result, index) => ({ ...result, statement: statements[index] ?? '' }));
  if (all.length === 0) return null;
  return (
    <>
      <h3 className="mb-3 text-step-1">{t('learning.game.review')}</h3>
      <ul className="grid gap-2.5">
        {all
          .toSorted((one, other) => Number(one.isRight) - Number(other.isRight))
          .map(({ statement, isRight, isTrue, because }) => (
            <li key={statement}>
              <StatementNote statement={statement} isRight={isRight} isTrue={isTrue} because={because} />
            </li>
          ))}
      </ul>
    </>
  );
}
