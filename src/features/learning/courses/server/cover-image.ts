/** The URL of a course's cover. */
export function coverImage(courseId: string): string {
  return `/covers/${courseId}.svg`;
}
