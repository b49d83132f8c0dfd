import type { ComponentProps } from 'react';
import { NightBand } from './night-band.tsx';
import { ScenePicture } from './scene-picture.tsx';

interface PictureBandProps {
  title: string;
  intro: string;
  scene: ComponentProps<typeof ScenePicture>['name'];
}

/** The head of a page that explains something: its title and what it is about, beside a picture. */
export function PictureBand({ title, intro, scene }: PictureBandProps) {
  return (
    <NightBand>
      <div className="grid items-center gap-10 pt-8 sm:pt-14 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <div>
          <h1 className="text-step-4 text-balance">{title}</h1>
          <p className="mt-4 max-w-reading text-step-1 text-pretty text-night-soft">{intro}</p>
        </div>
        <ScenePicture
          name={scene}
          lazy={false}
          className="w-full max-w-md justify-self-center rounded-large shadow-lift-3"
        />
      </div>
    </NightBand>
  );
}
