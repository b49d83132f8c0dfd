import { placeOf } from '../bubble-place.ts';
import { usePlacing, type Placing } from './use-placing.ts';

interface TailHandleProps extends Placing {
  tail: { x: number; y: number };
  label: string;
  onPoint(to: { x: number; y: number }): void;
}

/** Where a tail points, the speaker's mouth: dragged there, or moved by arrow keys. */
export function TailHandle({ tail, label, onPoint, ...placing }: TailHandleProps) {
  const place = usePlacing(placing, tail, onPoint);
  return (
    <li className={`${placeOf({ ...tail, width: 2.5 })} relative`}>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
        {...place}
        className="absolute top-0 grid size-11 -translate-y-1/2 -translate-x-1/2 rtl:translate-x-1/2 cursor-crosshair touch-none place-content-center rounded-pill start-0"
      >
        <span
          aria-hidden
          className="block size-4 rounded-pill border-2 border-white bg-pomegranate shadow-lift-2"
        />
      </button>
    </li>
  );
}
