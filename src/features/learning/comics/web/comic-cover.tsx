import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { PanelView } from '../contract.ts';
import { useIsLive } from '#features/learning/lesson/web/use-is-live.ts';
import { isMirrored } from './bubble-place.ts';
import { panelSizes } from './panel-rows.ts';

/** The element id of the whole comic further down the page. */
export const comicPagesId = 'comic';

interface ComicCoverProps {
  panel: PanelView;
  /** The panel at which reading resumes; 0 for the beginning. */
  startAt: number;
  onRead(from: number): void;
}

/** A comic's cover: its first picture as one large button. Without scripts it links down to the pages. */
export function ComicCover({ panel, startAt, onRead }: ComicCoverProps) {
  const t = useTranslations();
  const { direction } = locales[usePage().locale];
  const isLive = useIsLive();
  const words = startAt > 0 ? t('learning.comic.resume', { number: startAt + 1 }) : t('learning.comic.read');
  const face = (
    <>
      <img
        src={panel.src}
        alt=""
        {...panelSizes[panel.shape]}
        fetchPriority="high"
        className={classNames(
          'absolute inset-0 size-full object-cover',
          isMirrored(panel, direction) && '-scale-x-100',
        )}
      />
      <span
        className={
          'relative mx-4 inline-flex items-center justify-center gap-3 rounded-pill bg-pomegranate px-7 py-3 text-step-1 font-bold sm:px-8 sm:py-4 text-white ' +
          'shadow-lift-3 transition duration-200 ease-paper group-hover:bg-pomegranate-deep motion-safe:group-hover:scale-105'
        }
      >
        <Icon shape={IconBook} size={26} />
        {words}
      </span>
    </>
  );
  const look = classNames(
    'group absolute inset-0 grid place-content-end justify-center focus-visible:-outline-offset-4',
    startAt > 0 ? 'pb-17 sm:pb-20' : 'pb-5 sm:pb-8',
  );
  return (
    <div className="relative -mx-4 aspect-video overflow-hidden bg-dusk sm:mx-0 sm:rounded-card print:hidden">
      {isLive ? (
        <button type="button" onClick={() => onRead(startAt)} className={look}>
          {face}
        </button>
      ) : (
        <a href={`#${comicPagesId}`} className={look}>
          {face}
        </a>
      )}
      {startAt > 0 && (
        <Button
          size="s"
          variant="quiet"
          className="absolute! inset-x-0 bottom-3 mx-auto w-fit sm:bottom-6 bg-night/85 text-white hover:bg-night"
          onClick={() => onRead(0)}
        >
          {t('learning.comic.startAgain')}
        </Button>
      )}
    </div>
  );
}
