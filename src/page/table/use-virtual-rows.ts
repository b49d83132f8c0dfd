import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsLive } from '../use-is-live.ts';

/** Fewer rows are cheaper to show than to keep track of. */
const manyRows = 100;
const usualHeight = 57;

interface VirtualRows {
  /** The rows that are there: from this one up to, but not including, that one. */
  from: number;
  to: number;
  /** The heights of those before and after them. */
  before: number;
  after: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

/** Which rows of a long page are there. The server shows all of them, and so does the browser until it has taken over. */
export function useVirtualRows(count: number, body: RefObject<HTMLElement | null>): VirtualRows {
  const isVirtual = useIsLive() && count > manyRows;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (isVirtual && body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, [isVirtual, body]);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is passed on but numbers and `measure`
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    enabled: isVirtual,
    estimateSize: () => usualHeight,
    overscan: 15,
    scrollMargin: top,
  });
  const near = virtualizer.getVirtualItems();
  const [first, last] = [near[0], near.at(-1)];
  if (!isVirtual || !first || !last) return { from: 0, to: count, before: 0, after: 0 };
  return {
    from: first.index,
    to: last.index + 1,
    before: first.start - top,
    after: virtualizer.getTotalSize() - (last.end - top),
    measure: virtualizer.measureElement,
  };
}
