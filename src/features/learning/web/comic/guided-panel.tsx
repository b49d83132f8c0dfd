import type { PanelView } from '../../contract-comics.ts';
import { ComicPanel } from './comic-panel.tsx';

/** As large as the room allows, and smaller where the words stand below. */
const widths: Record<PanelView['shape'], string> = {
  wide: 'w-[min(100cqw,177.7cqh)]',
  square: 'w-[min(100cqw,100cqh)]',
  tall: 'w-[min(100cqw,75cqh)]',
};

/** One panel in the middle of the guided view. */
export function GuidedPanel({ panel }: { panel: PanelView }) {
  return (
    <div className="grid min-h-full place-content-center">
      <ComicPanel panel={panel} className={widths[panel.shape]} />
    </div>
  );
}
