import { useRef, type ReactNode } from 'react';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { PanelView } from '../contract.ts';
import { isMirrored } from './bubble-place.ts';
import { BubbleTails } from './bubble-tails.tsx';
import { ComicBubble } from './comic-bubble.tsx';
import { panelSizes } from './panel-rows.ts';
import { useWordsFit } from './use-words-fit.ts';
import { useBodyLanguage } from '#features/learning/lesson/web/body-text.tsx';

interface ComicPanelProps {
  panel: PanelView;
  /** Loads the picture only when it is near the viewport. */
  lazy?: boolean;
  /** Where the words are below the picture, the picture shrinks so that both fit the available space. */
  fitsRoom?: boolean;
  className?: string;
  /** Something layered over the picture, below its words. */
  children?: ReactNode;
  /** What an author takes hold of each bubble by; the words are measured again whenever they change. */
  authoring?: { handles: ReadonlyMap<string, ReactNode>; onFit(fits: boolean): void } | undefined;
}

/** A picture with its words on it, mirrored for right-to-left readers; the words themselves never are. */
export function ComicPanel({
  panel,
  lazy = false,
  fitsRoom = false,
  className,
  children,
  authoring,
}: ComicPanelProps) {
  const { direction } = locales[usePage().locale];
  const language = useBodyLanguage();
  const figure = useRef<HTMLElement>(null);
  useWordsFit(figure, authoring && { bubbles: panel.bubbles, onFit: authoring.onFit });
  const flip = isMirrored(panel, direction) ? '-scale-x-100' : '';
  return (
    <figure
      ref={figure}
      data-shape={panel.shape}
      data-room={fitsRoom || undefined}
      className={classNames('@container/panel', className)}
    >
      <div
        className={classNames(
          'grid',
          fitsRoom &&
            'under:max-h-[100cqh] under:grid-rows-[minmax(min(30cqh,9rem),1fr)_auto] sideways:grid-cols-[auto_minmax(0,1fr)] sideways:grid-rows-none! sideways:items-center sideways:gap-4',
        )}
      >
        <div
          className={classNames(
            'relative overflow-hidden [grid-area:1/1]',
            fitsRoom
              ? 'under:mx-auto under:h-full under:min-h-0 under:max-w-full under:w-fit max-sm:portrait:rounded-none sm:rounded-card sideways:rounded-card'
              : 'rounded-card',
          )}
        >
          <img
            src={panel.src}
            alt={panel.alt}
            lang={language?.lang}
            {...panelSizes[panel.shape]}
            loading={lazy ? 'lazy' : 'eager'}
            draggable={false}
            className={classNames(
              'h-auto w-full bg-sand',
              fitsRoom &&
                'under:max-h-full under:w-auto sideways:max-h-[100cqh]! sideways:max-w-[62cqw] sideways:object-contain',
              // On a phone held upright a wide picture is cropped a little at the sides to gain height.
              fitsRoom &&
                panel.shape === 'wide' &&
                'max-sm:portrait:aspect-3/2 max-sm:portrait:w-[100cqw]! max-sm:portrait:object-cover',
              flip,
            )}
          />
          {children}
        </div>
        {panel.bubbles.length > 0 && (
          <div
            dir={panel.mirrors ? undefined : 'ltr'}
            className="pointer-events-none relative drop-shadow-[0_3px_4px_rgb(16_12_36/0.34)] [grid-area:1/1] under:[grid-area:2/1] sideways:in-data-room:[grid-area:1/2]!"
          >
            <BubbleTails bubbles={panel.bubbles} shape={panel.shape} className={flip} />
            <ul className="absolute inset-0 grid grid-cols-[repeat(40,minmax(0,1fr))] grid-rows-[repeat(40,minmax(0,1fr))] under:static under:flex under:flex-col under:gap-2 under:px-1 under:pt-3 max-sm:portrait:in-data-room:px-4!">
              {panel.bubbles.map((bubble) => (
                <ComicBubble
                  key={bubble.id}
                  bubble={bubble}
                  shape={panel.shape}
                  direction={direction}
                  handle={authoring?.handles.get(bubble.id)}
                />
              ))}
            </ul>
          </div>
        )}
      </div>
    </figure>
  );
}
