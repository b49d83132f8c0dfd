export { readCurricula } from './content/read-curricula.ts';
export { listCurriculumPaths } from './public-paths.ts';
export { listCurriculumPages } from './findable.ts';
