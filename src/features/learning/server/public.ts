export { ContentMistakes, type Mistake, type Report } from './content/mistakes.ts';
export { Slug, slugs, text, things } from './content/text-schemas.ts';
export { readYaml } from './content/yaml-file.ts';
export { getCourse, getCourseListBytes, listCourses } from './courses.ts';
export { exportLearning } from './personal-data.ts';
export { isPublicMedia } from './public-media.ts';
export { listPublicPaths } from './public-paths.ts';
export { loadContent } from './seed.ts';
