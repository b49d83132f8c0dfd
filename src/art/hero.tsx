import type { ReactNode } from 'react';
import { Container } from '#ui/layout/container.tsx';
import { HeroScene } from './hero-scene.tsx';

export interface HeroProps {
  /** True in Hebrew: the town is on the left. */
  mirrored: boolean;
  /** Headline, a line of text, buttons; on night paper. */
  children: ReactNode;
}

/**
 * The first thing that visitors see. On a desktop the words are at the start side on the calm sky, the town at the end
 * side; on a phone the words are above the town, with its gate and family in the middle.
 */
export function Hero({ mirrored, children }: HeroProps) {
  return (
    <div className="on-night relative isolate overflow-clip bg-night">
      <Container className="pt-10 pb-[23rem] sm:pt-14 sm:pb-[32rem] lg:min-h-[clamp(36rem,43vw,50rem)] lg:pt-[clamp(4rem,7vw,8rem)] lg:pb-[max(10rem,12vw)]">
        <div className="relative z-10 max-w-[36rem] lg:max-w-[min(36rem,42vw)]">{children}</div>
      </Container>
      <HeroScene
        mirrored={mirrored}
        className="absolute start-1/2 bottom-0 -z-10 -ms-[32.4rem] h-[20rem] w-[46.5rem] max-w-none overflow-visible sm:start-auto sm:end-0 sm:ms-0 sm:h-[28rem] sm:w-[65.1rem] lg:h-full lg:w-full"
      />
    </div>
  );
}
