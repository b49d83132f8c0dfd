export { getCourseListBytes } from './courses.ts';
export { exportLearning } from './personal-data.ts';
export { isPublicMedia } from './public-media.ts';
export { listPublicPaths } from './public-paths.ts';
export { loadContent } from './seed.ts';
