import { motifs } from './motifs.ts';
import type { MotifName } from './motifs.ts';
import { palettes } from './palettes.ts';
import type { PaletteName } from './palettes.ts';
import { Sheets } from './sheet.tsx';

export interface CoverProps {
  motif: MotifName;
  palette: PaletteName;
  /** True for the wide picture that is shown where a link is shared. */
  wide?: boolean;
  className?: string | undefined;
}

/** A cover, four by three; a wider or taller frame shows its middle. Decorative. */
export function Cover({ motif, palette, wide = false, className }: CoverProps) {
  const paper = palettes[palette];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden
      viewBox={wide ? '-137 0 914 480' : '0 0 640 480'}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <path fill={paper.sky} d="M-150 0h940v480h-940Z" />
      <Sheets drawing={motifs[motif](paper)} blur={7} />
    </svg>
  );
}
