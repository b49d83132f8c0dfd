export { readShippedContent } from '../content/server/content-layers.ts';
export { getCourse, getCourseListBytes, listCourses } from '../courses/server/courses.ts';
export { isPublicMedia } from './public-media.ts';
export { countDownload, getDownload } from '../resources/server/resources.ts';
export { printCertificate } from '../certificates/server/print-certificate.ts';
export { loadContent } from '../content/server/load-content.ts';
export { withWrittenCaptions } from '../editions/server/caption-files.ts';
export { exportEdition } from '../editions/server/export-edition.ts';
export { importEdition } from '../editions/server/import-edition.ts';
