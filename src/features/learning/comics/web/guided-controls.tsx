import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/styles/class-names.ts';

interface GuidedControlsProps {
  index: number;
  count: number;
  onShow(index: number): void;
}

/** Back and forward, each shown if there is a panel to turn to, and between them a mark for each panel. */
export function GuidedControls({ index, count, onShow }: GuidedControlsProps) {
  const t = useTranslations();
  return (
    <nav
      aria-label={t('learning.comic.turn')}
      className="flex items-center justify-between gap-3 px-3 py-3 sm:px-6 sm:py-4 sideways:contents"
    >
      <Button
        variant="secondary"
        size="s"
        icon={IconArrowLeft}
        iconMirrors
        onClick={() => onShow(index - 1)}
        className={classNames(
          'shrink-0 sideways:col-start-1 sideways:row-start-2 sideways:mx-3 sideways:self-center',
          index === 0 && 'invisible',
        )}
      >
        <span className="sideways:sr-only">{t('learning.comic.back')}</span>
      </Button>
      <ol aria-hidden className="flex w-full max-w-56 min-w-0 gap-1 sideways:hidden">
        {Array.from({ length: count }, (_, mark) => (
          <li
            key={mark}
            className={classNames(
              'h-2 grow rounded-pill transition-colors duration-200 ease-paper',
              mark <= index ? 'bg-gold' : 'bg-dusk',
            )}
          />
        ))}
      </ol>
      <Button
        variant="reward"
        size="s"
        icon={IconArrowRight}
        iconMirrors
        iconAfter
        onClick={() => onShow(index + 1)}
        className={classNames(
          'shrink-0 sideways:col-start-3 sideways:row-start-2 sideways:mx-3 sideways:self-center',
          index >= count && 'invisible',
        )}
      >
        <span className="sideways:sr-only">{t('learning.comic.on')}</span>
      </Button>
    </nav>
  );
}
