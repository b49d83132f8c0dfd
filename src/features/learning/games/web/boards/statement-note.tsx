import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';

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
    <div
      className={classNames(
        'flex gap-3 rounded-control p-3.5',
        isRight ? 'bg-tint-olive' : statement ? 'bg-paper' : 'bg-tint-gold',
      )}
    >
      <span
        className={classNames(
          'grid size-8 shrink-0 place-content-center rounded-pill',
          isRight ? 'bg-olive text-white' : 'bg-gold text-on-gold',
        )}
      >
        <Icon shape={isRight ? IconCheck : IconBulb} size={20} />
      </span>
      <div className="min-w-0">
        {statement && <p className="font-bold">{statement}</p>}
        <p className="text-pretty">
          <strong>
            {isRight
              ? t('learning.game.right')
              : isTrue
                ? t('learning.game.wasTrue')
                : t('learning.game.wasNotTrue')}
          </strong>{' '}
          {because}
        </p>
      </div>
    </div>
  );
}
