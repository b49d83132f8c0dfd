import { chestBody, chestLid, candles, closedLid, shine, treasure } from './chest-papers.ts';
import { Sheets } from './sheet.tsx';

interface ChestProps {
  open: boolean;
  /** Two candles burn beside it instead: it cannot be opened now. */
  resting: boolean;
  /** Just opened: the lid unfolds and the coins rise. */
  unfolds: boolean;
  className?: string;
}

/** A wooden chest of paper: closed, open and full of coins, or at rest by candlelight. */
export function Chest({ open, resting, unfolds, className }: ChestProps) {
  return (
    <svg aria-hidden viewBox="0 0 240 200" className={className}>
      {resting ? (
        <Sheets drawing={candles} blur={3} />
      ) : open ? (
        <>
          <g className={unfolds ? 'motion-safe:animate-unfold' : undefined}>
            <Sheets drawing={chestLid} blur={3} />
          </g>
          <g className={unfolds ? 'motion-safe:animate-rise' : undefined}>
            <Sheets drawing={shine} blur={3} />
            <Sheets drawing={treasure} blur={2} />
          </g>
          <Sheets drawing={chestBody} blur={3} />
        </>
      ) : (
        <Sheets drawing={[...chestBody, ...closedLid]} blur={3} />
      )}
    </svg>
  );
}
