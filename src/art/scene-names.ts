/** The small scenes; each is also a file, `/scenes/<name>.svg`. */
export const sceneNames = [
  'parents',
  'educators',
  'watch',
  'learn',
  'give',
  'not-found',
  'lock',
  'welcome',
  'table-talk',
  'film-lesson',
  'window',
] as const;

export type SceneName = (typeof sceneNames)[number];
