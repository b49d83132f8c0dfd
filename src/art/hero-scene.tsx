import { CachedPart } from '#ui/layout/cached-part.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { heroBranch, heroFarHills, heroNearHills } from './hero-land.ts';
import { heroSky } from './hero-sky.ts';
import { heroTown } from './hero-town.ts';
import { Sheets } from './sheet.tsx';

const drawing = [...heroSky, ...heroFarHills, ...heroTown, ...heroNearHills, ...heroBranch];

export interface HeroSceneProps {
  mirrored: boolean;
  className?: string | undefined;
}

/** Dusk over a walled town, 1440 by 620, decorative. The town stands on the end side: on the right, mirrored on the left. */
export function HeroScene({ mirrored, className }: HeroSceneProps) {
  return (
    <CachedPart
      as="svg"
      part={Town}
      with={{}}
      aria-hidden
      focusable="false"
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMax slice"
      className={classNames(mirrored && '-scale-x-100', className)}
    />
  );
}

function Town() {
  return <Sheets drawing={drawing} id="hero-scene" />;
}
