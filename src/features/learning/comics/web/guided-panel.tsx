import type { PanelView } from '../contract.ts';
import { ComicPanel } from './comic-panel.tsx';

/**
 * As large as the space allows, and large enough for the words to fit on it; on a phone held sideways they are beside
 * it.
 */
const widths: Record<PanelView['shape'], string> = {
  wide: 'w-[min(100cqw,max(177.7cqh,40.5rem))]',
  square: 'w-[min(100cqw,max(100cqh,20.5rem))]',
  tall: 'w-[min(100cqw,max(75cqh,20.5rem))]',
};

/** One panel in the middle of the guided view. */
export function GuidedPanel({ panel }: { panel: PanelView }) {
  return (
    <div className="grid min-h-full place-content-center">
      <ComicPanel panel={panel} fitsRoom className={`${widths[panel.shape]} sideways:w-[100cqw]`} />
    </div>
  );
}
