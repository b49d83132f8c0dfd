/** What an upload of a picture is for, in requests. */
export const picturePurpose = 'picture';

export const maxPictureBytes = 20 * 1024 * 1024;

/** The file of a picture that staff uploaded, as an item of a course names it. */
const uploaded = /^picture-[0-9a-f]{16}\.webp$/;

/** Where the file of an uploaded picture is stored; undefined for a picture that comes with a course. */
export function findPictureKey(file: string): string | undefined {
  return uploaded.test(file) ? `house/pictures/${file}` : undefined;
}

/** The same picture, small enough for lists. */
export function smallPictureKey(file: string): string {
  return `house/pictures/small/${file}`;
}
