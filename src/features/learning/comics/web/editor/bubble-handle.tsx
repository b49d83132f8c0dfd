import { gridStep, type BubbleDraft } from './comic-draft.ts';
import { usePlacing, type Placing } from './use-placing.ts';

interface BubbleHandleProps extends Placing {
  bubble: BubbleDraft;
  label: string;
  onPlace(place: { x: number; y: number }): void;
  onWiden(width: number): void;
}

/** Takes hold of a bubble: it is dragged, moved by arrow keys, and made wider or narrower by plus and minus. */
export function BubbleHandle({ bubble, label, onPlace, onWiden, ...placing }: BubbleHandleProps) {
  const place = usePlacing(placing, bubble, onPlace);
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + -"
      {...place}
      onKeyDown={(event) => {
        if (event.key === '+' || event.key === '=') onWiden(bubble.width + gridStep);
        else if (event.key === '-') onWiden(bubble.width - gridStep);
        else place.onKeyDown(event);
      }}
      className="absolute inset-0 cursor-move touch-none rounded-[inherit] hover:outline-2 hover:outline-dusk focus-visible:outline-3 focus-visible:outline-dusk"
    />
  );
}
