/** The measured pages, by their names in the report. */
export const measuredPages = {
  'home page': '/home',
  'course page': '/courses/live-to-give',
  'lesson page': '/courses/live-to-give/the-carob-tree',
  dashboard: '/dashboard',
};
