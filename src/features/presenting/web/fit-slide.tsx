import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { scalesFor } from './slide-scales.ts';

interface FitSlideProps {
  /** Of what is fitted. */
  className: string;
  children: ReactNode;
}

/**
 * Shows a slide as large as its room allows, so that the last row can read it and nothing has to be scrolled. One that is too
 * long even for the smallest readable type keeps its size and scrolls.
 */
export function FitSlide({ className, children }: FitSlideProps) {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, content.current];
    if (!outer || !inner) return undefined;
    const fit = () => {
      const isFitting = (scale: number) => {
        inner.style.zoom = String(scale);
        return outer.scrollHeight <= outer.clientHeight && outer.scrollWidth <= outer.clientWidth;
      };
      const scales = scalesFor({ width: outer.clientWidth, height: outer.clientHeight });
      if (!scales.some(isFitting)) inner.style.zoom = '';
    };
    fit();
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={room} className="h-full overflow-y-auto">
      <div ref={content} className={className}>
        {children}
      </div>
    </div>
  );
}
