/** The URL of the cover of the course whose media lie in this folder. */
export function coverImage(folder: string): string {
  return `/covers/${folder}.svg`;
}
