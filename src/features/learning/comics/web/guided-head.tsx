import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/button/icon-button.tsx';
import { mostZoom } from './zoom.ts';

interface GuidedHeadProps {
  title: string;
  index: number;
  count: number;
  scale: number;
  onZoom(by: 1 | -1): void;
  onClose(): void;
}

/** The comic's title and the current position, and the buttons to enlarge and to close. */
export function GuidedHead({ title, index, count, scale, onZoom, onClose }: GuidedHeadProps) {
  const t = useTranslations();
  const isEnd = index >= count;
  return (
    <header className="flex items-center gap-1 px-3 py-2 sm:px-6 sideways:col-span-3 sideways:py-0">
      <div className="min-w-0 grow sideways:flex sideways:items-baseline sideways:gap-4">
        <h2 className="truncate text-step-0 font-bold">{title}</h2>
        <p role="status" className="text-step--1 text-night-soft">
          {isEnd ? t('learning.comic.theEnd') : t('learning.comic.panelOf', { number: index + 1, count })}
        </p>
      </div>
      {!isEnd && (
        <>
          <IconButton
            icon={IconZoomOut}
            label={t('learning.comic.smaller')}
            aria-disabled={scale <= 1}
            onClick={() => onZoom(-1)}
            className="aria-disabled:opacity-50"
          />
          <IconButton
            icon={IconZoomIn}
            label={t('learning.comic.larger')}
            aria-disabled={scale >= mostZoom}
            onClick={() => onZoom(1)}
            className="aria-disabled:opacity-50"
          />
        </>
      )}
      <IconButton icon={IconX} label={t('learning.comic.close')} onClick={onClose} className="-me-2" />
    </header>
  );
}
