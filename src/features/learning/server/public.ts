export { getCourseListBytes } from './courses.ts';
export { contentChanged } from './events.ts';
export { listFindable, type FindableText } from './findable.ts';
export { getFinder, type Finder } from './finder.ts';
export { exportLearning } from './personal-data.ts';
export { isPublicMedia } from './public-media.ts';
export { listPromoted } from './promoted.ts';
export { listPublicPaths } from './public-paths.ts';
export { loadContent } from './seed.ts';
