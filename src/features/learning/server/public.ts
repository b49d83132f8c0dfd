export { getCourseListBytes } from './courses.ts';
export { exportLearning } from './personal-data.ts';
export { listPublicPaths } from './public-paths.ts';
export { loadContent } from './seed.ts';
export { isPublicMedia } from './videos.ts';
