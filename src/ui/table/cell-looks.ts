import { classNames } from '../styles/class-names.ts';

interface CellPlace {
  /** Stays where it is while the others scroll. */
  isFirst?: boolean;
  isNumber?: boolean;
}

/** The classes of a heading of a column. */
export function headingLook({ isFirst = false, isNumber = false }: CellPlace): string {
  return classNames(
    'border-b-2 border-line bg-sand px-3 py-1 align-middle font-semibold whitespace-nowrap first:ps-4 last:pe-4',
    isNumber ? 'text-end' : 'text-start',
    isFirst && 'sticky start-0 z-20',
  );
}

/** The classes of a cell. A selected row is tinted, its first cell too, which covers those that scroll under it. */
export function cellLook({ isFirst = false, isNumber = false }: CellPlace): string {
  return classNames(
    'border-b border-line px-3 py-1.5 align-middle first:ps-4 last:pe-4 group-last/row:border-b-0 group-data-selected/row:bg-tint-gold',
    isNumber ? 'text-end tabular-nums' : 'min-w-28 text-start',
    isFirst &&
      'sticky start-0 z-10 max-w-[55vw] min-w-36 max-[24rem]:max-w-[45vw] bg-paper font-medium sm:max-w-sm',
  );
}
