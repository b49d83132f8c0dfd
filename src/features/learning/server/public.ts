export { getCourseListBytes } from './courses.ts';
export { listPublicPaths } from './public-paths.ts';
export { loadContent } from './seed.ts';
export { isPublicMedia } from './videos.ts';
