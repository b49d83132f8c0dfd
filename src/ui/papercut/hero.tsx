import type { ReactNode } from 'react';
import { HeroScene } from './hero-scene.tsx';

export interface HeroProps {
  /** True in Hebrew: the town stands on the left. */
  mirrored: boolean;
  /** Headline, a line of text, buttons; on night paper. */
  children: ReactNode;
}

/**
 * The first thing the world sees. On a desk the words stand at the start side on the calm sky, the town at the end side;
 * on a phone the words stand above the town, whose gate and family are in the middle.
 */
export function Hero({ mirrored, children }: HeroProps) {
  return (
    <div className="on-night relative isolate overflow-clip bg-night">
      <div className="mx-auto w-full max-w-[82rem] px-4 pt-10 pb-[19rem] sm:px-8 sm:pt-14 sm:pb-[25rem] lg:min-h-[clamp(36rem,43vw,50rem)] lg:pt-[clamp(4rem,7vw,8rem)] lg:pb-0">
        <div className="relative z-10 max-w-[36rem] lg:max-w-[min(36rem,44vw)]">{children}</div>
      </div>
      <HeroScene
        mirrored={mirrored}
        className="absolute start-1/2 bottom-0 -z-10 -ms-[31rem] h-[20rem] w-[46.5rem] max-w-none sm:start-0 sm:ms-0 sm:h-[27rem] sm:w-full lg:h-full"
      />
    </div>
  );
}
