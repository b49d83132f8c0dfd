import { useEffect, useRef } from 'react';
import { classNames } from '#ui/styles/class-names.ts';

interface CrosswordCellProps {
  /** Empty for a cell without a letter yet; undefined if there is no cell. */
  letter: string | undefined;
  number: number | undefined;
  /** The cell being typed into. */
  isHere: boolean;
  /** Part of the current word. */
  isInWord: boolean;
  isSure: boolean;
  /** The letter was checked, and is not this one. */
  isNotYet: boolean;
  onChoose(): void;
}

/** One cell, for sight and touch; screen readers have the input and the list of clues. */
export function CrosswordCell(props: CrosswordCellProps) {
  const { letter, number, isHere, isInWord, isSure, isNotYet, onChoose } = props;
  const cell = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHere) cell.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  if (letter === undefined) return <span />;
  return (
    <button
      ref={cell}
      type="button"
      tabIndex={-1}
      aria-hidden
      onClick={onChoose}
      className={classNames(
        // The clue covers the top of the page.
        'relative m-px grid aspect-square scroll-mt-28 scroll-mb-4 place-content-center rounded-small text-step-0 leading-none font-extrabold shadow-lift-1 sm:text-step-2',
        isSure ? 'bg-mint' : isInWord ? 'bg-tint-gold' : 'bg-paper',
        isNotYet && 'text-pomegranate',
      )}
    >
      {number !== undefined && (
        <span className="absolute start-1 top-0.5 text-[0.625rem] leading-tight font-bold text-muted sm:text-[0.7rem]">
          {number}
        </span>
      )}
      {letter}
      {isNotYet && (
        <span className="absolute inset-x-1.5 bottom-1 border-b-3 border-dotted border-pomegranate" />
      )}
    </button>
  );
}
