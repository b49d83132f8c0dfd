import type { SceneName } from './scene-names.ts';
import { educators } from './scenes/educators.ts';
import { filmLesson } from './scenes/film-lesson.ts';
import { give } from './scenes/give.ts';
import { learn } from './scenes/learn.ts';
import { lock } from './scenes/lock.ts';
import { notFound } from './scenes/not-found.ts';
import { parents } from './scenes/parents.ts';
import { tableTalk } from './scenes/table-talk.ts';
import { watch } from './scenes/watch.ts';
import { welcome } from './scenes/welcome.ts';
import { openWindow } from './scenes/open-window.ts';
import { Sheets } from './sheet.tsx';
import type { Drawing } from './sheet.tsx';

const scenes: Record<SceneName, Drawing> = {
  parents,
  educators,
  watch,
  learn,
  give,
  'not-found': notFound,
  lock,
  welcome,
  'table-talk': tableTalk,
  'film-lesson': filmLesson,
  window: openWindow,
};

/** The drawing of a small scene, four by three. Pages show its file: `ScenePicture`. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
    >
      <Sheets drawing={scenes[name]} blur={7} />
    </svg>
  );
}
