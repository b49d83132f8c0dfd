import { classNames } from '#ui/styles/class-names.ts';
import type { SceneName } from './scene-names.ts';

export interface ScenePictureProps {
  name: SceneName;
  /** False for a scene on the first screen: fetched at once. */
  lazy?: boolean;
  className?: string | undefined;
}

/** A play button and a checkmark look the same in every language. */
const unmirrored = new Set<SceneName>(['watch', 'learn']);

/** A small paper-cut scene from its file, so that pages contain no drawing. Decorative; mirrored in Hebrew. */
export function ScenePicture({ name, lazy = true, className }: ScenePictureProps) {
  return (
    <img
      src={`/scenes/${name}.svg`}
      alt=""
      width={320}
      height={240}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      className={classNames(!unmirrored.has(name) && 'rtl:-scale-x-100', className)}
    />
  );
}
