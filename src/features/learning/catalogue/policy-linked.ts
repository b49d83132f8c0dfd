/** The categories that every page of the site links to, with the message of their names there. */
export const linkedCategories = [
  ['character-development-middos', 'app.footer.character'],
  ['inspiration', 'app.footer.inspiration'],
] as const;

/** The courses that every page links to. */
export const linkedCourses = [
  ['live-to-give', 'app.footer.courseLiveToGive'],
  ['emunah-tefillah', 'app.footer.courseEmunah'],
  ['honoring-parents', 'app.footer.courseParents'],
  ['why-bad-things-happen', 'app.footer.courseBadThings'],
  ['power-of-speech', 'app.footer.courseSpeech'],
  ['performing-mitzvos-with-enthusiasm', 'app.footer.courseMitzvos'],
  ['friendship', 'app.footer.courseFriendship'],
  ['patience', 'app.footer.coursePatience'],
  ['anger', 'app.footer.courseAnger'],
] as const;
