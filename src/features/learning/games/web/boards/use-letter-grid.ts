import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { cellByKey, isRightToLeft } from './grid-keys.ts';
import { straighten, type Line } from './lines.ts';

interface LetterGridOptions {
  size: number;
  /** Nothing can be chosen any more. */
  isStill: boolean;
  onLine(line: Line): void;
}

/** Draws lines in a square of letters: by dragging, or by choosing the first and the last letter, also with the keyboard. */
export function useLetterGrid({ size, isStill, onLine }: LetterGridOptions) {
  const [focused, setFocused] = useState(0);
  /** The first of two letters, or where a pointer started. */
  const [anchor, setAnchor] = useState<number>();
  const [pointed, setPointed] = useState<Line>();

  const finish = (line: Line) => {
    setAnchor(undefined);
    setPointed(undefined);
    const straight = straighten(line, size);
    if (straight.from !== straight.to) onLine(straight);
  };
  const choose = (cell: number) => {
    setFocused(cell);
    if (isStill) return;
    if (anchor === undefined) setAnchor(cell);
    else if (anchor === cell) setAnchor(undefined);
    else finish({ from: anchor, to: cell });
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    const cell = findCell(event);
    if (cell !== undefined && !isStill && event.button === 0) setPointed({ from: cell, to: cell });
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    const cell = pointed && findCell(event);
    if (cell !== undefined && pointed && cell !== pointed.to) setPointed({ from: pointed.from, to: cell });
  };
  const release = () => {
    if (!pointed) return;
    setPointed(undefined);
    // A line that ends where it began is a tap, which `choose` handles.
    if (pointed.from !== pointed.to) finish(pointed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setAnchor(undefined);
    const to = cellByKey(event.key, focused, {
      columns: size,
      count: size * size,
      isMirrored: isRightToLeft(event.currentTarget),
    });
    if (to === undefined) return;
    event.preventDefault();
    // With Shift the line starts at the focused cell, as in text selection.
    if (event.shiftKey && anchor === undefined && !isStill) setAnchor(focused);
    setFocused(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
  };
  const line = pointed ?? (anchor === undefined ? undefined : { from: anchor, to: focused });
  return {
    focused,
    setFocused,
    anchor,
    choose,
    /** The line as it would be drawn now. */
    line: line && straighten(line, size),
    handlers: {
      onKeyDown,
      onPointerDown: press,
      onPointerMove: draw,
      onPointerUp: release,
      onPointerCancel: () => setPointed(undefined),
    },
  };
}

/** The cell under a pointer, even if it was pressed elsewhere. */
function findCell({ clientX, clientY }: PointerEvent): number | undefined {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
  return cell?.dataset['cell'] === undefined ? undefined : Number(cell.dataset['cell']);
}
