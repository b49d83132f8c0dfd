import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useEffect, useRef } from 'react';
import { usePage } from '#page/page-provider.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { SearchHit } from '../contract.ts';
import { FoundWords } from './found-words.tsx';
import { HitIcon } from './hit-icon.tsx';
import { foreign } from './hit-words.ts';
import { MarkedText } from './marked-text.tsx';

interface SuggestionRowProps {
  id: string;
  hit: SearchHit;
  /** Whether it is the active option of the keyboard. */
  isActive: boolean;
  onOpen(): void;
}

/** One option of the suggestions. The input keeps the focus when it is pressed. */
export function SuggestionRow({ id, hit, isActive, onOpen }: SuggestionRowProps) {
  const { locale } = usePage();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const words = foreign(hit, locale);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      className={classNames(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
        isActive ? 'bg-sky outline-2 -outline-offset-2 outline-ink' : 'hover:bg-sand',
      )}
    >
      <HitIcon hit={hit} />
      <span className="min-w-0 grow">
        <span {...words} className="block truncate text-start text-step-0 leading-snug font-semibold">
          <MarkedText text={hit.title} marks={hit.titleMarks} />
        </span>
        <span className="block truncate text-step--1 text-muted">
          {hit.label}
          {hit.found ? (
            <>
              {' · '}
              <FoundWords found={hit.found} />
            </>
          ) : (
            hit.context && (
              <>
                {' · '}
                <bdi {...words}>{hit.context}</bdi>
              </>
            )
          )}
        </span>
      </span>
      {hit.note && (
        <span className="shrink-0 text-muted">
          <Icon shape={IconLock} size={18} />
          <span className="sr-only">{hit.note.text}</span>
        </span>
      )}
    </div>
  );
}
