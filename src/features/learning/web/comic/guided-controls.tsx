import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';

interface GuidedControlsProps {
  index: number;
  count: number;
  onShow(index: number): void;
}

/** Back and on, and between them a dot for each panel. */
export function GuidedControls({ index, count, onShow }: GuidedControlsProps) {
  const t = useTranslations();
  return (
    <nav
      aria-label={t('learning.comic.turn')}
      className="flex items-center justify-between gap-3 px-3 py-3 sm:px-6 sm:py-4"
    >
      <Button
        variant="secondary"
        size="s"
        icon={IconArrowLeft}
        iconMirrors
        aria-disabled={index === 0}
        onClick={() => onShow(index - 1)}
        className="aria-disabled:opacity-50"
      >
        {t('learning.comic.back')}
      </Button>
      <ol aria-hidden className="flex min-w-0 flex-wrap justify-center gap-1.5">
        {Array.from({ length: count }, (_, dot) => (
          <li
            key={dot}
            className={classNames(
              'h-2 rounded-pill transition-all duration-200 ease-paper',
              dot === index ? 'w-5 bg-gold' : dot < index ? 'w-2 bg-gold/70' : 'w-2 bg-night-soft/50',
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
        aria-disabled={index >= count}
        onClick={() => onShow(index + 1)}
        className="aria-disabled:opacity-50"
      >
        {t('learning.comic.on')}
      </Button>
    </nav>
  );
}
