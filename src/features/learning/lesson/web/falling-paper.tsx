import { useEffect, useRef } from 'react';
import { keepQuiet } from '#page/quiet-time.ts';
import { throwConfetti } from './confetti.ts';

/** Paper that falls over the whole page once, for a reward, above everything else. */
export function FallingPaper() {
  const paper = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    keepQuiet();
    return paper.current ? throwConfetti(paper.current) : undefined;
  }, []);
  return (
    <canvas
      ref={paper}
      aria-hidden
      className="pointer-events-none fixed inset-0 z-50 size-full print:hidden"
    />
  );
}
