import { useTranslations } from 'use-intl';
import { VerdictNote } from './verdict-note.tsx';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

interface StatementNoteProps {
  isRight: boolean;
  isTrue: boolean;
  because: string;
  /** The statement; left out on the card, which already shows it. */
  statement?: string | undefined;
}

/** The result of one answer, and why. */
export function StatementNote({ isRight, isTrue, because, statement }: StatementNoteProps) {
  const t = useTranslations();
  return (
    <VerdictNote isRight={isRight} isListed={statement !== undefined}>
      {statement && (
        <p className="font-bold">
          <BodyText>{statement}</BodyText>
        </p>
      )}
      <p className="text-pretty">
        <strong>
          {isRight
            ? t('learning.game.right')
            : isTrue
              ? t('learning.game.wasTrue')
              : t('learning.game.wasNotTrue')}
        </strong>{' '}
        <BodyText>{because}</BodyText>
      </p>
    </VerdictNote>
  );
}
