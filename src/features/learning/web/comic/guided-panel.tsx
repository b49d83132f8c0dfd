import type { PanelView } from '../../contract-comics.ts';
import { ComicPanel } from './comic-panel.tsx';

/** As large as the room allows; on a phone held sideways large enough for the words to lie on it, and to be scrolled. */
const widths: Record<PanelView['shape'], string> = {
  wide: 'w-[min(100cqw,max(177.7cqh,40.5rem))]',
  square: 'w-[min(100cqw,max(100cqh,20.5rem))]',
  tall: 'w-[min(100cqw,max(75cqh,20.5rem))]',
};

/** One panel in the middle of the guided view. */
export function GuidedPanel({ panel }: { panel: PanelView }) {
  return (
    <div className="grid min-h-full place-content-center">
      <ComicPanel panel={panel} fitsRoom className={widths[panel.shape]} />
    </div>
  );
}
